import { useMay } from '@steps/business';
import { type DavLink, useDavLinks } from '@steps/business/host';
import { type MailAccount, useMailAccounts } from '@steps/business/mail';
import { postOffices, type TeamDevice, useTeamConnection } from '@steps/journal/team';
import { useOpenClientId } from '@steps/platform';
import type { IntegrationCard } from '@steps/platform/host';
import { Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { DavLinks } from './DavLinks';
import { MailAccounts } from './MailAccounts';
import { PostInviteDialog } from './PostInviteDialog';
import { PostOfficeList } from './PostOfficeList';
import { ServiceCard } from './ServiceCard';
import { type Runs, useRunning } from './useRunning';

interface PostOfficesProps {
  readonly title: string;
  readonly purpose: string;
}

/** The post offices of a business on a server, and the addresses that they send from. */
export function PostOffices({ title, purpose }: PostOfficesProps) {
  const id = useOpenClientId();
  const connection = useTeamConnection(id);
  const offices = postOffices(connection);
  const accounts = useMailAccounts();
  const runs = useRunning();
  const may = useMay()('change', 'integrations');
  const [inviting, setInviting] = useState(false);
  const owns = connection?.owner !== undefined;
  return (
    <ServiceCard
      service="post"
      title={title}
      purpose={purpose}
      state={stateOf({ offices, accounts, links: useDavLinks(), runs })}
      actions={
        owns && (
          <Button type={offices.length === 0 ? 'primary' : 'default'} disabled={!may} onClick={() => setInviting(true)}>
            {offices.length === 0 ? 'Add a post office' : 'Add another post office'}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {offices.length === 0 && !owns && (
          <p>The device that put this business on its server adds a post office here.</p>
        )}
        {id !== undefined && offices.length > 0 && (
          <>
            <PostOfficeList clientId={id} offices={offices} runs={runs} />
            <MailAccounts accounts={accounts} offices={offices} />
            <DavLinks />
          </>
        )}
      </Stack>
      {inviting && <PostInviteDialog onClose={() => setInviting(false)} />}
    </ServiceCard>
  );
}

interface StateOf {
  readonly offices: readonly TeamDevice[];
  readonly accounts: readonly MailAccount[];
  readonly links: readonly DavLink[];
  readonly runs: Runs;
}

/** What matters most: nothing goes out, nothing can, or something will not. */
function stateOf({ offices, accounts, links, runs }: StateOf): IntegrationCard['state'] {
  if (offices.length === 0) return { label: 'Not connected' };
  if (offices.every((office) => runs(office) === false)) return { label: 'Not running', tone: 'warning' };
  if (accounts.length === 0 && links.length === 0) return { label: 'No address yet', tone: 'warning' };
  if ([...accounts, ...links].some(({ state }) => state === 'problem'))
    return { label: 'Needs attention', tone: 'warning' };
  return { label: 'In use', tone: 'success' };
}
