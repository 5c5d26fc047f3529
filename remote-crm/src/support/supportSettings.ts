import { defineCollection } from '@steps/shared';
import { type TicketPriority, ticketPriorities } from '@steps/shared/tickets';
import * as v from 'valibot';

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1));
const target = v.object({ firstReply: minutes, resolution: minutes });

/** What a client promises its customers; one record, `support`. */
const supportSettingsSchema = v.object({
  id: v.string(),
  days: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  from: v.string(),
  to: v.string(),
  holidays: v.array(v.string()),
  /** Working minutes. */
  targets: v.object({ low: target, normal: target, high: target, urgent: target }),
});

export type SupportSettings = Readonly<v.InferOutput<typeof supportSettingsSchema>>;
export type Targets = SupportSettings['targets'];
/** The two promises: a first answer, and the matter settled. */
export type ClockKind = keyof Targets[TicketPriority];

export const settingsId = 'support';

/** Support settings of the open client. */
export const supportSettings = defineCollection({
  name: 'supportSettings',
  schema: supportSettingsSchema,
  version: 1,
});

/** Bank holidays of England and Wales, as gov.uk/bank-holidays lists them. */
export const bankHolidays = {
  years: '2026 and 2027',
  days: [
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'],
    ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
  ],
} as const;

/** Minutes of a working day of the defaults. */
const day = 9 * 60;

/** Until somebody changes them: office hours without bank holidays, an answer the same day. */
export const defaultSettings: SupportSettings = {
  id: settingsId,
  days: [1, 2, 3, 4, 5],
  from: '09:00',
  to: '18:00',
  holidays: [...bankHolidays.days],
  targets: {
    low: { firstReply: day, resolution: 5 * day },
    normal: { firstReply: 4 * 60, resolution: 3 * day },
    high: { firstReply: 2 * 60, resolution: 2 * day },
    urgent: { firstReply: 60, resolution: day },
  },
};

/** The most urgent first, as people read them. */
export const prioritiesByUrgency: readonly TicketPriority[] = ticketPriorities.toReversed();
