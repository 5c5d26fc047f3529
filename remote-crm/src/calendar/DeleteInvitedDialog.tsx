import type { Meeting } from '@steps/business/meetings';
import { Dialog } from '@steps/platform/ui';
import { Button } from 'antd';
import { SendByEmail } from '../mail/SendByEmail';

interface DeleteInvitedDialogProps {
  readonly meeting: Meeting;
  /** Whom the invitation went to. */
  readonly to: readonly string[];
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks whether those who were invited are told that a meeting is deleted. */
export function DeleteInvitedDialog({ meeting, to, onDelete, onClose }: DeleteInvitedDialogProps) {
  return (
    <Dialog
      open
      size="small"
      title={`Delete ${meeting.title}?`}
      description={`${to.join(', ')} ${to.length === 1 ? 'has' : 'have'} it in the calendar until a cancellation is sent.`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep meeting</Button>
          <Button danger onClick={onDelete}>
            Delete only
          </Button>
          <SendByEmail
            label="Send cancellation and delete"
            about={{ meetingId: meeting.id }}
            to={to.join(', ')}
            letter={async () => (await import('./invitationLetter')).invitationLetter(meeting, 'cancellation')}
            onSent={onDelete}
          />
        </>
      }
    />
  );
}
