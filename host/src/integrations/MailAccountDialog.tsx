import { saveMailAccount, usualServers } from '@steps/business/host';
import { addressesIn, type MailAccount, type MailServer } from '@steps/business/mail';
import { sealedForPost } from '@steps/journal/team';
import { RuleError } from '@steps/platform';
import { ChoiceField, Dialog, Stack, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../gate/errorText';

interface MailAccountDialogProps {
  /** `undefined` for a new one. */
  readonly account: MailAccount | undefined;
  readonly onClose: () => void;
}

const securities = [
  { value: 'tls', label: 'TLS (465)' },
  { value: 'starttls', label: 'STARTTLS (587)' },
  { value: 'none', label: 'None: only on this machine' },
] as const;

/** An address that mail is sent from, with the server that takes it. The password is sealed for the post office alone. */
export function MailAccountDialog({ account, onClose }: MailAccountDialogProps) {
  const form = useId();
  const [words, setWords] = useState({
    senderName: account?.senderName ?? '',
    address: account?.address ?? '',
    user: account?.user ?? '',
    password: '',
  });
  const [server, setServer] = useState<MailServer>(account?.server ?? usualServers('').outgoing);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const change = (patch: Partial<typeof words>) => setWords((now) => ({ ...now, ...patch }));
  /** The usual server and user of an address, where nothing else was entered. */
  const fillIn = () => {
    if (account || !words.address.includes('@')) return;
    setServer(usualServers(words.address).outgoing);
    if (!words.user) change({ user: words.address.trim() });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await saveAccount(words, server, account);
      onClose();
    } catch (problem) {
      setError(errorText(problem));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      closeOnBackdrop={false}
      title={account ? `Change ${account.address}` : 'Add an address'}
      description="The post office asks the server at once and says here whether it works."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <Stack id={form} as="form" gap={4} maxWidth={480} bound noValidate onSubmit={(event) => void save(event)}>
        {error && (
          <p className="s-field__error" role="alert">
            {error}
          </p>
        )}
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          value={words.address}
          onChange={(address) => change({ address })}
          onBlur={fillIn}
        />
        <TextField
          label="Name that people see"
          autoComplete="off"
          value={words.senderName}
          onChange={(senderName) => change({ senderName })}
        />
        <TextField
          label="Server for outgoing mail (SMTP)"
          autoComplete="off"
          value={server.host}
          onChange={(host) => setServer({ ...server, host })}
        />
        <TextField
          label="Port"
          inputMode="numeric"
          value={String(server.port)}
          onChange={(port) => setServer({ ...server, port: Number(port.replace(/\D/g, '')) })}
        />
        <ChoiceField
          label="Encryption"
          options={securities}
          value={server.security}
          onChange={(security) =>
            setServer({ ...server, security, port: { tls: 465, starttls: 587, none: 25 }[security] })
          }
        />
        <TextField label="User" autoComplete="off" value={words.user} onChange={(user) => change({ user })} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          required={account === undefined}
          help="Sealed for your post office: no browser shows it again. Gmail, iCloud and Yahoo want an app password."
          value={words.password}
          onChange={(password) => change({ password })}
        />
      </Stack>
    </Dialog>
  );
}

async function saveAccount(
  words: { readonly senderName: string; readonly address: string; readonly user: string; readonly password: string },
  server: MailServer,
  account: MailAccount | undefined,
): Promise<void> {
  const [address] = addressesIn(words.address, 'Email address');
  if (!address) throw new RuleError('Email address: enter the address that mail is sent from.');
  if (!server.host.trim()) throw new RuleError('Server: enter its name, such as smtp.example.com.');
  if (!server.port || server.port > 65_535) throw new RuleError('Port: expected a number from 1 to 65535.');
  if (!account && !words.password) throw new RuleError('Password: enter the one that the server asks for.');
  const secrets = words.password ? await sealedForPost(words.password) : (account?.secrets ?? {});
  const input = { senderName: words.senderName.trim(), address, user: words.user.trim(), server, secrets };
  saveMailAccount(input, account?.id);
}
