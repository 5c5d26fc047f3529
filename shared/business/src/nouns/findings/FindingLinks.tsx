import { Link } from '@steps/platform/router';
import { useRecordsBy } from '@steps/platform/src/core/store/recordHooks';
import { RecordIndex } from '@steps/platform/src/core/store/recordIndex';
import { type FindingWork, findingWork, type WorkTarget } from './findingWork';

/** One key for a record of any collection. */
const keyOfRecord = ({ collection, id }: WorkTarget): string => `${collection}/${id}`;

const workByTarget = new RecordIndex(findingWork, ({ target }) => keyOfRecord(target));
/** By the note in the timeline of a deal. */
const workByNote = new RecordIndex(findingWork, ({ noteId }) => noteId);

/** The findings that led to a record, in render; for a note also those it was written about. */
export function useFindingsBehind(record: WorkTarget): readonly FindingWork[] {
  const own = useRecordsBy(workByTarget, keyOfRecord(record));
  const noted = useRecordsBy(workByNote, record.id);
  return noted.length === 0 ? own : [...own, ...noted];
}

/** "Finding in Growth options": links to the findings that led to a record. Nothing for any other record. */
export function FindingLinks(record: WorkTarget) {
  const links = useFindingsBehind(record).flatMap(({ id, finding, from }) => (from ? [{ id, finding, ...from }] : []));
  return links.map(({ id, finding, title, href }) => (
    <span key={id} className="s-faint" title={finding}>
      From the finding in <Link to={href}>{title}</Link>
    </span>
  ));
}
