import { isDay } from '@steps/platform';
import { useSearchParams } from '@steps/platform/router';
import { phoneQuery, useMedia } from '@steps/platform/ui';
import { useMemo } from 'react';
import { type CalendarView, views } from './dayRules';

/** What is in the calendar's address. */
export interface CalendarAddress {
  readonly view: CalendarView;
  readonly day: string;
  /** The meeting that is open, and which of its occurrences. */
  readonly meeting: string | undefined;
  readonly at: string | undefined;
  /** Its form is asked for, not its card. */
  readonly isEdit: boolean;
  /** A new meeting is asked for, with its times when they are known (UTC, ISO 8601; days for whole days). */
  readonly isNew: boolean;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly allDay: boolean;
  readonly isImport: boolean;
}

const dialogKeys = ['meeting', 'at', 'edit', 'new', 'from', 'to', 'allDay', 'import'];

/** View, day and open dialog of the calendar, kept in the address: `view=week&date=2026-11-03&meeting=…`. */
export function useCalendarAddress(today: string) {
  const [params, setParams] = useSearchParams();
  const isPhone = useMedia(phoneQuery);
  const asked = params.get('view');
  const date = params.get('date');
  const address: CalendarAddress = {
    view: views.find((view) => view === asked) ?? (isPhone ? 'agenda' : 'week'),
    day: isDay(date) ? date : today,
    meeting: params.get('meeting') ?? undefined,
    at: params.get('at') ?? undefined,
    isEdit: params.get('edit') !== null,
    isNew: params.get('new') !== null,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
    allDay: params.get('allDay') !== null,
    isImport: params.get('import') !== null,
  };
  const verbs = useMemo(() => {
    const change = (without: readonly string[], add: Record<string, string>, replace = false) =>
      setParams(
        (current) =>
          new URLSearchParams([...[...current].filter(([key]) => !without.includes(key)), ...Object.entries(add)]),
        { replace },
      );
    return {
      show: (view: CalendarView, day: string) => change(['view', 'date'], { view, date: day }),
      open: (meeting: string, at?: string) => change(dialogKeys, { meeting, ...(at ? { at } : {}) }),
      /** Its form in place of its card: Back leads to the calendar. */
      edit: (meeting: string, at?: string) =>
        change(dialogKeys, { meeting, ...(at ? { at } : {}), edit: 'meeting' }, true),
      add: (times: Record<string, string> = {}) => change(dialogKeys, { new: 'meeting', ...times }),
      importFile: () => change(dialogKeys, { import: 'ics' }),
      close: () => change(dialogKeys, {}, true),
    };
  }, [setParams]);
  return { ...address, ...verbs };
}

export type CalendarPlace = ReturnType<typeof useCalendarAddress>;
