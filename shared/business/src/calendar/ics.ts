import { readIcs } from './icsRead';
import { onlyChanges } from './icsSeries';
import { byVersion } from './icsVersions';
import { writeIcs } from './icsWrite';

/** Calendar files (`.ics`, RFC 5545). */
export const ics = {
  read: readIcs,
  write: writeIcs,
  /** A series with nothing but the changes of a file that holds no more of it. */
  withChanges: onlyChanges,
  /** Sorts what a file says of one meeting several times: the newest last. */
  byVersion,
};
