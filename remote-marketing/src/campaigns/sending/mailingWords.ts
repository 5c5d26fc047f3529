import type { Mailing, MailingFigures } from '@steps/business/mailings';
import { formatMoment } from '@steps/platform';
import type { Tone } from '@steps/platform/ui';

/** What a mailing is doing, as its tag says it. `now`: milliseconds since 1970. */
export function mailingState(
  { status, startAt }: Pick<Mailing, 'status' | 'startAt'>,
  now: number,
): { readonly word: string; readonly tone: Tone } {
  if (status === 'paused') return { word: 'Paused', tone: 'warning' };
  if (status === 'stopped') return { word: 'Stopped', tone: 'neutral' };
  if (status === 'done') return { word: 'Sent', tone: 'success' };
  return Date.parse(startAt) > now ? { word: 'Scheduled', tone: 'info' } : { word: 'Sending', tone: 'info' };
}

/** The figures of a mailing that are worth a line, in the order of a reader's way. */
export const figureLines: readonly {
  readonly name: keyof MailingFigures;
  readonly label: string;
  /** Shown though it is 0. */
  readonly always?: true;
  /** What it means, where the word does not say it. */
  readonly help?: string;
}[] = [
  { name: 'sent', label: 'Sent', always: true },
  { name: 'delivered', label: 'Delivered', help: 'Their mail server took it, and it has not come back.' },
  { name: 'clicked', label: 'Clicked', help: 'People who pressed a link, each counted once.' },
  { name: 'replied', label: 'Replied', help: 'Answered to the address that it came from, each counted once.' },
  { name: 'unsubscribed', label: 'Unsubscribed', always: true },
  { name: 'bounced', label: 'Bounced', help: 'Nothing reaches their address. They get no more campaigns.' },
  { name: 'complained', label: 'Complained', help: 'Marked it as spam. They get no more campaigns.' },
  { name: 'failed', label: 'Refused', help: 'Their server did not take this email.' },
  {
    name: 'doubtful',
    label: 'In doubt',
    help: 'The post office was stopped while it handed it over: it may have gone out.',
  },
  { name: 'later', label: 'To be tried again', help: 'Their server was busy.' },
  { name: 'optedOut', label: 'Left out', help: 'Opted out before it was their turn.' },
  { name: 'waiting', label: 'Waiting' },
];

/** When a mailing ended, or how it goes on, in a sentence. */
export function mailingMoment({ status, startAt, endedAt, reason }: Mailing, now: Date): string {
  if (reason) return reason;
  if (endedAt) return `${status === 'stopped' ? 'Stopped' : 'Ended'} ${formatMoment(endedAt, now)}.`;
  if (status === 'paused') return 'Nothing goes out until you resume it.';
  return Date.parse(startAt) > now.getTime()
    ? `Goes out ${formatMoment(startAt, now)}.`
    : 'On its way. You can close Steps.';
}
