import { type Deal, type DealStage, stageOf } from '@steps/business';
import { dayOfParts, ownDay, ownFields } from '@steps/platform';
import { lostReasonGroup } from '../stages/pipelineRules';

/** The period of figures about closed deals, in months; `all` has no start. */
export const periods = { '3': 'Last 3 months', '6': 'Last 6 months', '12': 'Last 12 months', all: 'All time' } as const;
export type Period = keyof typeof periods;

/** Fewer deals than this say nothing about the next one (our choice; each of 3 deals moves the rate by a third). */
export const enoughDeals = 5;

/** The local day a period starts with; empty for all time. */
export function periodStart(period: Period, now: Date): string {
  if (period === 'all') return '';
  const { year, month, day } = ownFields(now);
  return dayOfParts(year, month - Number(period), day);
}

const dayMs = 24 * 60 * 60 * 1000;
const isSince = (at: string, start: string) => start === '' || ownDay(new Date(at)) >= start;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The value in the middle, or the mean of the two in the middle; `undefined` for no values. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Deals won or lost since a day, by their last change of stage. */
export function closedSince(
  deals: readonly Deal[],
  stages: readonly DealStage[],
  start: string,
): { readonly won: Deal[]; readonly lost: Deal[] } {
  const since = deals.filter((deal) => isSince(deal.stageChangedAt, start));
  const ofKind = (kind: DealStage['kind']) => since.filter((deal) => stageOf(deal.stage, stages).kind === kind);
  return { won: ofKind('won'), lost: ofKind('lost') };
}

export interface Outcome {
  readonly won: number;
  readonly lost: number;
  readonly wonPence: number;
  readonly lostPence: number;
  /** Won of all closed, whole percent; `undefined` when none closed. */
  readonly winRate: number | undefined;
  /** Mean value of won deals, pence, rounded once. */
  readonly averagePence: number | undefined;
  /** Median days from adding to winning. */
  readonly daysToWin: number | undefined;
}

/** How closed deals went. */
export function outcomeOf({ won, lost }: { readonly won: readonly Deal[]; readonly lost: readonly Deal[] }): Outcome {
  const wonPence = sum(won.map((deal) => deal.valuePence));
  const days = median(won.map((deal) => (Date.parse(deal.stageChangedAt) - Date.parse(deal.createdAt)) / dayMs));
  return {
    won: won.length,
    lost: lost.length,
    wonPence,
    lostPence: sum(lost.map((deal) => deal.valuePence)),
    winRate: percentOf(won.length, won.length + lost.length),
    averagePence: won.length > 0 ? Math.round(wonPence / won.length) : undefined,
    daysToWin: days === undefined ? undefined : Math.round(days),
  };
}

/** A part in whole percent; `undefined` if the whole is 0. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 100) : undefined;

export interface Group {
  readonly name: string;
  readonly won: number;
  readonly lost: number;
  readonly wonPence: number;
  readonly lostPence: number;
}

/** Lost deals by reason, the most valuable first; reasons in own words ("Other") are one group. */
export const lostByReason = (lost: readonly Deal[]): Group[] =>
  groupsOf([], lost, (deal) => lostReasonGroup(deal.lostReason));

/** Closed deals by source, the most valuable first. */
export const closedBySource = (won: readonly Deal[], lost: readonly Deal[]): Group[] =>
  groupsOf(won, lost, (deal) => deal.source || 'No source');

function groupsOf(won: readonly Deal[], lost: readonly Deal[], nameOf: (deal: Deal) => string): Group[] {
  const groups = new Map<string, Group>();
  const add = (deal: Deal, end: 'won' | 'lost') => {
    const name = nameOf(deal);
    const group = groups.get(name) ?? { name, won: 0, lost: 0, wonPence: 0, lostPence: 0 };
    const pence = `${end}Pence` as const;
    groups.set(name, { ...group, [end]: group[end] + 1, [pence]: group[pence] + deal.valuePence });
  };
  for (const deal of won) add(deal, 'won');
  for (const deal of lost) add(deal, 'lost');
  const worth = (group: Group) => group.wonPence + group.lostPence;
  return [...groups.values()].sort((one, other) => worth(other) - worth(one) || one.name.localeCompare(other.name));
}

export interface StageFlow {
  readonly id: string;
  readonly label: string;
  /** Deals that reached at least this stage. */
  readonly reached: number;
  /** Share of those that reached the stage before, whole percent; `undefined` for the first stage. */
  readonly rate: number | undefined;
  /** Median days of completed stays in it; `undefined` without any. */
  readonly days: number | undefined;
  /** How many stays were counted. */
  readonly stays: number;
}

/**
 * How deals added since a day moved through the stages, won last. A deal in a later stage counts for the earlier ones too,
 * even if somebody skipped them.
 */
export function stageFlow(deals: readonly Deal[], stages: readonly DealStage[], start: string): StageFlow[] {
  const way = stages.filter((stage) => stage.kind !== 'lost');
  const cohort = deals.filter((deal) => isSince(deal.createdAt, start));
  const furthest = cohort.map((deal) => Math.max(...deal.stageHistory.map((step) => placeOf(way, step.stage))));
  const counts = way.map((_, place) => furthest.filter((reached) => reached >= place).length);
  return way.map(({ id, label }, place) => {
    const stays = cohort.flatMap((deal) => daysIn(deal, id));
    const days = median(stays);
    return {
      id,
      label,
      reached: counts[place] ?? 0,
      rate: place === 0 ? undefined : percentOf(counts[place] ?? 0, counts[place - 1] ?? 0),
      days: days === undefined ? undefined : Math.round(days * 10) / 10,
      stays: stays.length,
    };
  });
}

/** Lost, and stages that no longer exist, are no step forward; every deal was in the first stage. */
const placeOf = (way: readonly DealStage[], id: string) =>
  Math.max(
    0,
    way.findIndex((stage) => stage.id === id),
  );

/** Days of each completed stay in a stage. */
function daysIn({ stageHistory }: Deal, stage: string): number[] {
  return stageHistory.flatMap((step, index) => {
    const next = stageHistory[index + 1];
    return step.stage === stage && next ? [(Date.parse(next.at) - Date.parse(step.at)) / dayMs] : [];
  });
}

/** Pence won in the present month, by the day on which deals were won. */
export function wonThisMonth(won: readonly Deal[], now: Date): number {
  const month = ownDay(now).slice(0, 7);
  return sum(
    won.filter((deal) => ownDay(new Date(deal.stageChangedAt)).startsWith(month)).map((deal) => deal.valuePence),
  );
}
