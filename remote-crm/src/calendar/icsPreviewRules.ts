import { nextOccurrence, type Occurrence, repeats } from '@steps/business/calendar';
import type { Meeting, MeetingInput } from '@steps/business/meetings';
import { whenOf } from './meetingTimes';

/** Days ahead in which the first time is looked for, in steps: most meetings begin at once. */
const horizons = [400, 4_000, 40_000];

function firstTime(meeting: Meeting, from: number): Occurrence | undefined {
  for (const days of horizons) {
    const first = nextOccurrence(meeting, from, days);
    if (first) return first;
  }
  return undefined;
}

/** When a meeting of a file takes place, as the calendar will show it: its first time, and how it repeats. */
export function whenInFile(input: MeetingInput, zone: string): string {
  const meeting: Meeting = {
    ...{ id: '', attendees: [], location: '', notes: '', recurrence: '', createdAt: '', updatedAt: '' },
    timeZone: zone,
    ...input,
  };
  if (!meeting.recurrence) return whenOf(meeting, zone);
  // A change may put its occurrence before the start of the series.
  const starts = [
    meeting.start,
    ...(meeting.rdates ?? []),
    ...(meeting.overrides ?? []).map(({ start }) => start ?? meeting.start),
  ];
  const from = Math.min(...starts.map((start) => Date.parse(start)));
  const first = firstTime(meeting, from);
  const words = repeats.words(meeting.recurrence, meeting);
  return `${whenOf(first?.meeting ?? meeting, zone)}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
