import { useMay } from '@steps/business';
import { useMailAccounts } from '@steps/business/mail';
import { postOffices, useTeamConnection } from '@steps/journal/team';
import { useOpenClientId } from '@steps/platform';
import { Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { MailAccounts } from './MailAccounts';
import { PostInviteDialog } from './PostInviteDialog';
import { ServiceCard } from './ServiceCard';

interface PostOfficesProps {
  readonly title: string;
  readonly purpose: string;
}

/** The post offices of a business on a server, and the addresses that they send from. */
export function PostOffices({ title, purpose }: PostOfficesProps) {
  const connection = useTeamConnection(useOpenClientId());
  const offices = postOffices(connection);
  const accounts = useMailAccounts();
  const may = useMay()('change', 'integrations');
  const [inviting, setInviting] = useState(false);
  const owns = connection?.owner !== undefined;
  const problem = accounts.some(({ state }) => state === 'problem');
  return (
    <ServiceCard
      service="post"
      title={title}
      purpose={purpose}
      state={
        offices.length === 0
          ? { label: 'Not connected' }
          : problem
            ? { label: 'Needs attention', tone: 'warning' }
            : {
                label: accounts.length > 0 ? 'In use' : 'No address yet',
                tone: accounts.length > 0 ? 'success' : 'warning',
              }
      }
      actions={
        owns && (
          <Button type={offices.length === 0 ? 'primary' : 'default'} disabled={!may} onClick={() => setInviting(true)}>
            {offices.length === 0 ? 'Add a post office' : 'Add another one'}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {offices.length === 0 && !owns && (
          <p>The device that put this business on its server adds a post office here.</p>
        )}
        {offices.length > 0 && (
          <>
            <p data-own>{offices.map(({ name }) => name).join(', ')}. It is removed under Settings, Team.</p>
            <MailAccounts accounts={accounts} offices={offices} />
          </>
        )}
      </Stack>
      {inviting && <PostInviteDialog onClose={() => setInviting(false)} />}
    </ServiceCard>
  );
}
