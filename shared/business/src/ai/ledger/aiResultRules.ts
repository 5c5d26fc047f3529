import { byTime } from '@steps/platform/src/core/dates';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { membership, ownDevice } from '../../nouns/people/membership';
import type { AiResult, AiResultEvent, AiRisk } from './aiResult';

/** What a reviewer can do with the status of an entry. */
export type AiDecision =
  | { readonly do: 'approve' }
  /** `data`: the same change in the shape of its task. */
  | { readonly do: 'modify'; readonly text: string; readonly data?: unknown }
  | { readonly do: 'reject'; readonly reason: string }
  | { readonly do: 'reopen' }
  /** What a rule held back may be approved from now on. */
  | { readonly do: 'release' };

/** Whether a person approved it, as it was or changed. */
export const isApproved = (result: AiResult): boolean => result.status === 'approved' || result.status === 'modified';

/** The newest result of a kind that a person approved or modified: what pages of another package may rest on. */
export const newestApproved = (ledger: readonly AiResult[], kind: string): AiResult | undefined =>
  ledger.findLast((result) => result.kind === kind && isApproved(result));

/** The text to use: as the reviewer changed it, else as it was made. */
export const approvedText = (result: AiResult): string => result.editedText ?? result.output;

/**
 * What an approval says in the shape of its task, for the task's schema to read: as it was made, or as the reviewer
 * changed it. Nothing when the reviewer changed the text and the task cannot read it back.
 */
export const approvedData = (result: AiResult): unknown =>
  result.status === 'modified' ? result.editedData : result.data;

/** The text that waits for a decision: after a first reader's changes, those are what the second one reads. */
export const textToRead = (result: AiResult): string => result.reading?.text ?? approvedText(result);

/** Whether one person's decision is enough, without a word: what may be approved with others in one go. */
export const isForOneReader = ({ held, needsSecond }: AiResult): boolean => !held && !needsSecond;

/** What AI left for a person to fill in, each once: `[date]`, `[Say what you found]`. Not links in Markdown or check boxes. */
export const gapsIn = (text: string): string[] => [
  ...new Set(text.match(/\[(?=[^\]\n]*\p{L}{2})[^\]\n]{2,120}\](?!\()/gu) ?? []),
];

/** `RuleError` with the list of what is still to be filled in. */
export function refuseGaps(text: string, how = ''): void {
  const gaps = gapsIn(text);
  if (gaps.length > 0) throw new RuleError(`Fill in what is missing first: ${gaps.join(', ')}.${how}`);
}

/** Those that a rule puts first, then the oldest; those that a rule holds back come last. */
export const inQueueOrder = (one: AiResult, other: AiResult): number =>
  Number(one.held ?? false) - Number(other.held ?? false) ||
  Number(other.first ?? false) - Number(one.first ?? false) ||
  byTime(one.createdAt, other.createdAt);

/** Entries that wait for a person: those that a rule puts first, then the oldest. */
export function reviewsWaiting(results: readonly AiResult[]): AiResult[] {
  return results.filter((result) => result.status === 'pending').sort(inQueueOrder);
}

const riskOrder: Readonly<Record<AiRisk, number>> = { low: 0, medium: 1, high: 2 };

/** Orders risks, lowest first. */
export const byRisk = (one: AiRisk, other: AiRisk): number => riskOrder[one] - riskOrder[other];

/** The entry with one more line in its trail. */
export function withEvent(result: AiResult, event: AiResultEvent): AiResult {
  return { ...result, updatedAt: event.at, history: [...result.history, { device: ownDevice(), ...event }] };
}

/**
 * The entry after a decision. Only what waits can be decided and only what is decided can be reopened; a rejection needs
 * a reason and a change a text: `RuleError` otherwise, and when the engine would decide about its own work. What a rule
 * holds back is released first; what a rule wants read twice waits on after the first reader's approval.
 */
