import type { Contact, Deal } from '@steps/business';
import type { Meeting } from '@steps/business/meetings';
import { countedAs, foldText } from '@steps/platform';
import type { Quote } from '../nouns/quote';
import type { Relationship } from '../relationships/relationship';
import type { Ticket } from '../tickets';

/** A contact that will be erased, without emails that a remaining contact has too. */
export interface Person extends Pick<Contact, 'id' | 'name'> {
  readonly emails: readonly string[];
}

/** Records that may hold data of a person, besides the contact and its timeline. */
export interface Holding {
  readonly tickets: readonly Ticket[];
  readonly meetings: readonly Meeting[];
  readonly relationships: readonly Relationship[];
  readonly deals: readonly Deal[];
  readonly quotes: readonly Quote[];
}

/** The records that hold data of these people: by their id, or by their email if no other contact is named. */
export function heldOf(people: readonly Person[], all: Holding): Holding {
  const ids = new Set(people.map(({ id }) => id));
  const emails = new Set(people.flatMap(({ emails: own }) => own.map(foldText)));
  const isTheirs = (id: string | undefined) => id !== undefined && ids.has(id);
  return {
    tickets: all.tickets.filter(({ contactId, requesterEmail = '' }) =>
      contactId === undefined ? emails.has(foldText(requesterEmail)) : ids.has(contactId),
    ),
    meetings: all.meetings.filter((meeting) => withoutPeople(meeting, people) !== meeting),
    relationships: all.relationships.filter(({ fromId, toId }) => ids.has(fromId) || ids.has(toId)),
    deals: all.deals.filter(({ contactId }) => isTheirs(contactId)),
    // A draft shows the name of its contact, so it has none now.
    quotes: all.quotes.filter(({ contactId, customer }) => isTheirs(contactId) && customer !== undefined),
  };
}

/**
 * A meeting without these people, neither as its contact nor among the attendees of any occurrence. The same object if they
 * were not in it.
 */
export function withoutPeople(meeting: Meeting, people: readonly Person[]): Meeting {
  const emails = new Set(people.flatMap(({ emails: own }) => own.map(foldText)));
  const isWith = (id: string | undefined) => people.find((person) => person.id === id);
  const cleared = <Part extends Partial<Meeting>>(part: Part, contactId: string | undefined): Part => {
    const person = isWith(contactId);
    const left = part.attendees?.filter(
      ({ name, email }) => !emails.has(foldText(email)) && !(person && foldText(name) === foldText(person.name)),
    );
    const tied = isWith(part.contactId) !== undefined;
    if (!tied && left?.length === part.attendees?.length) return part;
    const { contactId: own, ...rest } = part;
    // Only the contact's id and attendees were removed; the first is optional, and the list remains.
    return { ...rest, ...(own && !tied ? { contactId: own } : {}), ...(left ? { attendees: left } : {}) } as Part;
  };
  const whole = cleared(meeting, meeting.contactId);
  const overrides = meeting.overrides?.map((one) => cleared(one, one.contactId ?? meeting.contactId));
  const same = overrides?.every((one, at) => one === meeting.overrides?.[at]) ?? true;
  return same ? whole : { ...whole, overrides };
}

const counters = {
  tickets: countedAs('ticket'),
  meetings: countedAs('meeting'),
  relationships: countedAs('relationship'),
  deals: countedAs('deal'),
} as const;

/** "2 tickets, 1 meeting and 3 deals name this person."; empty when nothing does. `people`: how many there are. */
export function heldText(held: Holding, people: number): string {
  const kinds = Object.entries(counters).flatMap(([kind, counted]) => {
    const { length } = held[kind as keyof typeof counters];
    return length > 0 ? { text: counted(length), length } : [];
  });
  const [first] = kinds;
  if (!first) return '';
  const verb = kinds.length === 1 && first.length === 1 ? 'names' : 'name';
  return `${inWords(kinds.map(({ text }) => text))} ${verb} ${people === 1 ? 'this person' : 'these people'}.`;
}

/** The label of the checkbox that erases these too. */
export function eraseElsewhereText({ tickets, meetings, relationships, deals }: Holding, people: number): string {
  const named = (noun: string, { length }: readonly unknown[]) => (length === 1 ? noun : `${noun}s`);
  const ties = [
    meetings.length > 0 ? named('meeting', meetings) : [],
    relationships.length > 0 ? named('relationship', relationships) : [],
    deals.length > 0 ? named('deal', deals) : [],
  ].flat();
  const parts = [
    tickets.length > 0 ? `delete the ${named('ticket', tickets)} for good too` : [],
    ties.length > 0 ? `take ${people === 1 ? 'the person' : 'the people'} out of the ${inWords(ties)}` : [],
  ].flat();
  const text = parts.join(', and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "meetings, relationships and deals". */
const inWords = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join();

/** "1 quote that was sent stays as it was sent."; empty without any. */
export function quotesText({ quotes: { length } }: Holding): string {
  if (length === 0) return '';
  return length === 1
    ? '1 quote that was sent stays as it was sent, with the name on it.'
    : `${length.toLocaleString('en-GB')} quotes that were sent stay as they were sent, with the name on them.`;
}
