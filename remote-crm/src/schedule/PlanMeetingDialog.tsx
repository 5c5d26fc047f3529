import { ownZone } from '@steps/platform';
import { useState } from 'react';
import { whenOf } from '../calendar/meetingTimes';
import { notifyMeeting } from '../calendar/meetingVerbs';
import { NewMeetingDialog } from '../calendar/NewMeetingDialog';
import type { MeetingWish } from '../records/recordPage/planMeeting';
import { draftFor } from './meetingWishes';

interface PlanMeetingDialogProps {
  readonly wish: MeetingWish;
  readonly onClose: () => void;
}

/** Plans a meeting about a record in the calendar's form. */
export function PlanMeetingDialog({ wish, onClose }: PlanMeetingDialogProps) {
  const zone = ownZone();
  const [draft] = useState(() => draftFor(wish, new Date().toISOString(), zone));
  return (
    <NewMeetingDialog
      draft={draft}
      zone={zone}
      onClose={onClose}
      onAdded={(meeting) => {
        notifyMeeting('Meeting added', meeting, zone, whenOf(meeting, zone));
        wish.onPlanned?.();
        onClose();
      }}
    />
  );
}
