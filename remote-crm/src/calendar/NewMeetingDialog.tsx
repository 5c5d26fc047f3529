import { RuleError } from '@steps/shared';
import { addMeeting } from '@steps/shared/calendar';
import { useState } from 'react';
import { FormDialog } from '../ground/forms/FormDialog';
import { MeetingFields } from './MeetingFields';
import { type MeetingDraft, meetingOf } from './meetingDraft';
import { whenOf } from './meetingTimes';
import { tell } from './meetingVerbs';

interface NewMeetingDialogProps {
  readonly draft: MeetingDraft;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Plans a meeting. */
export function NewMeetingDialog({ draft: first, zone, onClose }: NewMeetingDialogProps) {
  const [draft, setDraft] = useState(first);
  const [error, setError] = useState<string>();
  const submit = (): boolean => {
    try {
      const meeting = addMeeting(meetingOf(draft));
      onClose();
      // Its day may be none of those on the screen.
      tell('Meeting added', meeting, zone, whenOf(meeting, zone));
      return true;
    } catch (failure) {
      setError(faultOf(failure));
      return false;
    }
  };
  return (
    <FormDialog title="Add meeting" action="Add meeting" error={error} onSubmit={submit} onClose={onClose}>
      <MeetingFields
        draft={draft}
        zone={zone}
        onChange={(next) => {
          setDraft(next);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

/** What went wrong, in words for the form. */
export function faultOf(failure: unknown): string {
  if (failure instanceof RuleError) return failure.message;
  console.error('The meeting could not be saved.', failure);
  return 'The meeting could not be saved. Please try again.';
}
