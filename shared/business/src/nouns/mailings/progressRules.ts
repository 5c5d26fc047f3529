import type { MailingChunk } from './mailingChunk';
import { type MailingProgress, type Outcome, outcomes } from './mailingProgress';

/** How many answers of servers are kept for a chunk, and how many characters of each. */
const mostSaid = 20;
const longestSaid = 200;

/** The progress of a chunk that is not started. */
export const freshProgress = ({ id, mailingId, recipients }: MailingChunk): Omit<MailingProgress, 'by' | 'at'> => ({
  id,
  mailingId,
  signs: outcomes.waiting.repeat(recipients.length),
  tries: 0,
  said: {},
});

/** A chunk as the next post office takes it over: the recipient whose email was being sent is in doubt. */
export function takenOver(progress: MailingProgress): MailingProgress {
  const { now, ...rest } = progress;
  return now === undefined ? progress : { ...rest, signs: withSign(progress.signs, now, 'doubtful') };
}

/** After one recipient. `words`: what the server said. */
export function withOutcome(progress: MailingProgress, nth: number, outcome: Outcome, words?: string): MailingProgress {
  const { now: _, said, ...rest } = progress;
  const { [String(nth)]: __, ...others } = said;
  const kept = Object.entries(others).slice(words === undefined ? 0 : -(mostSaid - 1));
  const more = words === undefined ? [] : [[String(nth), words.slice(0, longestSaid)] as const];
  const signs = withSign(progress.signs, nth, outcome);
  // Once the server accepts something, it no longer counts as away.
  return { ...rest, signs, tries: outcome === 'sent' ? 0 : rest.tries, said: Object.fromEntries([...kept, ...more]) };
}

/**
 * The first recipient from there on who still waits; `undefined` for none. `again`: also those whom a server asked to try
 * again.
 */
export function nextWaiting({ signs }: MailingProgress, from: number, again: boolean): number | undefined {
  for (let nth = from; nth < signs.length; nth += 1)
    if (signs[nth] === outcomes.waiting || (again && signs[nth] === outcomes.later)) return nth;
  return undefined;
}

/** Whether every recipient of a chunk has an outcome. */
export const isThrough = ({ signs, now }: MailingProgress): boolean =>
  now === undefined && !signs.includes(outcomes.waiting) && !signs.includes(outcomes.later);

const withSign = (signs: string, nth: number, outcome: Outcome): string =>
  signs.slice(0, nth) + outcomes[outcome] + signs.slice(nth + 1);
