import { outgoingMail, useMailAccounts } from '@steps/business/mail';
import type { Meeting } from '@steps/business/meetings';
import { useRecords } from '@steps/platform';
import { DateText, Row, Stack, StatusTag } from '@steps/platform/ui';
import { stateOfMail } from '../mail/mailWords';
import { SendByEmail } from '../mail/SendByEmail';
import type { InvitationKind } from './invitationLetter';
import { type InvitationState, invitationState, invitedTo } from './invitationRules';

/** Invites those in a meeting, and says whether they know it as it is; nothing where the business sends no email itself. */
export function MeetingInvitation({ meeting }: { readonly meeting: Meeting }) {
  const to = invitedTo(meeting, useMailAccounts());
  const sends = useMailAccounts().length > 0;
  const known = invitationState(meeting, useRecords(outgoingMail));
  if (!sends || (to.length === 0 && known.state === 'none')) return null;
  const next = nextKind(meeting, known);
  return (
    <Stack gap={2}>
      {known.state !== 'none' && (
        <Row gap={2} align="center" wrap>
          <span className="s-muted">
            {known.last.status === 'sent' ? told[known.state] : written[known.state]}{' '}
            <DateText value={known.last.sentAt ?? known.last.sendAt} />
          </span>
          <StatusTag tone={stateOfMail(known.last).tone}>{stateOfMail(known.last).label}</StatusTag>
        </Row>
      )}
      {next && to.length > 0 && (
        <Row gap={2}>
          <SendByEmail
            size="small"
            label={labels[next]}
            about={{ meetingId: meeting.id }}
            to={to.join(', ')}
            letter={async () => (await import('./invitationLetter')).invitationLetter(meeting, next)}
          />
        </Row>
      )}
    </Stack>
  );
}

const told: Readonly<Record<Exclude<InvitationState['state'], 'none'>, string>> = {
  told: 'Invitation sent',
  changed: 'Changed since the invitation of',
  cancelled: 'Cancellation sent',
};

/** The same before it has gone out: the label beside it says how it is doing. */
const written = { ...told, told: 'Invitation written', cancelled: 'Cancellation written' };

const labels: Readonly<Record<InvitationKind, string>> = {
  invitation: 'Send invitation',
  update: 'Send update',
  cancellation: 'Send cancellation',
};

/** What those invited should hear next; nothing while they know all there is. */
function nextKind({ status }: Meeting, { state }: InvitationState): InvitationKind | undefined {
  const isOff = status === 'cancelled';
  if (state === 'none') return isOff ? undefined : 'invitation';
  if (state === 'cancelled') return isOff ? undefined : 'update';
  if (isOff) return 'cancellation';
  return state === 'changed' ? 'update' : undefined;
}
