import { recordMemory } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { existing, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { type Contact, contacts } from '../contacts/contact';
import { contactWithEmail, newContact } from '../contacts/contactState';
import { may } from '../people/rights';
import { type FormAnswer, formAnswers } from './formAnswer';

/** Whether an answer should become a contact and has not yet. */
const waits = ({ contactId, rule }: FormAnswer): boolean => contactId === '' && rule !== undefined && rule !== 'none';

/** The known contact with the address of an answer that waits: a person decides what happens with it. */
export const contactForAnswer = (answer: FormAnswer): Contact | undefined =>
  waits(answer) && answer.email ? contactWithEmail(answer.email) : undefined;

/**
 * Makes contacts of the answers that post offices took in, if the person at work may add contacts and sees their addresses.
 * An answer from a known contact waits for a person, and so does one with neither a name nor an address. Two browsers that do
 * it at once make the same contact.
 */
export function takeInAnswers(): void {
  if (!may('add', 'crm') || !may('change', formAnswers.modules) || recordMemory.narrowed(contacts)) return;
  for (const { id } of formAnswers.all().filter(waits).toSorted(oldestFirst)) {
    const answer = formAnswers.get(id);
    if (!answer || !waits(answer) || contactForAnswer(answer)) continue;
    if (answer.name || answer.email) makeContact(answer);
  }
}

const oldestFirst = (one: FormAnswer, other: FormAnswer) =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1;

export function makeContact(answer: FormAnswer): Contact {
  const contact: Contact = {
    ...newContact({
      name: answer.name,
      email: answer.email,
      phone: told(answer, 'phone'),
      company: told(answer, 'company'),
      status: answer.rule === 'prospect' ? 'prospect' : 'lead',
      source: answer.source || 'Landing page',
      notes: notesOf(answer),
      properties: propertiesOf(answer),
    }),
    // Made from the answer's id, so that every browser makes the same contact.
    id: `contact-${answer.id}`,
    createdAt: answer.at,
    updatedAt: answer.at,
  };
  link(answer, contact, `Add ${contact.name} from the form on “${answer.page}”`);
  return contact;
}

/** Adds an answer to a known contact: what is there stays, what is missing is filled in. */
export function addAnswerTo(contactId: string, answer: FormAnswer): Contact {
  const before = existing(contacts, contactId);
  const contact: Contact = {
    ...before,
    phone: before.phone || told(answer, 'phone'),
    company: before.company || told(answer, 'company'),
    notes: [before.notes, notesOf(answer)].filter(Boolean).join('\n\n'),
    properties: { ...before.properties, ...propertiesOf(answer) },
    updatedAt: stamp(),
  };
  link(answer, contact, `Add an answer to ${contact.name}`);
  return contact;
}

function link(answer: FormAnswer, contact: Contact, label: string): void {
  commit({
    label,
    changes: [put(contacts, contact), put(formAnswers, { ...existing(formAnswers, answer.id), contactId: contact.id })],
    // Not undoable: it would be made again at once.
    undoable: false,
  });
}

const told = ({ answers }: FormAnswer, wanted: NonNullable<FormAnswer['answers'][number]['kind']>): string =>
  answers.find(({ kind }) => kind === wanted)?.value ?? '';

const notesOf = ({ page, answers }: FormAnswer): string =>
  [
    `From the page “${page}”`,
    ...answers
      .filter(({ kind }) => kind === 'text' || kind === 'message')
      .map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');

const propertiesOf = ({ consent, at, page, campaign }: FormAnswer): Contact['properties'] => ({
  ...(consent && { Consent: consent, 'Consent given': at, 'Consent from': page }),
  ...(campaign && { Campaign: campaign }),
});
