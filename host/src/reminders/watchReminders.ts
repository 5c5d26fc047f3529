import { may } from '@steps/business';
import { meetings } from '@steps/business/meetings';
import { formatTime, readKey, writeKey } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { keepNotice, notify } from '@steps/platform/ui';
import * as v from 'valibot';
import type { Reminder } from './reminderRules';

const name = 'remindersTold';
const schema = v.record(v.string(), v.number());
/** Kept this long, ms: no reminder comes later than a day after it was due. */
const kept = 3 * 86_400_000;

/**
 * Claims those of these reminders that no tab has shown yet. Tabs take turns where the browser has locks, so that two that
 * look at the same moment do not both show one.
 */
export async function claimReminders(keys: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const claim = () => {
    const shown = readKey(name, schema, {});
    const fresh = keys.filter((key) => shown[key] === undefined);
    if (fresh.length > 0) {
      const recent = Object.entries(shown).filter(([, at]) => now - at < kept);
      writeKey(name, Object.fromEntries([...recent, ...fresh.map((key) => [key, now] as const)]));
    }
    return new Set(fresh);
  };
  return navigator.locks?.request('steps.reminders', claim) ?? claim();
}

/** How often reminders are looked for, ms; first when the start of Steps is long over. */
export const reminderInterval = 20_000;
/** How often contacts learn of the meetings that were held, ms. */
const heldInterval = 300_000;
/** A hidden tab lets the one that is looked at go first, ms. */
const hiddenDelay = 2_000;

/**
 * Reminds of meetings while Steps is open, and brings last contacts up to the meetings that were held. `open` shows an
 * address. Returns the end of it.
 */
export function watchReminders(open: (href: string) => void): () => void {
  let heldAt = 0;
  let delay: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    delay = undefined;
    const now = Date.now();
    notifyDue(now, open).catch((error) => console.error('The reminders could not be looked up.', error));
    if (now - heldAt < heldInterval) return;
    heldAt = now;
    recordHeld(now).catch((error) => console.error('The meetings that were held could not be recorded.', error));
  };
  const tick = () => {
    if (meetings.size === 0 || delay !== undefined) return;
    if (document.hidden) delay = setTimeout(look, hiddenDelay);
    else look();
  };
  const timer = setInterval(tick, reminderInterval);
  return () => {
    clearInterval(timer);
    clearTimeout(delay);
  };
}

async function notifyDue(now: number, open: (href: string) => void): Promise<void> {
  // Brings the calendar's library along, so it is fetched only where there are meetings.
  const { dueReminders, startWords } = await import('./reminderRules');
  const due = dueReminders(meetings.all(), now);
  const fresh = await claimReminders(
    due.map(({ key }) => key),
    now,
  );
  for (const reminder of due) if (fresh.has(reminder.key)) notifyOf(reminder, startWords(reminder.start, now), open);
}

async function recordHeld(now: number): Promise<void> {
  // It is a change of the calendar, and nobody asked for it: a person without the right leaves it to the others.
  if (!may('change', 'calendar')) return;
  const { schedule } = await import('@steps/business/calendar');
  schedule.recordHeld(meetings.all(), now);
}

function notifyOf({ key, occurrence }: Reminder, when: string, open: (href: string) => void): void {
  const { meeting, series, original, recurring } = occurrence;
  const href = paths.module.href('calendar', { meeting: series.id, ...(recurring ? { at: original } : {}) });
  const title = `${meeting.title} ${when}`;
  const body = [timesOf(meeting), meeting.location].filter(Boolean).join(' · ');
  notify({ title, description: body, action: { label: 'Open', onClick: () => open(href) } });
  keepNotice({ id: `reminder ${key}`, kind: 'reminder', title: meeting.title, text: body, href });
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: key });
    shown.onclick = () => {
      window.focus();
      open(href);
      shown.close();
    };
  } catch (error) {
    // Some phones only let service workers notify; the notice in Steps has been shown.
    console.warn('The browser shows no notification.', error);
  }
}

const timesOf = ({ start, end, allDay }: { start: string; end: string; allDay?: boolean | undefined }) =>
  allDay ? 'All day' : `${formatTime(start)} – ${formatTime(end)}`;
