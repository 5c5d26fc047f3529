import { joinTeam, usualDeviceName } from '@steps/journal/team';
import { notify, Stack, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { ScanQrCode } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../gate/errorText';
import { InvitationScanner } from './InvitationScanner';
import { invitationInAddress } from './invitationAddress';
import { RecoverForm } from './RecoverForm';
import { SixDigits } from './SixDigits';

interface JoinFormProps {
  /** The business is here and open; its records are coming. */
  readonly onJoined?: () => void;
  /** The form is all there is in its place. */
  readonly main?: boolean;
}

/** Brings a business that another device has put on a server into this browser. */
export function JoinForm({ onJoined, main = false }: JoinFormProps) {
  const [invitation, setInvitation] = useState(invitationInAddress);
  const [deviceName, setDeviceName] = useState(usualDeviceName);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<AbortController>();
  const [digits, setDigits] = useState<string>();
  const [scanning, setScanning] = useState(false);
  const [recovering, setRecovering] = useState(false);
  const last = useRef<AbortController>(undefined);
  const join = useRef<HTMLButtonElement>(null);
  useEffect(() => () => last.current?.abort(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = new AbortController();
    last.current = given;
    setAsking(given);
    setError(undefined);
    try {
      const name = await joinTeam(invitation, { deviceName, onCode: setDigits, signal: given.signal });
      notify({ title: `${name} is in this browser`, description: 'Its records are coming from the server.' });
      onJoined?.();
    } catch (problem) {
      if (!given.signal.aborted) setError(errorText(problem));
    }
    setAsking(undefined);
    setDigits(undefined);
  };
  const take = (text: string) => {
    setInvitation(text);
    setError(undefined);
    setScanning(false);
    join.current?.focus();
  };
  if (recovering) return <RecoverForm onJoined={onJoined} onBack={() => setRecovering(false)} />;
  if (asking && digits !== undefined) {
    return (
      <Stack bound gap={4} maxWidth={480} role="status">
        <p>Compare these six digits with those on the owner’s device, and let this device in there.</p>
        <SixDigits digits={digits} />
        <div>
          <Button onClick={() => asking.abort()}>Cancel</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack as="form" bound gap={4} maxWidth={480} noValidate onSubmit={(event) => void submit(event)}>
      <TextArea
        label="Invitation from the owner’s device"
        error={error}
        required
        spellCheck={false}
        autoComplete="off"
        value={invitation}
        onChange={(value) => {
          setInvitation(value);
          setError(undefined);
        }}
      />
      {scanning ? (
        <InvitationScanner onInvitation={take} onClose={() => setScanning(false)} />
      ) : (
        <div>
          <Button icon={<ScanQrCode size={16} aria-hidden />} onClick={() => setScanning(true)}>
            Scan the code
          </Button>
        </div>
      )}
      <TextField
        label="Name of this device"
        help="The others see it in their list."
        autoComplete="off"
        maxLength={80}
        value={deviceName}
        onChange={setDeviceName}
      />
      <div>
        <Button ref={join} type={main ? 'primary' : 'default'} htmlType="submit" loading={asking !== undefined}>
          Bring the business here
        </Button>
      </div>
      <p className="s-muted">
        Are all devices lost?{' '}
        <button type="button" className="s-link" onClick={() => setRecovering(true)}>
          Use a recovery file
        </button>
      </p>
    </Stack>
  );
}
