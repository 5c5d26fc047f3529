import { isEmailAddress } from '@steps/shared';
import ICAL from 'ical.js';
import { cardPicture } from '../nouns/pictureRules';
import { extrasProperty } from '../nouns/vcardExtras';
import { EmailsSeen, type ImportedContact, type ImportRows, tagsWithin, withoutUndefined } from './importedContact';
import { withOthers } from './importRowRules';
import { readOwnFields } from './ownRecordRules';
import type { CardLine } from './vcardLines';

/** A property of a card as the library reads it: name, parameters, type, then one value or several. */
type Property = readonly [string, Readonly<Record<string, string | string[]>>, string, ...unknown[]];

/** Turns cards (vCard 2.1, 3.0 and 4.0) into contacts. Rows are counted by card, from 1. `onProgress` hears 0 to 1. */
export function contactsOfCards(
  cards: readonly (readonly CardLine[])[],
  onProgress: (done: number) => void = () => {},
): ImportRows {
  const rows: ImportRows = { contacts: [], rowNumbers: [], problems: [], properties: [] };
  const seen = new EmailsSeen();
  for (const [index, card] of cards.entries()) {
    if (index % 2000 === 0) onProgress(index / cards.length);
    const row = index + 1;
    const notes: string[] = [];
    const contact = contactOf(card, notes);
    const reason = typeof contact === 'string' ? contact : seen.repeats(contact.email, row);
    const cells = card.slice(0, 20).map(({ name, value }) => `${name}: ${value.slice(0, 200)}`);
    if (typeof contact === 'string' || reason) {
      const repair = contact === isGroup ? {} : { repair: [firstOf(card, 'fn'), firstOf(card, 'email')] };
      rows.problems.push({ row, reason: reason ?? '', kept: false, cells, ...repair });
      continue;
    }
    if (notes.length > 0) rows.problems.push({ row, reason: notes.join(' '), kept: true, cells });
    rows.contacts.push(contact);
    rows.rowNumbers.push(row);
  }
  onProgress(1);
  return rows;
}

/** What can be mended of a card, in this order. */
export const cardRepairs = ['Name', 'Email'] as const;

/** The card with another name and first email; without an email it has none. */
export function repairedCard(card: readonly CardLine[], [name = '', email = '']: readonly string[]): CardLine[] {
  const first = firstOf(card, 'email');
  const others = card.filter(
    (line) =>
      line.name !== 'fn' && (line.name !== 'email' || (email && isEmailAddress(line.value) && line.value !== first)),
  );
  const line = (field: string, value: string): CardLine[] =>
    value.trim() ? [{ name: field, parameters: '', value: value.trim().replace(/[\\,;]/g, '\\$&') }] : [];
  return [...line('fn', name), ...line('email', email), ...others];
}

const firstOf = (card: readonly CardLine[], field: string): string =>
  card.find(({ name, value }) => name === field && value.trim())?.value.trim() ?? '';

const isGroup = 'A group of contacts, not a person.';

function contactOf(card: readonly CardLine[], notes: string[]): ImportedContact | string {
  const properties = propertiesOf(card, notes);
  const texts = (name: string) =>
    preferredFirst(properties.filter((one) => one[0] === name))
      .map(textOf)
      .filter(Boolean);
  if ([...texts('kind'), ...texts('x-addressbookserver-kind')].some((kind) => kind.toLowerCase() === 'group')) {
    return isGroup;
  }
  const [fullName] = texts('fn');
  const emails = texts('email').map((text) => text.replace(/^mailto:/i, ''));
  const phones = texts('tel').map((text) => text.replace(/^tel:/i, '').replace(/;ext=/i, ' ext. '));
  const bad = emails.find((email) => !isEmailAddress(email));
  const good = emails.filter(isEmailAddress);
  if (bad !== undefined && good.length === 0 && !fullName) return `“${bad.slice(0, 100)}” is not an email address.`;
  if (bad !== undefined) notes.push(`“${bad.slice(0, 100)}” is not an email address, so it was left out.`);
  const [company] = partsOf(properties, 'org');
  const name = fullName || nameOf(partsOf(properties, 'n')) || good[0] || company;
  if (!name) return 'Neither a name nor an email address.';
  const own = ownFields(properties, notes);
  const birthday = birthdayOf(texts('bday')[0], notes);
  const avatar = pictureOf(card, notes);
  const others = withOthers({ ...(birthday ? { Birthday: birthday } : {}), ...own.properties }, good, phones);
  return withoutUndefined({
    name,
    email: good[0] ?? '',
    phone: phones[0],
    company,
    title: texts('title')[0],
    role: texts('role')[0],
    website: texts('url').find((url) => !/linkedin\.com|twitter\.com|\/\/x\.com/i.test(url)),
    linkedin: social(properties, 'linkedin', /linkedin\.com/i),
    twitter: social(properties, 'twitter', /twitter\.com|\/\/x\.com/i),
    address: addressOf(properties),
    avatar,
    tags: tagsWithin(categoriesOf(properties), notes),
    notes: texts('note').join('\n\n') || undefined,
    ...own,
    properties: Object.keys(others).length > 0 ? others : undefined,
  } as ImportedContact); // Absent fields are `undefined` here and leave in `withoutUndefined`.
}

