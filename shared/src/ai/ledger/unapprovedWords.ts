import type { RowChange } from '../../core/storage/port';
import { collectionNamed } from '../../core/store/collection';
import { derive } from '../../core/store/recordIndex';
import { isPlainObject } from '../../core/store/rowCheck';
import { type AiResult, aiResults } from './aiResult';
import { approvedText, isApproved } from './aiResultRules';

/** Shorter texts are anybody's: "Book a call" need not come from AI. Characters; our choice. */
const ownWords = 20;

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
export const entryWithSameWords = (text: string): AiResult | undefined => entriesByWords.get().get(text.trim());

/**
 * The entry whose words a change would bring into the records although nobody approved them, in whichever field, by
 * whomever. What stands in the changed records already may stay and move; a draft may hold the words of the entry that
 * it names.
 */
export function unapprovedWords(changes: readonly RowChange[]): AiResult | undefined {
  const entries = entriesByWords.get();
  if (entries.size === 0) return undefined;
  const recorded = changes.filter(({ collection }) => !collectionNamed(collection)?.unrecorded);
  for (const { value } of recorded) {
    const source = firstText(value, (text) => {
      const entry = entries.get(text.trim());
      return entry && !isDraftOf(value, entry) && !stands(text, recorded) ? entry : undefined;
    });
    if (source) return source;
  }
  return undefined;
}

const isDraftOf = (value: unknown, source: AiResult): boolean =>
  isPlainObject(value) && value.aiResultId === source.id && value.status === 'draft';

/** Whether a text is in one of the records before their change. */
const stands = (text: string, changes: readonly RowChange[]): boolean =>
  changes.some(({ collection, id }) =>
    firstText(collectionNamed(collection)?.get(id), (known) => known.trim() === text.trim() || undefined),
  );

/** What `find` gives for the first text in a value, however deep. Without lists of its own: imports ask it of each row. */
function firstText<T>(value: unknown, find: (text: string) => T | undefined): T | undefined {
  if (typeof value === 'string') return value.length < ownWords ? undefined : find(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key in value) {
    const found = firstText(value[key as keyof typeof value], find);
    if (found !== undefined) return found;
  }
  return undefined;
}
