import { type Client, maxClients, switchClient, useActiveClient, useClients } from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { useNavigate } from '@steps/shared/router';
import { Avatar, DateText, EmptyState, notify, Section, SourceBadge, StatusTag } from '@steps/shared/ui';
import { Button } from 'antd';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { startOnboarding } from '../home/homeState';
import { DeleteClient } from './DeleteClient';
import { errorText } from './errorText';
import { RenameClient } from './RenameClient';
import styles from './settings.module.css';

/** The businesses of this workspace, each with records of its own. */
export function ClientsSection() {
  const clients = useClients();
  const active = useActiveClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ readonly kind: 'rename' | 'delete'; readonly client: Client }>();
  const own = clients.filter((client) => !client.sample).length;
  const full = own >= maxClients;

  const add = () => {
    startOnboarding();
    navigate(paths.home.href());
  };
  const addButton = (
    <Button disabled={full} onClick={add}>
      Add another business
    </Button>
  );

  if (clients.length === 0) {
    return (
      <EmptyState
        icon={Building2}
        title="No business yet"
        purpose="Set one up, and its contacts, deals and campaigns are kept together here."
        action={addButton}
      />
    );
  }
  return (
    <Section
      title="Businesses"
      purpose={`${own} of at most ${maxClients}, as in the agency programme. Their records never mix.`}
      actions={addButton}
    >
      <ul className="s-plain">
        {clients.map((client) => (
          <ClientRow
            key={client.id}
            client={client}
            open={client.id === active?.id}
            onRename={() => setAsked({ kind: 'rename', client })}
            onDelete={() => setAsked({ kind: 'delete', client })}
          />
        ))}
      </ul>
      {asked?.kind === 'rename' && <RenameClient client={asked.client} onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'delete' && <DeleteClient client={asked.client} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

interface ClientRowProps {
  readonly client: Client;
  readonly open: boolean;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function ClientRow({ client, open, onRename, onDelete }: ClientRowProps) {
  const { id, businessName, industry, country, createdAt, sample } = client;
  const openIt = async () => {
    try {
      await switchClient(id);
      notify({ title: `${businessName} is open` });
    } catch (error) {
      notify({ tone: 'destructive', title: `${businessName} could not be opened`, description: errorText(error) });
    }
  };
  return (
    <li className={styles.client}>
      <Avatar name={businessName} />
      <div className={styles.clientText}>
        <span className="s-line">
          <strong>{businessName}</strong>
          {open && <StatusTag tone="success">Open</StatusTag>}
          {sample && <SourceBadge kind="sample" />}
        </span>
        <span className="s-faint">
          {[industry, country].filter(Boolean).join(', ')} · added <DateText value={createdAt} day />
        </span>
      </div>
      <div className="s-line">
        {!open && (
          <Button aria-label={`Switch to ${businessName}`} onClick={() => void openIt()}>
            Switch to it
          </Button>
        )}
        <Button type="text" aria-label={`Rename ${businessName}`} onClick={onRename}>
          Rename
        </Button>
        <Button type="text" danger aria-label={`Delete ${businessName}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
