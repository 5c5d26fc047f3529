import { whenIdle } from '../../core/storage/pageTime';
import { type AiResult, aiResults } from './aiResult';
import { approvedText, isApproved } from './aiResultRules';
import { SentenceIndex, sentencesOf } from './sentences';
import { textsIn } from './textsIn';

/** Reading the ledger may hold the page up for so long at a time, ms: less than a frame. */
const sliceMs = 10;
/** The first slice may wait for this long while the page opens, the next ones for this long while it is busy, ms. */
const firstLatest = 2000;
const nextLatest = 200;

/** What one version of an entry adds. */
interface Words {
  readonly entry: AiResult;
  /** Sentences that AI wrote, and neither the reviewer kept nor the person had given to it. */
  readonly open: readonly string[];
  readonly approved: readonly string[];
}

/** By id, each as it was last read. */
const read = new Map<string, Words>();
/** Entries that came, changed or went since. */
const waiting = new Set(aiResults.all().map(({ id }) => id));
const open = new SentenceIndex<AiResult>();
/** How many entries a sentence was approved in: then it is anybody's. */
const approved = new Map<string, number>();
let cancelPlan: (() => void) | undefined;

/** Reads the ledger from now on, in idle moments, so that the first change of a record need not wait for all of it. */
aiResults.follow((before, after) => {
  const id = (after ?? before)?.id;
  if (id === undefined) return;
  waiting.add(id);
  plan(firstLatest);
});

/** How many entries are still to be read. */
export const entriesToRead = (): number => waiting.size;

/**
 * What `pass` gives for the first entry of which a sentence stands in this text that nobody approved and nobody wrote
 * before. What idle moments have not read yet is read now: the answer is always about all entries.
 */
export function findSentence<R>(
  text: string,
  pass: (entry: AiResult, sentence: string) => R | undefined,
): R | undefined {
  readUntil(Number.POSITIVE_INFINITY);
  cancelPlan?.();
  cancelPlan = undefined;
  return open.find(text, (entry, sentence) => (isApprovedAnywhere(sentence) ? undefined : pass(entry, sentence)));
}

/** By itself, or within a longer sentence: a phase that a person approved may name what an earlier one found. */
const isApprovedAnywhere = (sentence: string): boolean =>
  approved.has(sentence) || [...approved.keys()].some((longer) => ` ${longer} `.includes(` ${sentence} `));

function plan(latest: number): void {
  cancelPlan ??= whenIdle(() => {
    cancelPlan = undefined;
    readUntil(performance.now() + sliceMs);
    if (waiting.size > 0) plan(nextLatest);
  }, latest);
}

function readUntil(end: number): void {
  for (const id of waiting) {
    waiting.delete(id);
    take(read.get(id), -1);
    read.delete(id);
    const entry = aiResults.get(id);
    if (entry) {
      const words = wordsIn(entry);
      read.set(id, words);
      take(words, 1);
    }
    if (performance.now() > end) return;
  }
}

function take(words: Words | undefined, by: 1 | -1): void {
  for (const sentence of words?.open ?? []) {
    if (words && by > 0) open.add(sentence, words.entry);
    else if (words) open.remove(sentence, words.entry);
  }
  for (const sentence of words?.approved ?? []) {
    const count = (approved.get(sentence) ?? 0) + by;
    if (count > 0) approved.set(sentence, count);
    else approved.delete(sentence);
  }
}

function wordsIn(entry: AiResult): Words {
  const own = isApproved(entry) ? sentencesOf(approvedText(entry)) : [];
  const made = new Set([entry.output, entry.editedText ?? ''].flatMap(sentencesOf));
  // What the reviewer kept may stand in a longer sentence now.
  for (const sentence of made) if (own.some((kept) => kept.includes(sentence))) made.delete(sentence);
  // A figure, or what an earlier phase found, is cut short where it is long.
  const given = made.size > 0 ? textsIn(entry.inputs).flatMap(sentencesOf) : [];
  for (const sentence of made) if (given.some((one) => one.includes(sentence))) made.delete(sentence);
  return { entry, open: [...made], approved: [...new Set(own)] };
}
