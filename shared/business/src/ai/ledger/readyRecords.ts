// Campaigns are in memory whichever page takes an approval back, not only once a page of theirs was opened.
import '../../nouns/campaigns/campaign';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { collectionsOf, type StoredRecord } from '@steps/platform/src/core/store/collection';

/** A record that AI may have written the words of: a campaign, and whatever later has these fields. */
export interface AiContent extends StoredRecord {
  readonly aiResultId?: string;
  readonly aiResultIds?: readonly string[];
  readonly status?: string;
  readonly content?: string;
  readonly updatedAt?: string;
}

/** The entries that a record names as the source of its words. */
export const entriesOf = ({
  aiResultId,
  aiResultIds = [],
}: Pick<AiContent, 'aiResultId' | 'aiResultIds'>): readonly string[] =>
  aiResultId === undefined ? aiResultIds : [aiResultId, ...aiResultIds];

/** Statuses that say that the words may go out; what is `sent` has gone already. */
const readyStatuses: readonly (string | undefined)[] = ['ready', 'scheduled'];

/** The changes that make everything ready by this entry a draft again. Looks at every record once: a few ms. */
export function backToDraft(resultId: string): RowChange[] {
  return collectionsOf('client').flatMap((collection) =>
    collection
      .all()
      .filter((record: AiContent) => entriesOf(record).includes(resultId) && readyStatuses.includes(record.status))
      .map((record) => ({ collection: collection.name, id: record.id, value: { ...record, status: 'draft' } })),
  );
}
