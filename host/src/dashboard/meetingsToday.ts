import { mayRecurOn, meetingsToday } from '@steps/business/host';
import { type Meeting, useMeetings } from '@steps/business/meetings';
import { ownDay, ownZone } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useEffect, useMemo, useState } from 'react';

type Calendar = typeof import('@steps/business/calendar');

/** A meeting of today with the address that opens it. */
export type TodaysMeeting = Meeting & { readonly key: string; readonly href: string };

/** The day's meetings, earliest first. What is needed for recurring ones is fetched only when one may fall on it. */
export function useMeetingsToday(now: Date): readonly TodaysMeeting[] {
  const meetings = useMeetings();
  const [calendar, setCalendar] = useState<Calendar>();
  const today = ownDay(now);
  const recurs = useMemo(
    () => meetings.some((meeting) => meeting.recurrence !== '' && mayRecurOn(meeting, today)),
    [meetings, today],
  );
  useEffect(() => {
    if (!recurs || calendar) return;
    let gone = false;
    import('@steps/business/calendar').then(
      (module) => gone || setCalendar(module),
      (error) => console.error('Recurring meetings could not be worked out.', error),
    );
    return () => {
      gone = true;
    };
  }, [recurs, calendar]);
  return useMemo(() => todaysMeetings(meetings, now, calendar), [meetings, now, calendar]);
}

/** Without the calendar, a recurring meeting is on its first day only. */
export function todaysMeetings(meetings: readonly Meeting[], now: Date, calendar?: Calendar): TodaysMeeting[] {
  const today = ownDay(now);
  if (!calendar)
    return meetingsToday(meetings, now).map((meeting) => ({ ...meeting, key: meeting.id, href: hrefOf(meeting.id) }));
  return calendar
    .occurrencesOn(meetings, today, today, ownZone())
    .filter(({ meeting }) => meeting.status !== 'cancelled')
    .map(({ meeting, key, series, original, recurring }) => ({
      ...meeting,
      key,
      href: hrefOf(series.id, recurring ? original : undefined),
    }));
}

const hrefOf = (meeting: string, at?: string) => paths.module.href('calendar', { meeting, ...(at ? { at } : {}) });
