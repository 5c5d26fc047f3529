import {
  Allowed,
  contacts,
  contactWithEmail,
  LookOnly,
  RuleError,
  useCompany,
  useContact,
  withTag,
} from '@steps/shared';
import { paths } from '@steps/shared/paths';
import { Link } from '@steps/shared/router';
import { DateText, Section } from '@steps/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { ChoiceField } from '../ground/forms/TextField';
import { attempt, notifyStep } from '../ground/notices/stepNotice';
import { InlineField } from '../ground/recordPage/InlineField';
import styles from '../ground/recordPage/record.module.css';
import { Tags } from '../ground/recordPage/Tags';
import { type Ticket, type TicketInput, tickets, updateTicket } from '../tickets';
import { AssigneeField } from './AssigneeField';
import { requesterOf } from './requester';
import { priorityOptions, statusOptions, ticketTags } from './ticketChoices';

const failure = { title: 'Nothing was changed', description: 'The ticket could not be changed. Please try again.' };

/** Who asks, where the ticket stands, and who looks after it. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const change = (patch: TicketInput) => attempt(failure, () => void updateTicket(ticket.id, patch));
  return (
    <>
      <Section title="Requester">
        <RequesterFacts ticket={ticket} />
      </Section>
      <Section title="Ticket">
        <div className="s-stack">
          <LookOnly module="support" quiet>
            <ChoiceField
              label="Status"
              value={ticket.status}
              options={statusOptions}
              onChange={(status) => change({ status })}
            />
            <ChoiceField
              label="Priority"
              value={ticket.priority}
              options={priorityOptions}
              onChange={(priority) => change({ priority })}
            />
            <Assignee key={ticket.assignee} ticket={ticket} />
          </LookOnly>
          <dl className={styles.facts}>
            <InlineField
              label="Subject"
              value={ticket.subject}
              onSave={(subject) => {
                if (!subject.trim()) throw new RuleError('Expected a subject for the ticket, got an empty one.');
                updateTicket(ticket.id, { subject: subject.trim() });
              }}
            />
            <div className={styles.fact}>
              <dt>Opened</dt>
              <dd>
                <DateText value={ticket.createdAt} />
              </dd>
            </div>
            {ticket.snoozedUntil && Date.parse(ticket.snoozedUntil) > Date.now() && (
              <div className={styles.fact}>
                <dt>Snoozed until</dt>
                <dd>
                  <DateText value={ticket.snoozedUntil} />. The clocks keep running.
                </dd>
              </div>
            )}
          </dl>
        </div>
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

/** Saved when it is left, or with Enter. */
function Assignee({ ticket }: { readonly ticket: Ticket }) {
  const [typed, setTyped] = useState(ticket.assignee);
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
      onBlur={save}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <AssigneeField value={typed} onChange={setTyped} />
    </form>
  );
}

/** An address that breaks where it may: before the @. */
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
          <dt>Contact</dt>
          <dd>
            <Link to={paths.contact.href(contact.id)}>{contact.name}</Link>
            {contact.email && <EmailText email={contact.email} />}
          </dd>
        </div>
      ) : (
        <>
          <InlineField
            label="Name"
            value={ticket.requesterName ?? ''}
            onSave={(name) => void updateTicket(ticket.id, { requesterName: name.trim() || undefined })}
          />
          <InlineField
            label="Email"
            type="email"
            value={ticket.requesterEmail ?? ''}
            onSave={(typed) => void updateTicket(ticket.id, { requesterEmail: typed.trim() || undefined })}
          />
        </>
      )}
      {company && (
        <div className={styles.fact}>
          <dt>Company</dt>
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

function link(ticket: Ticket, contactId: string) {
  attempt(failure, () => {
    const companyId = ticket.companyId ?? contacts.get(contactId)?.companyId;
    updateTicket(ticket.id, { contactId, ...(companyId ? { companyId } : {}) });
    notifyStep('Contact linked');
  });
}
