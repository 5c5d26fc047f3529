import { type Company, type Contact, companies, contacts, contactWithEmail } from '@steps/business';
import { cleanEmail, cleanLine, emailKey, newId, RuleError, useTyped } from '@steps/platform';
import { SuggestField } from '@steps/platform/fields';
import { ChoiceField, Stack, TextArea, TextField } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { searchContacts } from '../contacts/contactSearch';
import { ticketCatalogue } from '../nouns/ticketCatalogue';
import styles from '../records/crm.module.css';
import { FormDialog } from '../records/forms/FormDialog';
import { useFormDraft } from '../records/forms/formDraft';
import { describeContact } from '../records/forms/recordChoices';
import { useSubmit } from '../records/forms/useSubmit';
import { notifyStep } from '../records/notices/stepNotice';
import { createTicket, type Ticket, type TicketPriority } from '../tickets';
import { AssigneeField } from './AssigneeField';
import { readPastedEmail } from './pastedEmail';
import { priorityOptions } from './ticketChoices';

interface NewTicketDialogProps {
  /** Who asks, if the ticket is opened from a record. */
  readonly contact?: Contact | undefined;
  readonly company?: Company | undefined;
  readonly onOpened: (ticket: Ticket) => void;
  readonly onClose: () => void;
}

/** Offered at once. */
const offered = 12;
const blank = { subject: '', name: '', email: '', body: '', assignee: '', priority: 'normal' as TicketPriority };

/** Opens a ticket, by hand or from a pasted email. */
export function NewTicketDialog({ contact, company, onOpened, onClose }: NewTicketDialogProps) {
  const about = contact?.id ?? company?.id ?? '';
  const start = { ...blank, name: contact?.name ?? '', email: contact?.email ?? '' };
  const { typed, foundFrom, change, forget } = useFormDraft(`ticket:${about}`, start);
  const [pasting, setPasting] = useState(false);
  const known = knownRequester(typed.name, typed.email, contact);
  const { error, clearError, submit } = useSubmit(() => {
    if (!typed.subject.trim()) throw new RuleError('Say what it is about.');
    const ticket = createTicket(inputOf(typed, known, company));
    notifyStep(`Ticket #${ticket.number} opened`, ticket.subject);
    forget();
    onOpened(ticket);
  }, 'The ticket could not be opened. Please try again.');
  const set = (patch: Partial<typeof typed>) => {
    change(patch);
    clearError();
  };

  return (
    <FormDialog
      title="Add ticket"
      action="Add ticket"
      error={error}
      onSubmit={submit}
      onClose={onClose}
      onCancel={forget}
      foundFrom={foundFrom}
    >
      <div className={styles.wide}>
        {pasting ? (
          <PastedEmailField
            onRead={(email) => {
              set(email);
              setPasting(false);
            }}
          />
        ) : (
          <Button onClick={() => setPasting(true)}>Paste an email</Button>
        )}
      </div>
      <div className={styles.wide}>
        <TextField
          label={ticketCatalogue.subject.label}
          required
          value={typed.subject}
          onChange={(subject) => set({ subject })}
          maxLength={300}
        />
      </div>
      <RequesterField
        value={typed.name}
        onChange={(name) => set({ name })}
        onChoose={({ name, email }) => set({ name: name || email, email })}
      />
      <TextField
        label={ticketCatalogue.requesterEmail.label}
        type="email"
        required={false}
        value={typed.email}
        onChange={(email) => set({ email })}
        help={requesterHelp(known, company)}
      />
      <ChoiceField
        label={ticketCatalogue.priority.label}
        value={typed.priority}
        options={priorityOptions}
        onChange={(priority) => set({ priority })}
      />
      <AssigneeField value={typed.assignee} onChange={(assignee) => set({ assignee })} />
      <div className={styles.wide}>
        <TextArea
          label="What they wrote"
          required={false}
          rows={5}
          value={typed.body}
          onChange={(value) => set({ body: value })}
        />
      </div>
    </FormDialog>
  );
}

/** The contact meant: by email, or else the one it was opened from, while no other name was typed. */
function knownRequester(name: string, email: string, from: Contact | undefined): Contact | undefined {
  const byEmail = email.trim() ? contactWithEmail(email) : undefined;
  return byEmail ?? (from && name.trim() === from.name ? from : undefined);
}

function requesterHelp(known: Contact | undefined, company: Company | undefined): string | undefined {
  if (known) return `Known contact: ${[known.name, known.company].filter(Boolean).join(', ')}`;
  return company && `At ${company.name}`;
}

function inputOf(typed: typeof blank, known: Contact | undefined, company: Company | undefined) {
  const { subject, priority } = typed;
  const [name, email, body] = [cleanLine(typed.name), cleanEmail(typed.email), typed.body.trim()];
  const companyId = company?.id ?? known?.companyId;
  const message = {
    id: newId('message'),
    at: new Date().toISOString(),
    by: known?.name ?? (name || email),
    from: 'requester' as const,
    body,
    internal: false,
  };
  return {
    subject,
    priority,
    assignee: typed.assignee.trim(),
    ...(known ? { contactId: known.id } : {}),
    ...(!known && name ? { requesterName: name } : {}),
    // A contact who wrote from another address is answered there.
    ...(email && emailKey(email) !== emailKey(known?.email ?? '') ? { requesterEmail: email } : {}),
    ...(companyId && companies.get(companyId) ? { companyId } : {}),
    ...(body ? { messages: [message] } : {}),
  };
}

interface RequesterFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly onChoose: (contact: Contact) => void;
}

/** Who asks: a contact, whose email address is filled in, or anybody else. */
function RequesterField({ value, onChange, onChoose }: RequesterFieldProps) {
  return (
    <SuggestField
      label="Requester"
      required={false}
      suggestions={suggestRequesters}
      value={value}
      onChange={onChange}
      onChoose={(id) => {
        const contact = contacts.get(id);
        if (contact) onChoose(contact);
      }}
    />
  );
}

const suggestRequesters = (text: string) =>
  text.trim()
    ? searchContacts(contacts.all(), text)
        .slice(0, offered)
        .map((contact) => ({ value: contact.id, ...describeContact(contact) }))
    : [];

interface PastedEmailFieldProps {
  readonly onRead: (email: { subject?: string; name?: string; email?: string; body: string }) => void;
}

function PastedEmailField({ onRead }: PastedEmailFieldProps) {
  const { typed: text, type, forget } = useTyped('pasted-email:', '');
  const read = () => {
    const { body, ...found } = readPastedEmail(text);
    forget();
    onRead({ body, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value)) });
  };
  return (
    <Stack gap={4} bound alignContent="start">
      <TextArea
        label="Pasted email"
        help="With its lines From and Subject on top, sender and subject are filled in."
        rows={5}
        value={text}
        onChange={type}
      />
      <div>
        <Button onClick={read} disabled={!text.trim()}>
          Fill in from the email
        </Button>
      </div>
    </Stack>
  );
}
