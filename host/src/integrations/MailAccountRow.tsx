import { useMay } from '@steps/business';
import { checkMailAccount, removeMailAccount } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import type { TeamDevice } from '@steps/journal/team';
import { attempt, confirm, notify, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { errorText } from '../gate/errorText';
import { MailReadingButton, MailReadingWords } from './MailReadingStatus';
import { MailSignIn } from './MailSignIn';

interface MailAccountRowProps {
  readonly account: MailAccount;
  readonly offices: readonly TeamDevice[];
  readonly onChange: () => void;
}

/** An address that mail is sent from, with what the post office found and what the person does next. */
export function MailAccountRow({ account, offices, onChange }: MailAccountRowProps) {
  const may = useMay();
  const { id, address, oauth, signIn, state, problem, advice = [], secrets } = account;
  const asksToSignIn = state === 'unchecked' && signIn !== undefined;
  const isSignedIn = !oauth || Object.keys(secrets).length > 0;
  const without = isSignedIn ? offices.filter((office) => !secrets[office.id]).map(({ name }) => name) : [];
  const { label, tone } = stateOf(account);
  const signsInAgain = oauth !== undefined && (state === 'problem' || without.length > 0);
  const mayBeRight = state === 'problem' || advice.length > 0;
  return (
    <Stack as="li" gap={2} paddingY={3} divider="below">
      <Row gap={3} rowGap={1} align="start" wrap>
        <Stack as="div" gap={1} basis={200} grow shrink breakWords data-own>
          <strong>{address}</strong>
          {problem && <span className="s-muted">{problem}</span>}
          {without.length > 0 && (
            <span className="s-muted">
              {oauth ? 'Sign in again' : 'Enter the password again'} for {without.join(' and ')}.
            </span>
          )}
          {advice.map((text) => (
            <span key={text} className="s-muted">
              {text}
            </span>
          ))}
          {asksToSignIn && <MailSignIn id={id} signIn={signIn} may={may('change', 'integrations')} />}
          <MailReadingWords account={account} />
        </Stack>
        <StatusTag tone={tone}>{label}</StatusTag>
      </Row>
      <Row gap={1} align="center" wrap>
        <MailReadingButton account={account} may={may('change', 'integrations')} />
        {(signsInAgain || mayBeRight) && (
          <Button size="small" disabled={!may('change', 'integrations')} onClick={() => check(id, signsInAgain)}>
            {signsInAgain ? 'Sign in again' : 'Check again'}
          </Button>
        )}
        <Button size="small" disabled={!may('change', 'integrations')} onClick={onChange}>
          Change
        </Button>
        <Button
          size="small"
          danger
          type="text"
          disabled={!may('delete', 'integrations')}
          onClick={() => void remove(account)}
        >
          Remove
        </Button>
      </Row>
    </Stack>
  );
}

function stateOf({ state, signIn, oauth, secrets, advice }: MailAccount) {
  if (state === 'works') return { label: 'Works', tone: advice ? 'warning' : 'success' } as const;
  if (state === 'problem') return { label: 'Does not work', tone: 'danger' } as const;
  if (signIn) return { label: 'Waits for you', tone: 'warning' } as const;
  return {
    label: oauth && Object.keys(secrets).length === 0 ? 'Asking your provider' : 'Being checked',
    tone: undefined,
  };
}

function check(id: string, signInAgain: boolean): void {
  attempt({ title: 'The address was not checked', description: errorText }, () => checkMailAccount(id, signInAgain));
}

async function remove({ id, address }: MailAccount): Promise<void> {
  const text = 'What waits to be sent from it fails and says so. Its password is deleted with it.';
  if (!(await confirm({ title: `Remove ${address}?`, text, action: 'Remove the address' }))) return;
  attempt({ title: 'The address was not removed', description: errorText }, () => {
    removeMailAccount(id);
    notify({ title: `${address} was removed` });
  });
}
