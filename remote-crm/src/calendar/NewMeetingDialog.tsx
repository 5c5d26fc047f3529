import { useContacts } from '@steps/business';
import { schedule } from '@steps/business/calendar';
import type { Meeting } from '@steps/business/meetings';
import { useTyped } from '@steps/platform';
import { TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import crmStyles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useSubmit } from '../records/forms/useSubmit';
import { AttendeesField } from './AttendeesField';
import { MeetingFields } from './MeetingFields';
import { MeetingTimes, TimesTold } from './MeetingTimes';
import { type MeetingDraft, meetingOf, withContactOf } from './meetingDraft';
import { whenOf } from './meetingTimes';
import { notifyMeeting, notSaved } from './meetingVerbs';

interface NewMeetingDialogProps {
  readonly draft: MeetingDraft;
  readonly zone: string;
  readonly title?: string;
  readonly action?: string;
  readonly onClose: () => void;
  /** Tells what was added itself, and goes on from there. */
  readonly onAdded?: (meeting: Meeting) => void;
}

/** Adds a meeting, wherever it is asked for: title, when and who; "More options" shows the whole form with what was typed. */
export function NewMeetingDialog(props: NewMeetingDialogProps) {
  const { draft: first, zone, title = 'Add meeting', action = 'Add meeting', onClose, onAdded } = props;
  // Its words are kept as a draft; its time is the place in the calendar that was pressed.
  const { title: begun, location, notes } = first;
  const words = useTyped(`new-meeting:${begun}`, { title: begun, location, notes });
  const [times, setTimes] = useState(first);
  const draft = { ...times, ...words.typed };
  const [isWhole, showWhole] = useState(false);
  const contacts = useContacts();
  const { error, clearError, submit } = useSubmit(() => {
    const meeting = schedule.add(meetingOf(isWhole ? draft : withContactOf(draft, contacts)));
    words.forget();
    if (onAdded) return onAdded(meeting);
    onClose();
    // Its day may be none of those on the screen.
    notifyMeeting('Meeting added', meeting, zone, whenOf(meeting, zone));
  }, notSaved);
  const change = (next: MeetingDraft) => {
    setTimes(next);
    words.type({ title: next.title, location: next.location, notes: next.notes });
    clearError();
  };
  return (
    <FormDialog
      title={title}
      action={action}
      sheetOnPhone
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={words.forget}
      foundFrom={words.foundFrom}
    >
      {isWhole ? (
        <MeetingFields draft={draft} zone={zone} onChange={change} />
      ) : (
        <>
          <div className={crmStyles.wide}>
            <TextField
              label="Title"
              value={draft.title}
              onChange={(text) => change({ ...draft, title: text })}
              maxLength={300}
            />
          </div>
          <MeetingTimes draft={draft} short onChange={change} />
          <TimesTold draft={draft} zone={zone} />
          <AttendeesField draft={draft} onChange={(patch) => change({ ...draft, ...patch })} />
          <div className={crmStyles.wide}>
            <Button
              onClick={({ currentTarget }) => {
                const form = currentTarget.closest('form');
                showWhole(true);
                // The button goes: work goes on at the beginning of the form.
                requestAnimationFrame(() => form?.querySelector('input')?.focus());
              }}
            >
              More options
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
