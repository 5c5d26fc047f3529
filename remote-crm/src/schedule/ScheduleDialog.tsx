import type { Meeting } from '@steps/business/meetings';
import { ownZone } from '@steps/platform';
import { useState } from 'react';
import { kindLabels } from '../calendar/meetingTimes';
import { NewMeetingDialog } from '../calendar/NewMeetingDialog';
import { notifyStep } from '../records/notices/stepNotice';
import { draftFor } from './meetingWishes';
import { Scheduled } from './Scheduled';

interface ScheduleDialogProps {
  readonly kind: NonNullable<Meeting['kind']>;
  /** The contact it is with. */
  readonly contact: {
    readonly id: string;
    readonly name: string;
    readonly companyId?: string | undefined;
  };
  readonly onClose: () => void;
}

/**
 * Plans a meeting with a contact in the calendar's form; then offers it for the user's own calendar (spec 2, section 2.17).
 */
export function ScheduleDialog({ kind, contact, onClose }: ScheduleDialogProps) {
  const [draft] = useState(() => {
    const about = { contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
    const wish = { about, title: `${kindLabels[kind]} with ${contact.name}` };
    return { ...draftFor(wish, new Date().toISOString(), ownZone()), kind };
  });
  const [saved, setSaved] = useState<Meeting>();
  if (saved) return <Scheduled meeting={saved} onClose={onClose} />;
  return (
    <NewMeetingDialog
      title="Calendar Integration"
      action={`Schedule ${kindLabels[kind].toLowerCase()}`}
      draft={draft}
      zone={ownZone()}
      onClose={onClose}
      onAdded={(meeting) => {
        notifyStep(`${kindLabels[kind]} scheduled`, `“${meeting.title}” is in the calendar and in the timeline.`);
        setSaved(meeting);
      }}
    />
  );
}
