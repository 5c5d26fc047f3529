import { Allowed, contacts, contactWithEmail, LookOnly, useCompany, useContact } from '@steps/business';
import { paths } from '@steps/platform/paths';
import { Link } from '@steps/platform/router';
import { attempt, ChoiceField, DateText, Section, Stack } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ticketCatalogue } from '../nouns/ticketCatalogue';
import { notifyStep } from '../records/notices/stepNotice';
import styles from '../records/recordPage/record.module.css';
import { RecordNote, useRecordTyping } from '../records/recordPage/recordTogether';
import { SectionFields } from '../records/recordPage/SectionFacts';
import { Tags } from '../records/recordPage/Tags';
import { withTag } from '../records/tagRules';
import { type Ticket, type TicketInput, tickets, updateTicket } from '../tickets';
import { AssigneeField } from './AssigneeField';
import { requesterOf } from './requester';
import { priorityOptions, statusOptions, ticketTags } from './ticketChoices';

const failure = { title: 'Not saved', description: 'The ticket could not be changed. Please try again.' };

/** Who asks, the state of the ticket, and its assignee. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const change = (patch: TicketInput) => attempt(failure, () => void updateTicket(ticket.id, patch));
  return (
    <>
      <Section title="Requester">
        <RequesterFacts ticket={ticket} />
      </Section>
      <Section title="Ticket">
        <Stack gap={4} bound alignContent="start">
          <LookOnly module="support" hideNote>
            <div>
              <ChoiceField
                label={ticketCatalogue.status.label}
                value={ticket.status}
                options={statusOptions}
                onChange={(status) => change({ status })}
              />
              <RecordNote fields={['status']} label={ticketCatalogue.status.label} words={labelIn(statusOptions)} />
            </div>
            <div>
              <ChoiceField
                label={ticketCatalogue.priority.label}
                value={ticket.priority}
                options={priorityOptions}
                onChange={(priority) => change({ priority })}
              />
              <RecordNote
                fields={['priority']}
                label={ticketCatalogue.priority.label}
                words={labelIn(priorityOptions)}
              />
            </div>
            <div>
              <Assignee key={ticket.assignee} ticket={ticket} />
              <RecordNote
                fields={['assignee']}
                label={ticketCatalogue.assignee.label}
                words={(name) => String(name ?? '')}
              />
            </div>
          </LookOnly>
          <dl className={styles.facts}>
            <SectionFields
              section="facts"
              catalogue={ticketCatalogue}
              record={ticket}
              onSave={(patch) => void updateTicket(ticket.id, patch)}
            />
            {ticket.snoozedUntil && Date.parse(ticket.snoozedUntil) > Date.now() && (
              <div className={styles.fact}>
                <dt>{ticketCatalogue.snoozedUntil.label}</dt>
                <dd>
                  <DateText value={ticket.snoozedUntil} />. Response targets keep running.
                </dd>
              </div>
            )}
          </dl>
        </Stack>
      </Section>
      <Section title="Tags">
        <Tags
          tags={ticket.tags}
          suggested={ticketTags(tickets.all())}
          onAdd={(tag) => updateTicket(ticket.id, { tags: withTag(ticket.tags, tag, 'ticket') })}
          onRemove={(tag) => change({ tags: ticket.tags.filter((known) => known !== tag) })}
        />
      </Section>
    </>
  );
}

const labelIn = (options: readonly { readonly value: string; readonly label: string }[]) => (held: unknown) =>
  options.find(({ value }) => value === held)?.label ?? '';

/** Saved on leaving it, or with Enter. */
function Assignee({ ticket }: { readonly ticket: Ticket }) {
  const [typed, setTyped] = useState(ticket.assignee);
  const typing = useRecordTyping('assignee');
  const save = () => {
    const assignee = typed.trim();
    if (assignee === ticket.assignee) return;
    attempt(failure, () => {
      updateTicket(ticket.id, { assignee });
      notifyStep(assignee ? `Assigned to ${assignee}` : 'Assigned to nobody');
    });
  };
  return (
    <form
      {...typing}
      onBlur={() => {
        typing?.onBlur();
        save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <AssigneeField value={typed} onChange={setTyped} />
    </form>
  );
}

/** An address that may be broken before the @. */
function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <div className="s-muted">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </div>
  );
}

function RequesterFacts({ ticket }: { readonly ticket: Ticket }) {
  const contact = useContact(ticket.contactId);
  const company = useCompany(ticket.companyId ?? contact?.companyId);
  const { email } = requesterOf(ticket);
  const known = contact ? undefined : email ? contactWithEmail(email) : undefined;
  return (
    <dl className={styles.facts}>
      {contact ? (
        <div className={styles.fact}>
          <dt>{ticketCatalogue.contactId.label}</dt>
          <dd>
            <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>
            {contact.email && <EmailText email={contact.email} />}
          </dd>
        </div>
      ) : (
        <SectionFields
          section="requester"
          catalogue={ticketCatalogue}
          record={ticket}
          onSave={(patch) => void updateTicket(ticket.id, emptied(patch))}
        />
      )}
      {company && (
        <div className={styles.fact}>
          <dt>{ticketCatalogue.companyId.label}</dt>
          <dd>
            <Link to={paths.company.href(company.id)}>{company.name}</Link>
          </dd>
        </div>
      )}
      {known && (
        <Allowed action="change" module="support">
          <Button size="small" onClick={() => link(ticket, known.id)}>
            Link to the contact {known.name}
          </Button>
        </Allowed>
      )}
    </dl>
  );
}

/** A requester without a name or address is not stored as an empty one. */
const emptied = (patch: Partial<Ticket>): Partial<Ticket> =>
  Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, value || undefined]));

function link(ticket: Ticket, contactId: string) {
  attempt(failure, () => {
    const companyId = ticket.companyId ?? contacts.get(contactId)?.companyId;
    updateTicket(ticket.id, { contactId, ...(companyId ? { companyId } : {}) });
    notifyStep('Contact linked');
  });
}
