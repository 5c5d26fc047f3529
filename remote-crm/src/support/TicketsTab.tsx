import { Allowed } from '@steps/business';
import { useLoadState } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { useNavigate } from '@steps/platform/router';
import {
  ButtonLink,
  EmptyState,
  Kbd,
  phoneQuery,
  Row,
  Stack,
  Text,
  useMedia,
  useMinute,
  useSingleKeys,
} from '@steps/platform/ui';
import { Button } from 'antd';
import { LifeBuoy } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { notifyStep } from '../records/notices/stepNotice';
import type { ListField } from '../records/recordTable/listField';
import { useUnlessPaused } from '../records/recordTable/listPause';
import { RecordTab } from '../records/recordTable/RecordTab';
import { useListPlace } from '../records/recordTable/useListPlace';
import { type Ticket, updateTicket, useTicket, useTickets } from '../tickets';
import { focusComposer } from './composerFocus';
import styles from './support.module.css';
import { usePersonName } from './supportPerson';
import { useSupportSettings } from './supportSettingsState';
import { TicketBulkActions } from './TicketBulkActions';
import { TicketPane } from './TicketPane';
import { useTicketAddress } from './ticketAddress';
import { narrowColumns, ticketColumns, ticketFields } from './ticketFields';
import { ticketName } from './ticketLabels';
import { neighbour, searchTickets, ticketViews, viewOf } from './ticketViews';

const byDue = [{ column: 'due', direction: 'ascending' }] as const;
const byUpdate = [{ column: 'updated', direction: 'descending' }] as const;

/** The list of tickets in its views, one of them open beside it. */
export function TicketsTab() {
  const all = useUnlessPaused(useTickets());
  const now = useMinute().getTime();
  const settings = useSupportSettings();
  const me = usePersonName();
  const { params, ticketId, hrefOf, change } = useTicketAddress();
  const view = viewOf(params.get('view'));
  const open = ticketId !== undefined;
  const isPhone = useMedia(phoneQuery);
  useListPlace(open);

  const counts = useMemo(() => {
    const context = { now, settings, me };
    return new Map(ticketViews.map(({ id, matches }) => [id, all.filter((one) => matches(one, context)).length]));
  }, [all, now, settings, me]);
  const rows = useMemo(() => {
    const context = { now, settings, me };
    return view.id === 'all' ? all : all.filter((ticket) => view.matches(ticket, context));
  }, [all, view, now, settings, me]);
  const fields = useMemo(() => ticketFields({ settings, now, hrefOf }), [settings, now, hrefOf]);

  if (all.length === 0) return <NoTickets />;
  return (
    <div className={styles.supportFrame}>
      <Stack bound gap={4} align="start" className={styles.support} data-open={open || undefined}>
        <Stack gap={3} shrink className={styles.supportList}>
          <Row as="nav" gap={1} wrap aria-label="Views">
            {ticketViews.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                className={styles.view}
                aria-current={id === view.id ? 'page' : undefined}
                onClick={() => change({ view: id === 'open' ? undefined : id })}
              >
                {label}{' '}
                <Text as="span" tone="faint" weight={400} className={styles.viewCount}>
                  {counts.get(id)?.toLocaleString('en-GB')}
                </Text>
              </button>
            ))}
          </Row>
          <RecordTab
            key={view.id}
            module="support"
            label="Tickets"
            noun="ticket"
            whole={`${view.label} tickets`}
            records={rows}
            nameOf={ticketName}
            hrefOf={(ticket) => hrefOf(ticket.id)}
            current={ticketId}
            search={searchTickets}
            fields={fields}
            columns={open && !isPhone ? narrowColumns : ticketColumns}
            onEdit={onEdit}
            sorts={view.id === 'solved' || view.id === 'all' ? byUpdate : byDue}
            figures={(shown) =>
              shown.length === 0 &&
              params.get('q') &&
              view.id !== 'all' && (
                <Button type="link" size="small" onClick={() => change({ view: 'all' })}>
                  Search all tickets
                </Button>
              )
            }
            tools={(shown) => <TicketKeys shown={shown} />}
            bulk={(ids, clear) => <TicketBulkActions ids={ids} onDone={clear} />}
            empty={<NoneInView text={view.empty} needsName={view.id === 'mine' && !me} />}
          />
        </Stack>
        {ticketId !== undefined && <OpenTicket id={ticketId} now={now} onClose={() => change({ ticket: undefined })} />}
      </Stack>
    </div>
  );
}

function OpenTicket({ id, now, onClose }: { readonly id: string; readonly now: number; readonly onClose: () => void }) {
  const { state } = useLoadState();
  const ticket = useTicket(id);
  if (ticket) return <TicketPane key={id} ticket={ticket} now={now} onClose={onClose} />;
  if (state === 'loading') return null;
  return (
    <Stack as="section" gap={4} alignContent="start" shrink className={styles.ticket} aria-label="Ticket">
      <EmptyState
        icon={LifeBuoy}
        title="Ticket not found"
        purpose="It may have been deleted, or belong to another business."
        action={<Button onClick={onClose}>Back to the list</Button>}
      />
    </Stack>
  );
}

/** The single keys, and their hints. */
function TicketKeys({ shown }: { readonly shown: readonly Ticket[] }) {
  const { ticketId, hrefOf, change } = useTicketAddress();
  const navigate = useNavigate();
  // The router follows in its own time: a person who holds J down is ahead of the address.
  const at = useRef(ticketId);
  useEffect(() => {
    at.current = ticketId;
  }, [ticketId]);
  const step = (by: 1 | -1) => {
    const next = neighbour(shown, at.current, by);
    at.current = next?.id;
    if (next) navigate(hrefOf(next.id));
  };
  const letters = useSingleKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      r: () => ticketId && focusComposer(ticketId, 'reply'),
      n: () => ticketId && focusComposer(ticketId, 'note'),
      Escape: () => ticketId && change({ ticket: undefined }),
    },
    { held: ['j', 'k'], always: ['Escape'] },
  );
  if (!letters) return null;
  return (
    <Text as="span" size={12} className={`s-faint ${styles.keys}`}>
      <Kbd keys="J" /> <Kbd keys="K" /> next, previous · <Kbd keys="R" /> reply · <Kbd keys="N" /> note
    </Text>
  );
}

function NoneInView({ text, needsName }: { readonly text: string; readonly needsName: boolean }) {
  return (
    <EmptyState
      icon={LifeBuoy}
      title="Nothing here"
      purpose={needsName ? 'Say who you are, and the tickets assigned to you appear here.' : text}
      action={
        needsName && <ButtonLink to={paths.module.href('support', { tab: 'settings' })}>Say who you are</ButtonLink>
      }
    />
  );
}

function NoTickets() {
  return (
    <EmptyState
      icon={LifeBuoy}
      title="No tickets yet"
      purpose="A ticket keeps a customer’s request, the conversation about it and your response targets: when you will answer and when it will be solved."
      action={
        <Allowed action="add" module="support">
          <ButtonLink primary to={paths.module.href('support', { new: 'ticket' })}>
            Add the first ticket
          </ButtonLink>
        </Allowed>
      }
    />
  );
}

function onEdit(ticket: Ticket, field: ListField<Ticket>, typed: string): void {
  updateTicket(ticket.id, field.patch?.(typed, ticket) ?? {});
  notifyStep('Ticket changed');
}
