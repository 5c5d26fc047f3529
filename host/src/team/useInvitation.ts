import { type AskingDevice, type Invited, inviteDevice, type OpenInvitation } from '@steps/journal/team';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';

/** An invitation from the press to the device that is in; whoever leaves takes it back. `onIn`: the device has what it needs. */
export function useInvitation(onIn: (device: AskingDevice) => void) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<OpenInvitation>();
  const [asked, setAsked] = useState<AskingDevice>();
  useEffect(() => () => void open?.close(), [open]);
  const stop = (reason: string) => {
    setOpen(undefined);
    setAsked(undefined);
    setError(reason);
  };
  const invite = async (invited: Invited) => {
    setBusy(true);
    setError(undefined);
    try {
      const events = { onAsked: setAsked, onLost: () => stop('The connection was lost, and with it the invitation.') };
      setOpen(await inviteDevice(invited, events));
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  const letIn = async (device: AskingDevice) => {
    setBusy(true);
    try {
      await open?.letIn();
      onIn(device);
    } catch (problem) {
      stop(errorText(problem));
      setBusy(false);
    }
  };
  const refuse = () => {
    open?.refuse();
    stop('That device was not let in. If it was none of yours, somebody else has the invitation: make a new one.');
  };
  return { open, asked, error, busy, invite, letIn, refuse, clearError: () => setError(undefined) };
}
