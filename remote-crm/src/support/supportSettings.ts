import { defineCollection } from '@steps/platform';
import * as v from 'valibot';
import { bankHolidaysOf } from '../records/days/bankHolidays';
import { type TicketPriority, ticketPriorities } from '../tickets';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
const target = v.object({ firstReply: minutes, resolution: minutes });

/** A client's targets and working hours; one record, `support`. */
const supportSettingsSchema = v.object({
  id: v.string(),
  days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  from: v.string(),
  to: v.string(),
  /** The team's own days off, `2026-12-24`. */
  holidays: v.array(v.string()),
  /** Whether every year's bank holidays of England and Wales are days off. */
  bankHolidays: v.boolean(),
  /** Bank holidays on which the team works. */
  worked: v.array(v.string()),
  /** Working minutes. */
  targets: v.object({ low: target, normal: target, high: target, urgent: target }),
});

export type SupportSettings = Readonly<v.InferOutput<typeof supportSettingsSchema>>;
export type Targets = SupportSettings['targets'];
/** The two targets: for a first answer, and for the solution. */
export type ClockKind = keyof Targets[TicketPriority];

export const settingsId = 'support';

/** Version 1 had the bank holidays of these years among the team's own days off. */
const yearsInVersion1 = [2026, 2027];

/** Support settings of the open client. */
export const supportSettings = defineCollection({
  name: 'supportSettings',
  module: 'support',
  everyoneReads: true,
  schema: supportSettingsSchema,
  version: 2,
  migrations: { 1: toVersion2 },
});

function toVersion2(old: Record<string, unknown>): Record<string, unknown> {
  const listed = v.parse(v.array(v.string()), old.holidays);
  const known = yearsInVersion1.flatMap((year) => bankHolidaysOf(year).map(({ day }) => day));
  const bankHolidays = known.some((day) => listed.includes(day));
  return {
    ...old,
    holidays: listed.filter((day) => !known.includes(day)),
    bankHolidays,
    worked: bankHolidays ? known.filter((day) => !listed.includes(day)) : [],
  };
}

/** Minutes of a working day of the defaults. */
const day = 9 * 60;

/** Until somebody changes them: the region's hours without bank holidays, an answer the same day. */
export const defaultSettings: SupportSettings = {
  id: settingsId,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  holidays: [],
  bankHolidays: true,
  worked: [],
  targets: {
    low: { firstReply: day, resolution: 5 * day },
    normal: { firstReply: 4 * 60, resolution: 3 * day },
    high: { firstReply: 2 * 60, resolution: 2 * day },
    urgent: { firstReply: 60, resolution: day },
  },
};

/** The most urgent first, the order in which people read them. */
export const prioritiesByUrgency: readonly TicketPriority[] = ticketPriorities.toReversed();