function propertiesOf(card: readonly CardLine[], notes: string[]): Property[] {
  const four = card.some(({ name, value }) => name === 'version' && value.trim() === '4.0');
  const design = four ? ICAL.design.vcard : ICAL.design.vcard3;
  return card.flatMap(({ name, parameters, value }) => {
    if (name === 'photo') return [];
    try {
      // The library's types know no jCard property, which is what comes back.
      const text = structured.has(name) ? value : withoutEscapedSemicolons(value);
      return [ICAL.parse.property(`${name}${parameters}:${text}`, design) as unknown as Property];
    } catch {
      if (value.trim()) notes.push(`The line “${name}” could not be read, so it was left out.`);
      return [];
    }
  });
}

/** Their parts are told apart by semicolons. */
const structured = new Set(['n', 'adr', 'org']);

/** In plain texts products escape semicolons too (RFC 2426), which the library leaves as they are. */
const withoutEscapedSemicolons = (value: string): string =>
  value.replace(/\\([\s\S])/g, (pair, letter) => (letter === ';' ? ';' : pair));

/** A line marked as preferred stands first, as address books show it. */
function preferredFirst(properties: readonly Property[]): Property[] {
  const preferred = ([, parameters]: Property) =>
    'pref' in parameters || [parameters.type ?? []].flat().some((type) => type.toLowerCase() === 'pref');
  return [...properties].sort((one, other) => Number(preferred(other)) - Number(preferred(one)));
}

const textOf = ([, , , value]: Property): string =>
  (Array.isArray(value) ? value.flat().join(' ') : String(value ?? '')).trim();

/** The parts of the first structured value of that name; the parts of a part are put together. */
function partsOf(properties: readonly Property[], name: string): string[] {
  const [, , , value] = properties.find((one) => one[0] === name) ?? [];
  return [value ?? []].flat().map((part) => (Array.isArray(part) ? part.join(' ') : String(part)).trim());
}

/** Given, middle and family name in the order they are said. */
const nameOf = ([family, given, middle]: readonly string[]) => [given, middle, family].filter(Boolean).join(' ');

/** A day such as 1980-02-01; address books also write 19800201, and 1604 for a year that nobody said. */
function birthdayOf(text: string | undefined, notes: string[]): string | undefined {
  if (!text) return undefined;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? [];
  if (year && year !== '1604') return `${year}-${month}-${day}`;
  notes.push(`The birthday “${text.slice(0, 40)}” is not a full date, so it was left out.`);
  return undefined;
}

/** The first picture that can be kept; otherwise the reason is noted. */
function pictureOf(card: readonly CardLine[], notes: string[]): string | undefined {
  const found = card.flatMap(({ name, value }) => (name === 'photo' && value.trim() ? [cardPicture(value)] : []));
  for (const one of found) if ('picture' in one) return one.picture;
  for (const one of found.slice(0, 1)) if ('problem' in one) notes.push(one.problem);
  return undefined;
}

function addressOf(properties: readonly Property[]): string | undefined {
  const [box, extra, street, ...rest] = partsOf(preferredFirst(properties.filter((one) => one[0] === 'adr')), 'adr');
  const lines = [box, extra, street, ...rest].map((part) => part?.replace(/\s*\n\s*/g, ', '));
  return lines.filter(Boolean).join(', ') || undefined;
}

const categoriesOf = (properties: readonly Property[]): string[] => {
  const all = properties.filter(([name]) => name === 'categories').flatMap(([, , , ...values]) => values.flat());
  const named = all.map((tag) => String(tag).trim()).filter((tag) => tag && tag !== 'myContacts');
  return [...new Map(named.map((tag) => [tag.toLowerCase(), tag])).values()];
};

/** Apple writes `X-SOCIALPROFILE;type=linkedin`, others only an address. */
function social(properties: readonly Property[], type: string, address: RegExp): string | undefined {
  const profile = properties.find(
    ([name, parameters]) =>
      name === 'x-socialprofile' && [parameters.type ?? []].flat().some((one) => one.toLowerCase() === type),
  );
  const url = properties.find((one) => one[0] === 'url' && address.test(textOf(one)));
  const found = profile ?? url;
  return found && textOf(found);
}

function ownFields(properties: readonly Property[], notes: string[]): Partial<ImportedContact> {
  const line = properties.find(([name]) => name === extrasProperty);
  if (!line) return {};
  try {
    const { tags, address, ...own } = readOwnFields(JSON.parse(textOf(line)));
    return { ...own, ...(tags?.length ? { tags: [...tags] } : {}), ...(address ? { address } : {}) };
  } catch {
    notes.push('The line that Steps adds to a vCard is damaged, so what only it says was left out.');
    return {};
  }
}
