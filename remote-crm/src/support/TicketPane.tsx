import { LookOnly, useMay } from '@steps/business';
import { Link } from '@steps/platform/router';
import { attempt, IconButton, lazyPart, Menu, Row, Section, Stack, Text, Together } from '@steps/platform/ui';
import { ArrowLeft, Ellipsis, X } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { deletedNote } from '../records/notices/keptNotes';
import { notifyStep } from '../records/notices/stepNotice';
import { RecordContext } from '../records/recordPage/recordContext';
import { deleteTickets, type Ticket, tickets, updateTicket } from '../tickets';
import { Composer } from './Composer';
import { Conversation } from './Conversation';
import { Satisfaction } from './Satisfaction';
import styles from './support.module.css';
import { TicketClocks } from './TicketClocks';
import { TicketFacts } from './TicketFacts';
import { TicketStatusTag } from './TicketTags';
import { useTicketAddress } from './ticketAddress';
import { snoozeChoices } from './ticketChoices';
import { isSnoozed } from './ticketViews';

const MergeDialog = lazyPart(async () => (await import('./MergeDialog')).MergeDialog);
const SnoozeDialog = lazyPart(async () => (await import('./SnoozeDialog')).SnoozeDialog);

interface TicketPaneProps {
  readonly ticket: Ticket;
  /** ms */
  readonly now: number;
  readonly onClose: () => void;
}

const failure = { title: 'Not saved', description: 'The ticket could not be changed. Please try again.' };

/** One ticket: its conversation and composer, with its facts beside it. */
export function TicketPane({ ticket, now, onClose }: TicketPaneProps) {
  const mayChange = useMay()('change', 'support');
  const [asking, setAsking] = useState<'merge' | 'snooze'>();
  const close = () => setAsking(undefined);
  const pane = useRef<HTMLElement>(null);
  // When the ticket replaces the list, the page is still scrolled to where the list was left.
  useLayoutEffect(() => {
    pane.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack
      ref={pane}
      as="section"
      gap={4}
      alignContent="start"
      shrink
      className={styles.ticket}
      aria-label={`Ticket #${ticket.number}`}
    >
      <Row as="header" gap={3} rowGap={1} align="center" wrap className={styles.ticketHead}>
        <button type="button" className={`s-back ${styles.ticketBack}`} onClick={onClose}>
          <ArrowLeft size={14} aria-hidden /> All tickets
        </button>
        <Text as="h2" basis={200} shrink size={20} breakWords>
          <span className="s-faint">#{ticket.number}</span> {ticket.subject}
        </Text>
        <Row as="span" gap={1} align="center">
          <Together.HereToo collection={tickets.name} id={ticket.id} />
          <TicketStatusTag status={ticket.status} />
          <TicketMenu ticket={ticket} now={now} onAsk={setAsking} onClose={onClose} />
          <span className={styles.ticketCross}>
            <IconButton label="Close ticket view" icon={X} onClick={onClose} />
          </span>
        </Row>
      </Row>
      {ticket.mergedIntoId ? (
        <MergedNotice id={ticket.mergedIntoId} />
      ) : (
        <RecordContext value={{ collection: tickets.name, id: ticket.id, modules: tickets.modules }}>
          <div className={styles.ticketBody}>
            <Stack gap={4} bound alignContent="start">
              <Conversation ticket={ticket} />
              {mayChange ? (
                <Composer ticket={ticket} />
              ) : (
                <p className="s-faint">Your role may read this ticket, not answer it.</p>
              )}
              <LookOnly module="support" hideNote>
                <Satisfaction ticket={ticket} />
              </LookOnly>
            </Stack>
            <Stack gap={4} bound alignContent="start">
              <Section title="Response targets">
                <TicketClocks ticket={ticket} now={now} />
              </Section>
              <TicketFacts ticket={ticket} />
            </Stack>
          </div>
        </RecordContext>
      )}
      <Suspense>
        {asking === 'merge' && <MergeDialog ticket={ticket} onClose={close} />}
        {asking === 'snooze' && <SnoozeDialog ticket={ticket} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

function MergedNotice({ id }: { readonly id: string }) {
  const { hrefOf } = useTicketAddress();
  return (
    <p>
      This ticket was merged into another one, which has the whole conversation.{' '}
      <Link to={hrefOf(id)}>Open that ticket</Link>
    </p>
  );
}

const snooze = (ticket: Ticket, until: Date | undefined): boolean =>
  attempt(failure, () => {
    updateTicket(ticket.id, { snoozedUntil: until?.toISOString() });
    notifyStep(until ? 'Ticket snoozed' : 'Ticket is back');
  });

interface TicketMenuProps extends TicketPaneProps {
  readonly onAsk: (dialog: 'merge' | 'snooze') => void;
}

function TicketMenu({ ticket, now, onAsk, onClose }: TicketMenuProps) {
  const may = useMay();
  const settled = ticket.mergedIntoId !== undefined || !may('change', 'support');
  const snoozes = [
    ...snoozeChoices(new Date(now)).map(({ label, until }) => ({
      id: label,
      label: `Snooze: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
      onSelect: () => void snooze(ticket, until),
    })),
    { id: 'time', label: 'Snooze until a time…', onSelect: () => onAsk('snooze') },
  ];
  const awake = { id: 'awake', label: 'End the snooze', onSelect: () => void snooze(ticket, undefined) };
  const kept = [
    ...(isSnoozed(ticket, now) ? [awake] : snoozes),
    { id: 'merge', label: 'Merge with another ticket…', onSelect: () => onAsk('merge'), separated: true },
  ];
  if (settled && !may('delete', 'support')) return null;
  return (
    <Menu
      label={`Actions for ticket #${ticket.number}`}
      align="end"
      className="s-icon-button"
      trigger={<Ellipsis size={16} aria-hidden />}
      items={[
        ...(settled ? [] : kept),
        ...(may('delete', 'support')
          ? [
              {
                id: 'delete',
                label: 'Delete ticket',
                tone: 'danger' as const,
                separated: !settled,
                onSelect: () =>
                  attempt(failure, () => {
                    deleteTickets([ticket.id]);
                    onClose();
                    notifyStep(`Ticket #${ticket.number} deleted`, deletedNote());
                  }),
              },
            ]
          : []),
      ]}
    />
  );
}
