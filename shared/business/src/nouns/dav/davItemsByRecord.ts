import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { type DavItem, davCards, davEvents } from './davItem';
import type { DavKind } from './davLink';

/** Items by the meeting or contact that they are linked to. */
export const davItemsByRecord: Readonly<Record<DavKind, RecordIndex<DavItem>>> = {
  calendar: new RecordIndex(davEvents, ({ recordId }) => recordId),
  contacts: new RecordIndex(davCards, ({ recordId }) => recordId),
};
