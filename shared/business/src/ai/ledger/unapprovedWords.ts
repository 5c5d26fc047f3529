import type { RowChange } from '@steps/platform/src/core/storage/port';
import { collectionNamed, collectionsOf, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { derive } from '@steps/platform/src/core/store/recordIndex';
import { isPlainObject } from '@steps/platform/src/core/store/rowCheck';
import { type AiResult, aiResults } from './aiResult';
import { approvedText, isApproved } from './aiResultRules';
import { approvedIn, findSentence } from './ledgerSentences';
import { type AiContent, entriesOf } from './readyRecords';
import { SentenceIndex, sentenceLength } from './sentences';
import { firstText } from './textsIn';

/** Entries by their words, as made and as changed, without the words that a person approved anywhere. */
const entriesByWords = derive(aiResults, (results) => {
  const entries = new Map<string, AiResult>();
  const approvedTexts: string[] = [];
  for (const result of results) {
    const approved = isApproved(result) ? approvedText(result).trim() : undefined;
    if (approved !== undefined) approvedTexts.push(approved);
    for (const text of [result.output, result.editedText]) {
      const words = text?.trim();
      if (words && words !== approved && !entries.has(words)) entries.set(words, result);
    }
  }
  for (const words of approvedTexts) entries.delete(words);
  return entries;
});

/**
 * The entry that exactly these words come from, unless one with these words was approved: copying AI's words does not
 * make them approved, and what was approved with changes is approved as changed only.
 */
export function entryWithSameWords(text: string, decided?: AiResult): AiResult | undefined {
  const words = text.trim();
  return words === approvedWords(decided) ? undefined : entriesByWords.get().get(words);
}

/** The words that anybody may use once the decision of this commit is written. */
const approvedWords = (decided: AiResult | undefined): string | undefined =>
  decided && isApproved(decided) ? approvedText(decided).trim() : undefined;

/**
 * The entry whose words a change would bring into the records although nobody approved them, in whichever field, by
 * whomever. What is in the changed records already may stay and move; a draft may hold the words of the entry that
 * it names. `decided`: an entry as a decision in the same commit leaves it.
 */
export function unapprovedWords(changes: readonly RowChange[], decided?: AiResult): AiResult | undefined {
  if (entriesByWords.get().size === 0) return undefined;
  const recorded = changes.filter(({ collection }) => !collectionNamed(collection)?.unrecorded);
  for (const { value } of recorded) {
    const source = firstText(value, (text) => {
      const entry = entryWithSameWords(text, decided);
      return entry && !isDraftOf(value, entry) && !stands(text, recorded) ? entry : undefined;
    });
    if (source) return source;
    const quoted = firstText(value, (text) => quotedEntry(text, value, recorded, decided));
    if (quoted) return quoted;
  }
  return undefined;
}

/** The entry with a sentence that is inside this text, unless it was in the records before or a person wrote it first. */
function quotedEntry(
  text: string,
  value: unknown,
  recorded: readonly RowChange[],
  decided: AiResult | undefined,
): AiResult | undefined {
  if (text.length < sentenceLength) return undefined;
  const approved = decided ? approvedIn(decided) : [];
  return findSentence(text, (entry, sentence) => {
    if (isDraftOf(value, entry) || approved.some((kept) => ` ${kept} `.includes(` ${sentence} `))) return undefined;
    const within = (known: string) => SentenceIndex.of([sentence]).find(known, () => true as const);
    const stood = recorded.some(({ collection, id }) => firstText(collectionNamed(collection)?.get(id), within));
    return stood || isOlderThan(entry, within) ? undefined : entry;
  });
}

/**
 * Whether a record that was last changed before the entry was made holds the words: then they are a person's. Reads every
 * record, but only when a sentence was found.
 */
function isOlderThan(entry: AiResult, within: (text: string) => true | undefined): boolean {
  const isOlder = (record: StoredRecord & { readonly updatedAt?: string; readonly createdAt?: string }) => {
    const at = record.updatedAt ?? record.createdAt;
    return at !== undefined && at < entry.createdAt && firstText(record, within) === true;
  };
  return collectionsOf('client').some(
    (collection) => collection.name !== aiResults.name && collection.all().some(isOlder),
  );
}

const isDraftOf = (value: unknown, source: AiResult): boolean =>
  // A record was checked against its schema, where these fields are these.
  isPlainObject(value) && value.status === 'draft' && entriesOf(value as Partial<AiContent>).includes(source.id);

/** Whether a text is in one of the records before their change. */
const stands = (text: string, changes: readonly RowChange[]): boolean =>
  changes.some(({ collection, id }) =>
    firstText(collectionNamed(collection)?.get(id), (known) => known.trim() === text.trim() || undefined),
  );
