import { isOpenDeal, ownZone, RuleError, useContactDeals, useDealStages } from '@steps/shared';
import { createMeeting, type Meeting, type MeetingKind, useMeetings } from '@steps/shared/meetings';
import { useState } from 'react';
import { FormDialog } from '../ground/forms/FormDialog';
import { notifyStep } from '../ground/notices/stepNotice';
import { attendeesText } from './attendeeRules';
import { Scheduled } from './Scheduled';
import { ScheduleFields } from './ScheduleFields';
import { conflictsWith, kindLabels, meetingInput, nextSlot, type ScheduleTyped, timesOf } from './scheduleRules';

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

const titleFor = (kind: MeetingKind, name: string) => `${kindLabels[kind]} with ${name}`;

/** Plans a meeting with a contact; then offers it to the user's own calendar (spec 2, section 2.17). */
export function ScheduleDialog({ kind, contact, onClose }: ScheduleDialogProps) {
  const [typed, setTyped] = useState(() => firstTyped(kind, contact));
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<Meeting>();
  const meetings = useMeetings();
  const stages = useDealStages();
  const deals = useContactDeals(contact.id).filter((deal) => isOpenDeal(deal, stages));
  const times = timesOf(typed);
  const conflicts = times ? conflictsWith(meetings, times) : [];
  const set = (patch: Partial<ScheduleTyped>) => {
    const named = patch.kind && typed.title === titleFor(typed.kind, contact.name);
    setTyped({ ...typed, ...(named ? { title: titleFor(patch.kind as MeetingKind, contact.name) } : {}), ...patch });
    setError(undefined);
  };
  const submit = (): boolean => {
    try {
      const tied = { contactId: contact.id, ...(contact.companyId ? { companyId: contact.companyId } : {}) };
      const meeting = createMeeting({ ...meetingInput(typed), ...tied });
      notifyStep(`${kindLabels[typed.kind]} scheduled`, `“${meeting.title}” is in the calendar and in the timeline.`);
      setSaved(meeting);
      return true;
    } catch (failure) {
      if (!(failure instanceof RuleError)) console.error('The meeting could not be saved.', failure);
      setError(failure instanceof RuleError ? failure.message : 'The meeting could not be saved. Please try again.');
      return false;
    }
  };
  if (saved) return <Scheduled meeting={saved} onClose={onClose} />;
  return (
    <FormDialog
      title="Calendar Integration"
      action={`Schedule ${kindLabels[typed.kind].toLowerCase()}`}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ScheduleFields {...{ typed, times, conflicts, deals }} onChange={set} />
    </FormDialog>
  );
}

function firstTyped(kind: MeetingKind, contact: ScheduleDialogProps['contact']): ScheduleTyped {
  const zone = ownZone();
  return {
    title: titleFor(kind, contact.name),
    kind,
    ...nextSlot(new Date().toISOString(), zone),
    minutes: 30,
    zone,
    where: '',
    attendees: contact.email ? attendeesText([contact]) : '',
    reminder: 15,
    notes: '',
    dealId: '',
  };
}
