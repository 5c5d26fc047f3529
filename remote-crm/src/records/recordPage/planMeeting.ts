import { useMay } from '@steps/business';
import { createContext, useContext } from 'react';
import type { About } from './callAndEmail';

/** What is known of a meeting before its form opens. */
export interface MeetingWish {
  readonly about: About;
  readonly title?: string;
  readonly notes?: string;
  /** Local time, `2026-11-03T14:05`; empty for the next working hour. */
  readonly at?: string;
  /** Called once it is in the calendar. */
  readonly onPlanned?: () => void;
}

export const PlanMeetingContext = createContext<((wish: MeetingWish) => void) | undefined>(undefined);

/** Opens the calendar's form for a meeting about a record; undefined for people who may not plan one. */
export function usePlanMeeting(): ((wish: MeetingWish) => void) | undefined {
  const plan = useContext(PlanMeetingContext);
  return useMay()('add', 'calendar') ? plan : undefined;
}
