import { useMay } from '@steps/business';
import { removeMailAccount } from '@steps/business/host';
import type { MailAccount } from '@steps/business/mail';
import type { TeamDevice } from '@steps/journal/team';
import { attempt, confirm, notify, Row, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { errorText } from '../gate/errorText';
import { MailAccountDialog } from './MailAccountDialog';

interface MailAccountsProps {
  readonly accounts: readonly MailAccount[];
  readonly offices: readonly TeamDevice[];
}

const states = {
  unchecked: { label: 'Being checked' },
  works: { label: 'Works', tone: 'success' },
  problem: { label: 'Does not work', tone: 'danger' },
} as const;

/** The addresses that mail is sent from, each with what the post office found when it asked the server. */
export function MailAccounts({ accounts, offices }: MailAccountsProps) {
  const may = useMay();
  const [editing, setEditing] = useState<MailAccount | 'new'>();
  return (
    <Stack gap={3}>
      <ul className="s-plain" aria-label="Addresses">
        {accounts.map((account) => {
          const state = states[account.state];
          const without = offices.filter(({ id }) => !account.secrets[id]).map(({ name }) => name);
          return (
            <Row key={account.id} as="li" gap={3} align="center" wrap paddingY={2} divider="below">
              <Stack as="span" basis={200} grow shrink breakWords data-own>
                <strong>{account.address}</strong>
                {account.problem && <span className="s-muted">{account.problem}</span>}
                {without.length > 0 && (
                  <span className="s-muted">Enter the password again for {without.join(' and ')}.</span>
                )}
              </Stack>
              <StatusTag tone={'tone' in state ? state.tone : undefined}>{state.label}</StatusTag>
              <Button size="small" disabled={!may('change', 'integrations')} onClick={() => setEditing(account)}>
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
          );
        })}
      </ul>
      <div>
        <Button disabled={!may('add', 'integrations')} onClick={() => setEditing('new')}>
          Add an address
        </Button>
      </div>
      {editing && (
        <MailAccountDialog account={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Stack>
  );
}

async function remove({ id, address }: MailAccount): Promise<void> {
  const text = 'What waits to be sent from it fails and says so. Its password is deleted with it.';
  if (!(await confirm({ title: `Remove ${address}?`, text, action: 'Remove the address' }))) return;
  attempt({ title: 'The address was not removed', description: errorText }, () => {
    removeMailAccount(id);
    notify({ title: `${address} was removed` });
  });
}
