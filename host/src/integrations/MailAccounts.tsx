import { useMay } from '@steps/business';
import type { MailAccount } from '@steps/business/mail';
import type { TeamDevice } from '@steps/journal/team';
import { Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { MailAccountDialog } from './MailAccountDialog';
import { MailAccountRow } from './MailAccountRow';

interface MailAccountsProps {
  readonly accounts: readonly MailAccount[];
  readonly offices: readonly TeamDevice[];
}

/** The addresses that mail is sent from, each with what the post office found when it asked the server. */
export function MailAccounts({ accounts, offices }: MailAccountsProps) {
  const may = useMay();
  const [editing, setEditing] = useState<MailAccount | 'new'>();
  return (
    <Stack gap={3}>
      <ul className="s-plain" aria-label="Addresses">
        {accounts.map((account) => (
          <MailAccountRow key={account.id} account={account} offices={offices} onChange={() => setEditing(account)} />
        ))}
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
