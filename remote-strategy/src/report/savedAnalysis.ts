import { readKey, stamp, writeKey } from '@steps/platform';
import * as v from 'valibot';

const savedSchema = v.object({
  /** What was done with the report, the latest last. No words of the report itself are here. */
  log: v.array(v.object({ at: v.string(), what: v.picklist(['shared', 'downloaded', 'approved']) })),
});
type SavedAnalysis = v.InferOutput<typeof savedSchema>;
type LogWord = SavedAnalysis['log'][number]['what'];

const keyName = 'analysisData';
const bookmarkKey = 'analysisBookmarked';
/** Entries kept. */
const mostEntries = 50;

/** The saved analysis data of this browser, read and logged (spec 2, section 7). */
export function savedAnalysis(): SavedAnalysis {
  const saved = readKey(keyName, savedSchema, { log: [] });
  console.info('Saved analysis data', saved);
  return saved;
}

/** Logs what was done with the report, and returns all entries. */
export function logEntry(what: LogWord): SavedAnalysis {
  const entry = { at: stamp(), what };
  console.info('Analysis report', entry);
  const { log } = readKey(keyName, savedSchema, { log: [] });
  const saved = { log: [...log, entry].slice(-mostEntries) };
  writeKey(keyName, saved);
  return saved;
}

/** Whether the report is bookmarked in this browser. */
export const isBookmarked = (): boolean => readKey(bookmarkKey, v.boolean(), false);
export const setBookmarked = (bookmarked: boolean): void => writeKey(bookmarkKey, bookmarked || undefined);
