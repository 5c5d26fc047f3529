import { mailDomain } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import { ChoiceField, Stack, TextField } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import { errorText } from '../gate/errorText';
import { IntegrationForm } from './IntegrationForm';
import styles from './integrations.module.css';
import { MailServerFields } from './MailServerFields';
import { MailSignInFields } from './MailSignInFields';
import { type AccountWords, providerOf, saveAccount, withServers, wordsOf } from './mailAccountForm';
import { SealedField } from './SealedField';
import { type ServerSearch, useMailServers } from './useMailServers';

interface MailAccountDialogProps {
  /** `undefined` for a new one. */
  readonly account: MailAccount | undefined;
  readonly onClose: () => void;
}

const outgoing = { host: 'Server for outgoing mail (SMTP)', port: 'Port', encryption: 'Encryption' };
const incoming = {
  host: 'Server for incoming mail (IMAP)',
  port: 'Port for incoming mail',
  encryption: 'Encryption of incoming mail',
};

/** An address that mail is sent from. Its servers are found; its password is sealed for the post office alone. */
export function MailAccountDialog({ account, onClose }: MailAccountDialogProps) {
  const [words, setWords] = useState(() => wordsOf(account));
  const [ownServers, setOwnServers] = useState(account !== undefined);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { search, look } = useMailServers();
  const found = search.state === 'found' ? search.found : undefined;
  const provider = providerOf(words.address, found);
  const change = (patch: Partial<AccountWords>) => setWords((now) => ({ ...now, ...patch }));
  const changeServers = (patch: Partial<AccountWords>) => {
    setOwnServers(true);
    change(patch);
  };
  // What is found comes later, and does not undo what was typed meanwhile.
  useEffect(() => {
    if (ownServers || !found) return;
    setWords((now) => withServers(now, found));
  }, [found, ownServers]);
  const lookForServers = () => {
    if (account || !words.address.includes('@')) return;
    look(words.address);
    if (ownServers) return;
    const { oauth } = providerOf(words.address, undefined) ?? {};
    // Microsoft takes no passwords from programs any more.
    const signIn = oauth?.provider === 'microsoft' ? 'microsoft' : words.signIn;
    setWords({ ...withServers(words, found), signIn });
  };
  const save = async () => {
    setBusy(true);
    try {
      await saveAccount(words, account);
      onClose();
    } catch (problem) {
      setError(errorText(problem));
      setBusy(false);
    }
  };
  const signIns = [
    { value: 'password', label: 'With a password' },
    ...(['google', 'microsoft'] as const).map((value) => ({
      value,
      label: `At ${value === 'google' ? 'Google' : 'Microsoft 365'}, without a password`,
    })),
    { value: 'other', label: 'At another provider (OAuth 2)' },
  ] as const;
  const isGuess = search.state === 'silent' || found?.from === 'nowhere';
  return (
    <IntegrationForm
      title={account ? `Change ${account.address}` : 'Add an address'}
      description="The post office asks the server at once and says here whether it works."
      action="Save"
      busy={busy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        value={words.address}
        onChange={(address) => change({ address })}
        onBlur={lookForServers}
      />
      <TextField
        label="Name that people see"
        autoComplete="off"
        value={words.senderName}
        onChange={(senderName) => change({ senderName })}
      />
      <ChoiceField label="Sign in" options={signIns} value={words.signIn} onChange={(signIn) => change({ signIn })} />
      {words.signIn === 'password' ? (
        <SealedField
          label="Password"
          required={account === undefined}
          help={<PasswordHelp name={provider?.name} page={provider?.appPasswords} />}
          value={words.password}
          onChange={(password) => change({ password })}
        />
      ) : (
        <MailSignInFields words={words} onChange={change} />
      )}
      <p className="s-muted" role="status">
        {searchWords(search, words, provider?.name)}
      </p>
      <details className={styles.log} open={isGuess || error?.startsWith('Server') || error?.startsWith('Port')}>
        <summary>Servers</summary>
        <Stack gap={4} paddingY={3}>
          <MailServerFields
            labels={outgoing}
            server={words.outgoing}
            ports={{ tls: 465, starttls: 587, none: 25 }}
            onChange={(server) => changeServers({ outgoing: server })}
          />
          <TextField label="User" autoComplete="off" value={words.user} onChange={(user) => changeServers({ user })} />
          <MailServerFields
            labels={incoming}
            server={words.incoming}
            ports={{ tls: 993, starttls: 143, none: 143 }}
            optional
            onChange={(server) => changeServers({ incoming: server })}
          />
        </Stack>
      </details>
    </IntegrationForm>
  );
}

function PasswordHelp({ name, page }: { readonly name: string | undefined; readonly page: string | undefined }) {
  return (
    <>
      {page ? (
        <>
          {name} wants an app password:{' '}
          <a href={page} target="_blank" rel="noreferrer">
            make one there
          </a>
          .
        </>
      ) : (
        'Gmail, iCloud and Yahoo want an app password.'
      )}
    </>
  );
}

/** Where the servers below come from. */
function searchWords(
  search: ServerSearch,
  { address, outgoing: server }: AccountWords,
  provider: string | undefined,
): string {
  const domain = mailDomain(address);
  if (search.state === 'searching') return `Looking for the servers of ${domain}…`;
  if (search.state === 'silent') return 'Your post office does not answer. The servers below are a guess.';
  const names = `${server.host}, port ${server.port}`;
  if (search.state === 'idle') return provider ? `${provider}: ${names}.` : server.host ? `${names}.` : '';
  switch (search.found.from) {
    case 'dns':
      return `The domain names its server: ${names}.`;
    case 'autoconfig':
      return `${domain} describes its server: ${names}.`;
    case 'provider':
      return `Email of ${domain} is at ${provider}: ${names}.`;
    case 'nowhere':
      return `No servers were found for ${domain}. Those below are a guess: ask whoever runs your email.`;
  }
}
