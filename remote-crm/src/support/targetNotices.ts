import { paths } from '@steps/platform/paths';
import { dismissKept, keepNoticeOnce, keptNotices } from '@steps/platform/ui';
import { type Ticket, tickets } from '../tickets';
import { nextClock, urgencyOf } from './slaRules';
import type { SupportSettings } from './supportSettings';
import { currentSettings } from './supportSettingsState';

/** How often the clocks are checked, ms. */
export const targetInterval = 60_000;

const promises = { firstReply: 'first reply', resolution: 'solution' } as const;

/** Notices about response targets of these tickets: nearly due, and overdue. */
export function targetNotices(
  all: readonly Ticket[],
  settings: SupportSettings,
  now: number,
): Parameters<typeof keepNoticeOnce>[0][] {
  return all.flatMap((ticket) => {
    if (Date.parse(ticket.snoozedUntil ?? '') > now) return [];
    const clock = nextClock(ticket, settings, now);
    const urgency = clock && urgencyOf(clock);
    if (!clock || urgency === 'calm') return [];
    const state = urgency === 'soon' ? 'is due soon' : 'is overdue';
    return {
      id: `target ${ticket.id} ${clock.kind} ${urgency}`,
      kind: 'target',
      title: `Ticket ${ticket.number}: the ${promises[clock.kind]} ${state}`,
      text: ticket.subject,
      href: paths.module.href('support', { ticket: ticket.id }),
    };
  });
}

/** Adds one notice for each target that is due, and removes it once the target is met. Returns the function that stops it. */
export function watchTargets(): () => void {
  const look = () => {
    if (tickets.size === 0) return;
    const due = targetNotices(tickets.all(), currentSettings(), Date.now());
    for (const { id, kind } of keptNotices()) {
      if (kind === 'target' && !due.some((notice) => notice.id === id)) dismissKept(id);
    }
    for (const notice of due) keepNoticeOnce(notice);
  };
  look();
  const timer = setInterval(look, targetInterval);
  return () => clearInterval(timer);
}
