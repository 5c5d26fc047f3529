import { type AskingDevice, type Invited, inviteDevice, type OpenInvitation } from '@steps/journal/team';
import { useMeeting } from './useMeeting';

/** An invitation from the press to the device that is in; whoever leaves takes it back. `onIn`: the device has what it needs. */
export function useInvitation(onIn: (device: AskingDevice) => void) {
  const { begin, agree, ...meeting } = useMeeting<OpenInvitation>({
    lost: 'The connection was lost, and with it the invitation.',
    refused: 'That device was not let in. If it was none of yours, somebody else has the invitation: make a new one.',
  });
  const invite = (invited: Invited) => begin((events) => inviteDevice(invited, events));
  const letIn = async (device: AskingDevice) => {
    if (await agree((invitation) => invitation.letIn())) onIn(device);
  };
  return { ...meeting, invite, letIn };
}
