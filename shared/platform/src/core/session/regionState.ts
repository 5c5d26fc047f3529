import * as v from 'valibot';
import { isZone } from '../calendar/zones';
import { addDays } from '../calendarDay';
import { readOwnZone } from '../ownClock';
import { useRecord } from '../store/recordHooks';
import { RuleError } from '../store/ruleError';
import { definePreference, preferences, setPreference } from './preferenceState';

/** Currencies that amounts can be shown in, the most used first; all have hundredths, or nothing smaller than one. */
export const currencies = [
  ...([
    'GBP',
    'EUR',
    'USD',
    'AUD',
    'CAD',
    'CHF',
    'NZD',
    'ZAR',
    'AED',
    'ARS',
    'BRL',
    'CLP',
    'CNY',
    'COP',
    'CZK',
  ] as const),
  ...([
    'DKK',
    'EGP',
    'GHS',
    'HKD',
    'HUF',
    'IDR',
    'ILS',
    'INR',
    'ISK',
    'JMD',
    'JPY',
    'KES',
    'KRW',
    'LKR',
    'MAD',
  ] as const),
  ...([
    'MXN',
    'MYR',
    'NGN',
    'NOK',
    'PEN',
    'PHP',
    'PKR',
    'PLN',
    'RON',
    'RSD',
    'SAR',
    'SEK',
    'SGD',
    'THB',
    'TRY',
  ] as const),
  ...(['TTD', 'UAH', 'UGX', 'VND'] as const),
] as const;
export type Currency = (typeof currencies)[number];

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const schema = v.object({
  /** What is first in a date. */
  dates: v.fallback(v.picklist(['day', 'month']), 'day'),
  /** Hours of the clock. */
  clock: v.fallback(v.picklist([24, 12]), 24),
  /** First day of a week, 0 is Sunday. */
  firstDay: v.fallback(v.picklist([0, 1, 6]), 1),
  /** IANA name of the zone whose clock is shown, `Europe/London`; empty for that of the device. */
  timeZone: v.fallback(v.string(), ''),
  currency: v.fallback(v.picklist(currencies), 'GBP'),
  /** How numbers are written: `1,250.50`, `1.250,50`, `1 250,50`, `1’250.50`. */
  numbers: v.fallback(v.picklist(['point', 'comma', 'space', 'apostrophe']), 'point'),
  /** Days on which the business works, 0 is Sunday. */
  workDays: v.fallback(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), [1, 2, 3, 4, 5]),
  /** When a working day begins and ends, `09:00`. */
  workFrom: v.fallback(time, '09:00'),
  workTo: v.fallback(time, '18:00'),
});

/** How dates, times and amounts are written in this workspace, and when it works. */
export type Region = Readonly<v.InferOutput<typeof schema>>;

const key = definePreference('region', 'person');
const { id } = key;
let known: { readonly kept: unknown; readonly region: Region } | undefined;

/** Parsed once for each choice: lists ask for it with every cell. */
function parsed(kept: unknown): Region {
  if (!known || known.kept !== kept) {
    const result = v.safeParse(schema, kept ?? {});
    known = { kept, region: result.success ? result.output : v.parse(schema, {}) };
  }
  return known.region;
}

/** The region of the workspace; British until somebody chooses. */
export const region = (): Region => parsed(preferences.get(id)?.value);

readOwnZone(() => region().timeZone);

/** The same, in render. */
export const useRegion = (): Region => parsed(useRecord(preferences, id)?.value);

/** Whether somebody has chosen anything of the region. */
export const regionChosen = (): boolean => preferences.get(id) !== undefined;

/** Changes the region. `RuleError` for a zone that is none, and a working week that has no day, or ends before it begins. */
export function setRegion(patch: Partial<Region>): void {
  const next = { ...region(), ...patch };
  if (next.workDays.length === 0) throw new RuleError('Choose at least one working day; none is chosen.');
  if (!(next.workFrom < next.workTo)) {
    throw new RuleError(`The working day must end after it begins, not run from ${next.workFrom} to ${next.workTo}.`);
  }
  if (patch.timeZone && !isZone(patch.timeZone)) {
    throw new RuleError(`Choose a time zone such as Europe/London, not “${patch.timeZone}”.`);
  }
  setPreference(key, { ...next, workDays: [...new Set(next.workDays)].sort() });
}

/** How many days a calendar day (`2026-11-03`) is behind the beginning of its week. */
export const daysIntoWeek = (day: string): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() - region().firstDay + 7) % 7;

/** The first day of the week of a calendar day. */
export const startOfWeek = (day: string): string => addDays(day, -daysIntoWeek(day));
