import { ownFields, ownMoment } from '@steps/platform';
import { optionsOf } from '@steps/platform/ui';
import type { Ticket, TicketPriority, TicketStatus } from '../tickets';
import { prioritiesByUrgency } from './supportSettings';
import { priorityLabels, statusLabels } from './ticketLabels';

export const statusOptions = optionsOf<TicketStatus>(statusLabels);
export const priorityOptions: readonly { value: TicketPriority; label: string }[] = prioritiesByUrgency.map(
  (value) => ({ value, label: priorityLabels[value] }),
);

/** All tags of tickets in use, in alphabetical order. */
export const ticketTags = (all: readonly Ticket[]): string[] =>
  [...new Set(all.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other, 'en-GB'));

/** Times to snooze until, with their words. */
export function snoozeChoices(now: Date): { readonly label: string; readonly until: Date }[] {
  const { year, month, day, weekday } = ownFields(now);
  const at = (days: number, hour: number) => ownMoment({ year, month, day: day + days, hour });
  const toMonday = (8 - weekday) % 7 || 7;
  return [
    { label: 'For three hours', until: new Date(now.getTime() + 3 * 3_600_000) },
    { label: 'Until tomorrow at 9:00', until: at(1, 9) },
    { label: 'Until Monday at 9:00', until: at(toMonday, 9) },
    { label: 'For two weeks', until: at(14, 9) },
  ];
}
