import { lazyPart } from '@steps/platform/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { type MeetingWish, PlanMeetingContext } from '../records/recordPage/planMeeting';

const PlanMeetingDialog = lazyPart(async () => (await import('./PlanMeetingDialog')).PlanMeetingDialog);

/** Lets the components inside plan a meeting in the calendar. */
export function MeetingPlanner({ children }: { readonly children: ReactNode }) {
  const [wish, setWish] = useState<MeetingWish>();
  return (
    <PlanMeetingContext value={setWish}>
      {children}
      {wish && (
        <Suspense>
          <PlanMeetingDialog wish={wish} onClose={() => setWish(undefined)} />
        </Suspense>
      )}
    </PlanMeetingContext>
  );
}
