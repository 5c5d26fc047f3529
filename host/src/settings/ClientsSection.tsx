import { type Client, switchClient, useActiveClient } from '@steps/business';
import { unarchiveClient, useClients } from '@steps/business/host';
import { maxClients } from '@steps/platform';
import {
  DateText,
  EmptyState,
  Menu,
  type MenuItem,
  notify,
  Row,
  Section,
  SourceBadge,
  Stack,
  StatusTag,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { Archive, ArchiveRestore, Building2, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ClientMark } from '../brand/ClientMark';
import { errorText } from '../gate/errorText';
import { useOpenOnboarding } from '../home/openOnboarding';
import { putAway } from './clientRemoval';
import { DeleteClient } from './DeleteClient';
import { EditClient } from './EditClient';
import { HandOver } from './HandOver';
import styles from './settings.module.css';

/** The businesses of this workspace, each with records of its own. */
export function ClientsSection() {
  const clients = useClients();
  const add = useOpenOnboarding();
  const [asked, setAsked] = useState<{ readonly kind: 'edit' | 'delete' | 'hand-over'; readonly client: Client }>();
  const own = clients.filter((client) => !client.sample).length;
  const full = own >= maxClients;
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
  const archived = clients.filter(({ archivedAt }) => archivedAt !== undefined);
  const rows = (list: readonly Client[]) => (
    <ul className="s-plain">
      {list.map((client) => (
        <ClientRow key={client.id} client={client} onAsk={(kind) => setAsked({ kind, client })} />
      ))}
    </ul>
  );
  return (
    <>
      <Section
        title="Businesses"
        purpose={`${own} of at most ${maxClients}, as in the agency programme. Their records never mix.`}
        actions={addButton}
      >
        {full && (
          <p className="s-muted">
            A sixth business does not fit: a workspace holds at most {maxClients}, archived ones included. Hand one over
            and delete it to make room.
          </p>
        )}
        {rows(clients.filter(({ archivedAt }) => archivedAt === undefined))}
      </Section>
      {archived.length > 0 && (
        <Section
          title="Archived"
          count={archived.length}
          purpose="Kept with all their records, and hidden everywhere else."
        >
          {rows(archived)}
        </Section>
      )}
      {asked?.kind === 'edit' && <EditClient id={asked.client.id} onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'hand-over' && <HandOver client={asked.client} onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'delete' && <DeleteClient client={asked.client} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ClientRowProps {
  readonly client: Client;
  readonly onAsk: (kind: 'edit' | 'delete' | 'hand-over') => void;
}

function ClientRow({ client, onAsk }: ClientRowProps) {
  const { id, businessName, industry, country, createdAt, sample, archivedAt } = client;
  const open = useActiveClient()?.id === id;
  const items: MenuItem[] = [
    { id: 'edit', label: 'Edit', icon: Pencil, onSelect: () => onAsk('edit') },
    { id: 'hand-over', label: 'Download to hand over', icon: Download, onSelect: () => onAsk('hand-over') },
    archivedAt === undefined
      ? { id: 'archive', label: 'Archive', icon: Archive, onSelect: () => void archive(client) }
      : { id: 'restore', label: 'Restore', icon: ArchiveRestore, onSelect: () => bringBack(client) },
    { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', separated: true, onSelect: () => onAsk('delete') },
  ];
  return (
    <li className={styles.client} aria-label={businessName}>
      <ClientMark client={client} name={businessName} />
      <Stack size={13} className={styles.clientText}>
        <Row as="span" gap={2} align="center" wrap>
          <strong>{businessName}</strong>
          {open && <StatusTag tone="success">Open</StatusTag>}
          {sample && <SourceBadge kind="sample" />}
        </Row>
        <span className="s-faint">
          {[industry, country].filter(Boolean).join(', ')} · {archivedAt ? 'archived' : 'added'}{' '}
          <DateText value={archivedAt ?? createdAt} day />
        </span>
      </Stack>
      <Row gap={2} align="center" wrap>
        {!open && archivedAt === undefined && (
          <Button aria-label={`Switch to ${businessName}`} onClick={() => void openIt(client)}>
            Switch to it
          </Button>
        )}
        <Menu
          label={`More for ${businessName}`}
          className="s-icon-button"
          items={items}
          trigger={<Ellipsis size={16} aria-hidden />}
        />
      </Row>
    </li>
  );
}

/** Does something with a business, and says what kept it from being done. */
async function runAndNotify(work: () => Promise<string> | string, problem: string): Promise<void> {
  try {
    notify({ title: await work() });
  } catch (error) {
    notify({ tone: 'destructive', title: problem, description: errorText(error) });
  }
}

const openIt = ({ id, businessName }: Client) =>
  runAndNotify(async () => {
    await switchClient(id);
    return `${businessName} is open`;
  }, `${businessName} could not be opened`);

const archive = ({ id, businessName }: Client) =>
  runAndNotify(async () => {
    await putAway(id);
    return `${businessName} is archived`;
  }, `${businessName} was not archived`);

const bringBack = ({ id, businessName }: Client) =>
  void runAndNotify(() => {
    unarchiveClient(id);
    return `${businessName} is restored`;
  }, `${businessName} was not restored`);