export function decided(result: AiResult, decision: AiDecision, at: string, actor: string): AiResult {
  checkDecision(result, decision, actor);
  const clear = {
    ...{ editedText: undefined, editedData: undefined, reason: '', approvedBy: undefined, rating: undefined },
    reading: undefined,
  };
  switch (decision.do) {
    case 'approve': {
      const { reading } = result;
      if (result.needsSecond && !reading) return readOnce(result, { at, actor });
      // The second reader approves what the first one made of it.
      if (reading?.text !== undefined) {
        const { text, data } = reading;
        return decided({ ...result, reading }, { do: 'modify', text, data }, at, actor);
      }
      const change = { ...clear, status: 'approved', rating: 'approve', approvedBy: 'person', decidedAt: at } as const;
      return withEvent({ ...result, ...change }, { at, actor, action: 'approved', note: '' });
    }
    case 'modify': {
      if (result.needsSecond && (!result.reading || result.reading.text !== decision.text)) {
        return readOnce(result, { at, actor, text: decision.text, data: decision.data });
      }
      const change = { ...clear, status: 'modified', rating: 'modify', approvedBy: 'person', decidedAt: at } as const;
      return withEvent(
        { ...result, ...change, editedText: decision.text, editedData: decision.data },
        {
          ...{ at, actor, action: 'modified', note: '', before: result.output, after: decision.text },
          ...(decision.data !== undefined && { data: decision.data }),
        },
      );
    }
    case 'reject': {
      const reason = decision.reason.trim();
      const change = { ...clear, status: 'rejected', rating: 'reject', decidedAt: at } as const;
      return withEvent({ ...result, ...change, reason }, { at, actor, action: 'rejected', note: reason });
    }
    case 'reopen':
      return withEvent(
        { ...result, ...clear, status: 'pending', decidedAt: undefined },
        { at, actor, action: 'reopened', note: '' },
      );
    case 'release':
      return withEvent({ ...result, held: undefined }, { at, actor, action: 'released', note: '' });
  }
}

/** The entry after the first of two readers: it waits on for the other one. */
function readOnce(result: AiResult, reading: NonNullable<AiResult['reading']>): AiResult {
  const { at, actor, text } = reading;
  const change = text === undefined ? {} : { before: result.output, after: text };
  const device = membership()?.device;
  return withEvent(
    { ...result, reading: { ...reading, ...(device && { device }) } },
    { at, actor, action: 'read', note: '', ...change },
  );
}

function checkDecision(result: AiResult, decision: AiDecision, actor: string): void {
  const name = `“${result.title}”`;
  if (actor === result.engine || actor === result.model) {
    throw new RuleError(`A person must decide about ${name}, not the engine that made it (${actor}).`);
  }
  if (decision.do === 'reopen') {
    if (result.status === 'pending') throw new RuleError(`${name} is waiting for review already.`);
    return;
  }
  if (decision.do === 'release') {
    if (!result.held) throw new RuleError(`${name} is not held back.`);
    return;
  }
  if (decision.do === 'modify' && !decision.text.trim()) {
    throw new RuleError('Enter the changed text; it is empty.');
  }
  if (decision.do === 'reject' && !decision.reason.trim()) throw new RuleError('Say why this result is rejected.');
  if (result.status !== 'pending') {
    throw new RuleError(`${name} is already ${result.status}. Reopen it before you decide again.`);
  }
  if (decision.do === 'reject') return;
  if (result.held) throw new RuleError(`A review rule holds ${name} back. Release it first.`);
  const isSame = decision.do === 'approve' || decision.text === result.reading?.text;
  if (result.reading && isSame && samePerson(actor, result.reading.actor)) {
    throw new RuleError(`The first reader of ${name} was “${result.reading.actor}”. Somebody else is the second.`);
  }
  const why = result.reading && isSame && membership()?.readers?.refuse(result.reading.device);
  if (why) throw new RuleError(why);
}

const samePerson = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
