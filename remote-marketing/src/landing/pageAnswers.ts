import { type Contact, commit, contacts, contactWithEmail, newContact, put, stamp } from '@steps/shared';
import { questionKinds } from './blocks/form';

/** What a visitor sent with a form: the question, what it asks for, and the answer. */
export interface Answer {
  readonly label: string;
  readonly kind: keyof typeof questionKinds;
  readonly value: string;
}

/**
 * Makes a contact of the answers to a page's form, or adds them to the one with that email address, and records what was
 * agreed to and when. `RuleError` without a name and an email, or for an address that is none.
 */
export function contactFromAnswers(pageName: string, answers: readonly Answer[], consent: string): Contact {
  const at = stamp();
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
  const known = email ? contactWithEmail(email) : undefined;
  const contact: Contact = known
    ? {
        ...known,
        phone: known.phone || first('phone'),
        company: known.company || first('company'),
        notes: [known.notes, notes].filter(Boolean).join('\n\n'),
        properties: { ...known.properties, ...agreed },
        updatedAt: at,
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
  commit({ label: `Answer of ${contact.name}`, changes: [put(contacts, contact)] });
  return contact;
}

/** The answers in a submitted form: a question is in its label, what it asks for is in the name of its control. */
export function answersOf(form: HTMLFormElement): { readonly answers: readonly Answer[]; readonly consent: string } {
  const answers = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap(
    (control): Answer[] => {
      const [kind = ''] = control.name.split('-');
      if (!Object.hasOwn(questionKinds, kind)) return [];
      // Just looked up.
      return [
        { kind: kind as Answer['kind'], label: control.labels?.[0]?.textContent?.trim() ?? '', value: control.value },
      ];
    },
  );
  const box = form.querySelector<HTMLInputElement>('input[name="consent"]');
  return { answers, consent: box?.checked ? (box.closest('label')?.textContent?.trim() ?? '') : '' };
}
