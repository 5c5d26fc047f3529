import { formatMonth, type Moment } from '@steps/platform/src/core/dates';
import { ownDay, ownFields, ownMoment } from '@steps/platform/src/core/ownClock';
import type { Deal } from './deal';
import { dealProbability, isOpenDeal } from './dealRules';
import { type DealStage, dealStages } from './pipeline';

/** Months of the forecast, the present one first. */
export const forecastMonths = 6;

export interface ForecastMonth {
  /** `2026-11`. */
  readonly id: string;
  /** "Nov". */
  readonly label: string;
  /** Weighted pence of the open deals that close in it. */
  readonly pence: number;
}

export interface Forecast {
  readonly months: readonly ForecastMonth[];
  /** Weighted pence of open deals whose close date is missing, past or later than the months shown. */
  readonly otherPence: number;
}

/** Open deals, each times its stage's chance, by the month of the close date, in pence; rounded once a month. */
export function forecastByMonth(
  deals: readonly Deal[],
  now: Moment,
  { stages = dealStages, count = forecastMonths }: { stages?: readonly DealStage[]; count?: number } = {},
): Forecast {
  const { year, month: present } = ownFields(now);
  const sums = new Map(
    Array.from({ length: count }, (_, at) => [ownDay(ownMoment({ year, month: present + at })).slice(0, 7), 0]),
  );
  const today = ownDay(now);
  let other = 0;
  for (const deal of deals) {
    if (!isOpenDeal(deal, stages)) continue;
    const hundredths = deal.valuePence * dealProbability(deal, stages);
    // A close date is a calendar day, so its month is read from the text: no time zone moves it.
    const month = deal.closeDate?.slice(0, 7) ?? '';
    const isLate = deal.closeDate !== undefined && deal.closeDate < today;
    const sum = isLate ? undefined : sums.get(month);
    if (sum === undefined) other += hundredths;
    else sums.set(month, sum + hundredths);
  }
  const months = [...sums].map(([id, hundredths]) => ({
    id,
    label: monthLabel(id),
    pence: Math.round(hundredths / 100),
  }));
  return { months, otherPence: Math.round(other / 100) };
}

const monthLabel = (id: string) => formatMonth(`${id}-15T12:00:00`);
