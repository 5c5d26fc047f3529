import type { DealStage } from '@steps/business';
import { RuleError, sameText } from '@steps/platform';

/** The reason that asks for own words, and so always stays. */
export const otherReason = 'Other';

/** Longest name of a stage or a reason, characters: it is the head of a narrow column. */
export const longestName = 40;

/** A name for a stage or reason: trimmed, short, and not taken. `RuleError` otherwise. */
export function newName(noun: string, typed: string, taken: readonly string[]): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (!name) throw new RuleError(`Enter a name for the ${noun}; it is empty.`);
  if (name.length > longestName) {
    throw new RuleError(`Use at most ${longestName} characters for the name, not ${name.length}.`);
  }
  if (taken.some((known) => sameText(known, name))) {
    throw new RuleError(`Choose another name: there is already a ${noun} called “${name}”.`);
  }
  return name;
}

/** A chance in whole percent. `RuleError` for anything but 0 to 100. */
export function checkedProbability(percent: number): number {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) {
    throw new RuleError(`Enter a chance from 0 to 100 in whole percent, not ${percent}.`);
  }
  return percent;
}

/** The list with one entry moved by `by` places, as far as possible; the same list if nothing moves. */
export function movedBy<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = Math.max(0, Math.min(list.length - 1, from + by));
  const moved = list[from];
  if (moved === undefined || to === from) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Stages with one open stage moved among the open ones; won and lost stay last. */
export function withStageMoved(stages: readonly DealStage[], id: string, by: number): readonly DealStage[] {
  const open = stages.filter((stage) => stage.kind === 'open');
  const at = open.findIndex((stage) => stage.id === id);
  return at < 0 ? stages : [...movedBy(open, at, by), ...stages.filter((stage) => stage.kind !== 'open')];
}

/** Stages with a new open stage after the last open one. */
export function withStageAdded(stages: readonly DealStage[], stage: DealStage): readonly DealStage[] {
  const open = stages.filter(({ kind }) => kind === 'open');
  return [...open, stage, ...stages.filter(({ kind }) => kind !== 'open')];
}

/** Why a stage cannot be removed; `undefined` if it can. */
export function whyStageStays(stages: readonly DealStage[], id: string): string | undefined {
  const stage = stages.find((known) => known.id === id);
  if (!stage) return 'There is no such stage.';
  if (stage.kind !== 'open') return `A deal must be able to be ${stage.kind}, so “${stage.label}” stays.`;
  if (stages.filter(({ kind }) => kind === 'open').length === 1) return 'A pipeline needs at least one open stage.';
  return undefined;
}

/** The reason in the form a deal keeps: the chosen one, and for "Other" the words. `RuleError` without either. */
export function lostReasonText(chosen: string, words: string): string {
  if (!chosen) throw new RuleError('Choose why it was lost.');
  if (chosen !== otherReason) return chosen;
  if (!words.trim()) throw new RuleError('Say in a few words why it was lost.');
  return `${otherReason}: ${words.trim()}`;
}

/** The reason a deal was lost for, without the words after "Other": for counting. */
export const lostReasonGroup = (reason: string): string =>
  reason.startsWith(`${otherReason}:`) ? otherReason : reason || 'No reason given';
