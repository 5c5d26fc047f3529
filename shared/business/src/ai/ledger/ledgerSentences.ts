import { whenIdle } from '@steps/platform/src/core/storage/pageTime';
import { type AiResult, aiResults } from './aiResult';
import { approvedText, isApproved } from './aiResultRules';
import { SentenceIndex, sentencesOf } from './sentences';
import { textsIn } from './textsIn';

/** Reading the ledger may hold the page up for so long at a time, ms: less than a frame. */
const sliceMs = 10;
/** The first slice may wait for this long while the page opens, the next ones for this long while it is busy, ms. */
const firstLatest = 2000;
const nextLatest = 200;

/** What one version of an entry adds to one of the two readings. */
interface Words {
  readonly entry: AiResult;
  readonly sentences: readonly string[];
}

/** Entries that came, changed or went since they were last read, and what each gave then, by id. */
class Reading {
  readonly waiting = new Set(aiResults.all().map(({ id }) => id));
  readonly #read = new Map<string, Words>();

  constructor(
    private readonly wordsIn: (entry: AiResult) => readonly string[],
    private readonly take: (sentence: string, entry: AiResult, by: 1 | -1) => void,
  ) {}

  /** Reads what waits until this time; `Infinity` for all of it. */
  readUntil(end: number): void {
    for (const id of this.waiting) {
      this.waiting.delete(id);
      this.#take(this.#read.get(id), -1);
      this.#read.delete(id);
      const entry = aiResults.get(id);
      const sentences = entry ? this.wordsIn(entry) : [];
      if (entry && sentences.length > 0) {
        const words = { entry, sentences };
        this.#read.set(id, words);
        this.#take(words, 1);
      }
      if (performance.now() > end) return;
    }
  }

  #take(words: Words | undefined, by: 1 | -1): void {
    for (const sentence of words?.sentences ?? []) if (words) this.take(sentence, words.entry, by);
  }
}

const openIndex = new SentenceIndex<AiResult>();
/** Sentences that AI wrote, and neither the reviewer kept nor the person had given to it. Most entries have none: they were approved as they are. */
const open = new Reading(openIn, (sentence, entry, by) => {
  if (by > 0) openIndex.add(sentence, entry);
  else openIndex.remove(sentence, entry);
});
/** How many entries a sentence was approved in: then it is anybody's. With a space on either side, to look for it within others. */
const approvedCounts = new Map<string, number>();
/** Sentences that a person approved. Nobody asks for them before an open one is found in a text. */
const approved = new Reading(approvedIn, (sentence, _, by) => {
  const padded = ` ${sentence} `;
  const count = (approvedCounts.get(padded) ?? 0) + by;
  if (count > 0) approvedCounts.set(padded, count);
  else approvedCounts.delete(padded);
});
const readings = [open, approved];
let cancelPlan: (() => void) | undefined;

/** Reads the ledger from now on, in idle moments, so that the first change of a record need not wait for all of it. */
aiResults.follow((before, after) => {
  const id = (after ?? before)?.id;
  if (id === undefined) return;
  for (const { waiting } of readings) waiting.add(id);
  plan(firstLatest);
});

/** How many entries are still to be read. */
export const entriesToRead = (): number => Math.max(...readings.map(({ waiting }) => waiting.size));

/**
 * What `pass` gives for the first entry of which a sentence is in this text that nobody approved and nobody wrote
 * before. What idle moments have not read yet is read now, as far as it is needed: the answer is always about all entries.
 */
export function findSentence<R>(
  text: string,
  pass: (entry: AiResult, sentence: string) => R | undefined,
): R | undefined {
  open.readUntil(Number.POSITIVE_INFINITY);
  cancelPlan?.();
  cancelPlan = undefined;
  if (entriesToRead() > 0) plan(nextLatest);
  return openIndex.find(text, (entry, sentence) => (isApprovedAnywhere(sentence) ? undefined : pass(entry, sentence)));
}

/** By itself, or within a longer sentence: a phase that a person approved may name what an earlier one found. */
function isApprovedAnywhere(sentence: string): boolean {
  approved.readUntil(Number.POSITIVE_INFINITY);
  const padded = ` ${sentence} `;
  if (approvedCounts.has(padded)) return true;
  for (const longer of approvedCounts.keys()) if (longer.includes(padded)) return true;
  return false;
}

function plan(latest: number): void {
  cancelPlan ??= whenIdle(() => {
    cancelPlan = undefined;
    const end = performance.now() + sliceMs;
    for (const reading of readings) if (performance.now() < end) reading.readUntil(end);
    if (entriesToRead() > 0) plan(nextLatest);
  }, latest);
}

/** What a text may not say without a person's approval. */
function openIn(entry: AiResult): readonly string[] {
  if (isApproved(entry) && approvedText(entry) === entry.output && !entry.editedText) return [];
  const own = approvedIn(entry);
  const made = new Set([entry.output, entry.editedText ?? ''].flatMap(sentencesOf));
  // What the reviewer kept may be in a longer sentence now.
  for (const sentence of made) if (own.some((kept) => kept.includes(sentence))) made.delete(sentence);
  // A figure, or what an earlier phase found, is cut short where it is long.
  const given = made.size > 0 ? textsIn(entry.inputs).flatMap(sentencesOf) : [];
  for (const sentence of made) if (given.some((one) => one.includes(sentence))) made.delete(sentence);
  return [...made];
}

/** The sentences of it that anybody may use. */
export function approvedIn(entry: AiResult): readonly string[] {
  return isApproved(entry) ? [...new Set(sentencesOf(approvedText(entry)))] : [];
}
