import { type Contact, contacts, contactWithEmail, hasEmail, newContact } from '@steps/business';
import { commit, counted, put, RuleError, stamp } from '@steps/platform';
import { answerKept } from '../inbox/formAnswers';
import { questionKinds } from './blocks/questionKinds';

/** What a visitor sent with a form: the question, what it asks for, and the answer. */
export interface Answer {
  readonly label: string;
  readonly kind: keyof typeof questionKinds;
  readonly value: string;
}

/** One visitor's answers. `at` is when they were sent, as an ISO time. */
export interface Sent {
  readonly answers: readonly Answer[];
  /** What was agreed to, in words; empty when nothing was. */
  readonly consent: string;
  readonly at: string;
}

/** The contact that answers make, or that they are added to. `RuleError` without a name and an email, or for an address that is none. */
function contactOf(pageName: string, { answers, consent, at }: Sent, known: (email: string) => Contact | undefined) {
  const first = (kind: Answer['kind']) =>
    answers.find((one) => one.kind === kind && one.value.trim())?.value.trim() ?? '';
  const rest = answers.filter(({ kind, value }) => (kind === 'text' || kind === 'message') && value.trim());
  const notes = [`From the page “${pageName}”`, ...rest.map(({ label, value }) => `${label}: ${value.trim()}`)].join(
    '\n',
  );
  const agreed: Contact['properties'] = consent.trim()
    ? { Consent: consent.trim(), 'Consent given': at, 'Consent from': pageName }
    : {};
  const email = first('email');
  const before = email ? known(email) : undefined;
  return before
    ? {
        ...before,
        phone: before.phone || first('phone'),
        company: before.company || first('company'),
        notes: [before.notes, notes].filter(Boolean).join('\n\n'),
        properties: { ...before.properties, ...agreed },
        updatedAt: stamp(),
      }
    : newContact({
        name: first('name'),
        email,
        phone: first('phone'),
        company: first('company'),
        source: 'Landing page',
        notes,
        properties: agreed,
      });
}

/**
 * Makes a contact of the answers to a page's form, or adds them to the one with that email address, and records what was
 * agreed to and when. `RuleError` without a name and an email, or for an address that is none.
 */
export function contactFromAnswers(pageName: string, answers: readonly Answer[], consent: string): Contact {
  const sent = { answers, consent, at: stamp() };
  const contact = contactOf(pageName, sent, contactWithEmail);
  commit({ label: `Answer of ${contact.name}`, changes: [put(contacts, contact), inInbox(pageName, sent, contact)] });
  return contact;
}

/** The answers as the inbox keeps them. */
const inInbox = (page: string, { answers, consent, at }: Sent, { id, name, email }: Contact) =>
  answerKept({
    page,
    name,
    email,
    answers: answers.flatMap(({ label, value }) => (value.trim() ? [{ label, value: value.trim() }] : [])),
    consent: consent.trim(),
    contactId: id,
    at,
  });

/** What became of a file of answers. */
interface ImportedAnswers {
  readonly contacts: number;
  /** In words: the row and why it was not taken. */
  readonly refused: readonly string[];
}

/** Contacts of many answers, as one step. Two answers of one address become one contact. */
export function contactsFromAnswers(pageName: string, sent: readonly Sent[]): ImportedAnswers {
  const made = new Map<string, Contact>();
  const kept: ReturnType<typeof inInbox>[] = [];
  const refused: string[] = [];
  const known = (email: string) => [...made.values()].find((one) => hasEmail(one, email)) ?? contactWithEmail(email);
  for (const [nth, one] of sent.entries()) {
    try {
      const contact = contactOf(pageName, one, known);
      made.set(contact.id, contact);
      kept.push(inInbox(pageName, one, contact));
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      refused.push(`Answer ${nth + 1}: ${error.message}`);
    }
  }
  if (made.size > 0) {
    commit({
      label: `Import ${counted(made.size, 'answer')}`,
      changes: [...[...made.values()].map((contact) => put(contacts, contact)), ...kept],
    });
  }
  return { contacts: made.size, refused };
}

/** The answers in a submitted form: a question is in its label, what it asks for beside it. */
export function answersOf(form: HTMLFormElement): { readonly answers: readonly Answer[]; readonly consent: string } {
  const answers = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap(
    (control): Answer[] => {
      const kind = control.dataset.asks ?? '';
      if (!Object.hasOwn(questionKinds, kind)) return [];
      // Just looked up.
      return [
        {
          kind: kind as Answer['kind'],
          label: control.labels?.[0]?.textContent?.trim() ?? '',
          value: answerIn(control),
        },
      ];
    },
  );
  const box = form.querySelector<HTMLInputElement>('input[data-asks="consent"]');
  return { answers, consent: box?.checked ? (box.closest('label')?.textContent?.trim() ?? '') : '' };
}

/** Of a file its name: the preview keeps none. */
const answerIn = (control: HTMLInputElement | HTMLTextAreaElement): string =>
  control.type === 'file' ? ((control as HTMLInputElement).files?.[0]?.name ?? '') : control.value;
