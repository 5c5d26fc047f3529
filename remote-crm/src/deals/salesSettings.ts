import { commit, defineCollection, formatPence, put, RuleError, useRecord } from '@steps/platform';
import * as v from 'valibot';

const settingsSchema = v.object({
  id: v.string(),
  /** The value that deals won in a month should reach, pence; 0 for no target. */
  monthlyTargetPence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** An open deal is stale after this many days in which nothing happens. */
  staleDays: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
});

export type SalesSettings = Readonly<v.InferOutput<typeof settingsSchema>>;

const salesSettings = defineCollection({
  name: 'salesSettings',
  module: 'sales',
  everyoneReads: true,
  schema: settingsSchema,
  version: 1,
});

/**
 * Until somebody chooses: no target, and two weeks (our choice: long enough for a holiday, short enough to save the deal).
 */
export const startSettings: SalesSettings = { id: 'sales', monthlyTargetPence: 0, staleDays: 14 };

/** The client's sales settings now. */
export const currentSalesSettings = (): SalesSettings => salesSettings.get(startSettings.id) ?? startSettings;
/** The client's sales settings, in render. */
export const useSalesSettings = (): SalesSettings => useRecord(salesSettings, startSettings.id) ?? startSettings;

/** Sets the target for deals won in a month. `RuleError` for anything but whole pence from 0. */
export function setMonthlyTarget(monthlyTargetPence: number): void {
  if (!Number.isSafeInteger(monthlyTargetPence) || monthlyTargetPence < 0) {
    throw new RuleError(`Enter a target of ${formatPence(0)} or more, not ${formatPence(monthlyTargetPence)}.`);
  }
  save('Change the monthly target', { monthlyTargetPence });
}

/** Sets after how many quiet days an open deal counts as stale. `RuleError` for anything but 1 to 365. */
export function setStaleDays(staleDays: number): void {
  if (!Number.isInteger(staleDays) || staleDays < 1 || staleDays > 365) {
    throw new RuleError(`Enter 1 to 365 days, not ${staleDays}.`);
  }
  save('Change when a deal is stale', { staleDays });
}

function save(label: string, change: Partial<SalesSettings>): void {
  commit({ label, changes: [put(salesSettings, { ...currentSalesSettings(), ...change })] });
}
