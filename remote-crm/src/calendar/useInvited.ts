import { outgoingMail, useMailAccounts } from '@steps/business/mail';
import type { Meeting } from '@steps/business/meetings';
import { useRecords } from '@steps/platform';
import { invitationState } from './invitationRules';

/** Who has a meeting in their calendar by an invitation that was sent from here, in render; nobody where none can be told. */
export function useInvited(meeting: Meeting): readonly string[] {
  const known = invitationState(meeting, useRecords(outgoingMail));
  const sends = useMailAccounts().length > 0;
  return sends && (known.state === 'told' || known.state === 'changed') ? known.last.to : [];
}
