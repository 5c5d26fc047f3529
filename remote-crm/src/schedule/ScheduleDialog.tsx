import { ownZone } from '@steps/shared';
import type { Meeting, MeetingKind } from '@steps/shared/meetings';
import { useState } from 'react';
import { type MeetingDraft, newDraft, newLength } from '../calendar/meetingDraft';
import { nextWorkHour } from '../calendar/meetingSlots';
import { kindLabels } from '../calendar/meetingTimes';
import { NewMeetingDialog } from '../calendar/NewMeetingDialog';
import { notifyStep } from '../ground/notices/stepNotice';
import { Scheduled } from './Scheduled';

interface ScheduleDialogProps {
  readonly kind: MeetingKind;
  /** With whom. */
  readonly contact: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly companyId?: string | undefined;
  };
  readonly onClose: () => void;
}

/** Plans a meeting with a contact in the calendar's form; then offers it to the user's own calendar (spec 2, section 2.17). */
export function ScheduleDialog({ kind, contact, onClose }: ScheduleDialogProps) {
  const [draft] = useState(() => draftWith(kind, contact));
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

/** A meeting with a contact at the next working hour, about the contact and their company. */
function draftWith(kind: MeetingKind, contact: ScheduleDialogProps['contact']): MeetingDraft {
  const zone = ownZone();
  const start = nextWorkHour(new Date().toISOString(), zone);
  const end = new Date(Date.parse(start) + newLength * 60_000).toISOString();
  return {
    ...newDraft(start, end, zone),
    title: `${kindLabels[kind]} with ${contact.name}`,
    kind,
    contactId: contact.id,
    companyId: contact.companyId || undefined,
    attendees: contact.email ? [{ name: contact.name, email: contact.email }] : [],
  };
}
