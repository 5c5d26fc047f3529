import type { AskingDevice, MeetingEvents } from '@steps/journal/team';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../gate/errorText';

interface Meeting {
  refuse(): void;
  close(): Promise<void>;
}

interface MeetingWords {
  readonly lost: string;
  readonly refused: string;
}

/** What is shown to one other device, from the press until both are done; whoever leaves takes it back. */
export function useMeeting<M extends Meeting>({ lost, refused }: MeetingWords) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<M>();
  const [asked, setAsked] = useState<AskingDevice>();
  const current = useRef<M>(undefined);
  useEffect(() => () => void open?.close(), [open]);
  const stop = (reason: string) => {
    current.current = undefined;
    setOpen(undefined);
    setAsked(undefined);
    setError(reason);
    setBusy(false);
  };
  const begin = async (make: (events: MeetingEvents) => Promise<M>) => {
    setBusy(true);
    setError(undefined);
    try {
      const made = await make({ onAsked: setAsked, onLost: () => stop(lost) });
      current.current = made;
      setOpen(made);
    } catch (problem) {
      setError(errorText(problem));
    }
    setBusy(false);
  };
  /** The digits are the same; rejects with nothing: what went wrong is shown. Resolves to whether it was done. */
  const agree = async (work: (meeting: M) => Promise<void>): Promise<boolean> => {
    if (!open) return false;
    setBusy(true);
    try {
      await work(open);
      return true;
    } catch (problem) {
      // The first reason counts: what ended it is shown already.
      if (current.current === open) stop(errorText(problem));
      return false;
    }
  };
  const refuse = () => {
    open?.refuse();
    stop(refused);
  };
  return { open, asked, error, busy, begin, agree, refuse, stop, clearError: () => setError(undefined) };
}
