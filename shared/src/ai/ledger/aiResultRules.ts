import { byTime } from '../../core/dates';
import { RuleError } from '../../core/store/ruleError';
import type { AiResult, AiResultEvent, AiRisk } from './aiResult';

/** What a reviewer can do with the status of an entry. */
export type AiDecision =
  | { readonly do: 'approve' }
  /** `data`: the same change in the shape of its task. */
  | { readonly do: 'modify'; readonly text: string; readonly data?: unknown }
  | { readonly do: 'reject'; readonly reason: string }
  | { readonly do: 'reopen' };

/** Whether a person approved it, as it was or changed. */
export const isApproved = (result: AiResult): boolean => result.status === 'approved' || result.status === 'modified';

/** The text to use: as the reviewer changed it, else as it was made. */
export const approvedText = (result: AiResult): string => result.editedText ?? result.output;

/**
 * What an approval says in the shape of its task, for the task's schema to read: as it was made, or as the reviewer
 * changed it. Nothing when the reviewer changed the text and the task cannot read it back.
 */
export const approvedData = (result: AiResult): unknown =>
  result.status === 'modified' ? result.editedData : result.data;

/** What AI left for a person to fill in, each once: `[date]`, `[Say what you found]`. Not links in Markdown or check boxes. */
export const gapsIn = (text: string): string[] => [
  ...new Set(text.match(/\[(?=[^\]\n]*\p{L}{2})[^\]\n]{2,120}\](?!\()/gu) ?? []),
];

/** Those that a rule puts first, then the oldest. */
export const inQueueOrder = (one: AiResult, other: AiResult): number =>
  Number(other.first ?? false) - Number(one.first ?? false) || byTime(one.createdAt, other.createdAt);

/** Entries that wait for a person: those that a rule puts first, then the oldest. */
export function reviewsWaiting(results: readonly AiResult[]): AiResult[] {
  return results.filter((result) => result.status === 'pending').sort(inQueueOrder);
}

const riskOrder: Readonly<Record<AiRisk, number>> = { low: 0, medium: 1, high: 2 };

/** Orders risks, lowest first. */
export const byRisk = (one: AiRisk, other: AiRisk): number => riskOrder[one] - riskOrder[other];

/** The entry with one more line in its trail. */
export function withEvent(result: AiResult, event: AiResultEvent): AiResult {
  return { ...result, updatedAt: event.at, history: [...result.history, event] };
}

/**
 * The entry after a decision. Only what waits can be decided and only what is decided can be reopened; a rejection needs
 * a reason and a change a text: `RuleError` otherwise, and when the engine would decide about its own work.
 */
export function decided(result: AiResult, decision: AiDecision, at: string, actor: string): AiResult {
  checkDecision(result, decision, actor);
  const clear = { editedText: undefined, editedData: undefined, reason: '', approvedBy: undefined, rating: undefined };
  switch (decision.do) {
    case 'approve': {
      const change = { ...clear, status: 'approved', rating: 'approve', approvedBy: 'person', decidedAt: at } as const;
      return withEvent({ ...result, ...change }, { at, actor, action: 'approved', note: '' });
    }
    case 'modify': {
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
  }
}

function checkDecision(result: AiResult, decision: AiDecision, actor: string): void {
  const name = `“${result.title}”`;
  if (actor === result.engine || actor === result.model) {
    throw new RuleError(`Expected a person to decide about ${name}, got the engine that made it (${actor}).`);
  }
  if (decision.do === 'reopen') {
    if (result.status === 'pending') throw new RuleError(`${name} is waiting for review already.`);
    return;
  }
  if (decision.do === 'modify' && !decision.text.trim()) {
    throw new RuleError('Expected the changed text, got an empty one.');
  }
  if (decision.do === 'reject' && !decision.reason.trim()) throw new RuleError('Say why this result is rejected.');
  if (result.status !== 'pending') {
    throw new RuleError(`${name} is already ${result.status}. Reopen it before you decide again.`);
  }
}
