import { cleanEmail, isEmailAddress } from '@steps/platform';
import type { NameParts } from '../nouns/contactName';
import { cardPicture } from '../nouns/pictureRules';
import { extrasProperty } from '../nouns/vcardExtras';
import { EmailsSeen, type ImportedContact, type ImportRows, tagsWithin, withoutUndefined } from './importedContact';
import { withOthers } from './otherValues';
import { readOwnFields } from './ownRecordRules';
import { cardAddresses } from './vcardAddress';
import { cardExtras, typesOf } from './vcardFields';
import { type CardLine, cardLine, textOf } from './vcardLines';

/**
 * Turns cards (vCard 2.1, 3.0 and 4.0) into contacts. Rows are counted by card, from 1. `onProgress` is called with the
 * progress, 0 to 1.
 */
export function contactsOfCards(
  cards: readonly (readonly CardLine[])[],
  onProgress: (done: number) => void = () => {},
): ImportRows {
  const rows: ImportRows = { contacts: [], rowNumbers: [], problems: [], properties: [] };
  const leftOut = new Set<string>();
  const seen = new EmailsSeen();
  for (const [index, card] of cards.entries()) {
    if (index % 2000 === 0) onProgress(index / cards.length);
    const row = index + 1;
    const notes: string[] = [];
    const contact = contactOf(card, notes, leftOut);
    const reason = typeof contact === 'string' ? contact : seen.repeats(contact.email, row);
    const cells = card.slice(0, 20).map(cellOf);
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
  return { ...rows, leftOut: [...leftOut] };
}

/** A line as the file of rows to repair shows it. */
export const cellOf = (line: CardLine): string => `${line.name}: ${textOf(line).slice(0, 200)}`;

/** The values of a card that can be corrected, in this order. */
export const cardRepairs = ['Name', 'Email'] as const;

/** The card with another name and first email; an empty email removes it. */
export function repairedCard(card: readonly CardLine[], [name = '', email = '']: readonly string[]): CardLine[] {
  const first = firstOf(card, 'email');
  const others = card.filter(
    (line) =>
      line.name !== 'fn' &&
      (line.name !== 'email' || (email && isEmailAddress(textOf(line)) && textOf(line) !== first)),
  );
  const line = (field: string, value: string): CardLine[] => (value.trim() ? [cardLine(field, value.trim())] : []);
  return [...line('fn', name), ...line('email', email), ...others];
}

const firstOf = (card: readonly CardLine[], field: string): string =>
  card
    .filter(({ name }) => name === field)
    .map(textOf)
    .find(Boolean) ?? '';

const isGroup = 'A group of contacts, not a person.';

function contactOf(card: readonly CardLine[], notes: string[], leftOut: Set<string>): ImportedContact | string {
  const lines = (name: string) => preferredFirst(card.filter((one) => one.name === name && !one.damaged));
  const texts = (name: string) => lines(name).map(textOf).filter(Boolean);
  if ([...texts('kind'), ...texts('x-addressbookserver-kind')].some((kind) => kind.toLowerCase() === 'group')) {
    return isGroup;
  }
  for (const { name, damaged } of card)
    if (damaged) notes.push(`The line “${name}” could not be read, so it was left out.`);
  const emails = texts('email').map((text) => cleanEmail(/<([^<>\s]+)>$/.exec(text)?.[1] ?? text));
  const bad = emails.find((email) => !isEmailAddress(email));
  const good = emails.filter(isEmailAddress);
  const [fullName, ...otherNames] = texts('fn');
  if (bad !== undefined && good.length === 0 && !fullName) return `“${bad.slice(0, 100)}” is not an email address.`;
  if (bad !== undefined) notes.push(`“${bad.slice(0, 100)}” is not an email address, so it was left out.`);
  const companies = lines('org')
    .map(({ values }) => values[0]?.trim() ?? '')
    .filter(Boolean);
  const parts = namePartsOf(lines('n')[0]);
  const name = fullName || spoken(parts) || good[0] || companies[0];
  if (!name) return 'Neither a name nor an email address.';
  const own = ownFields(card, notes);
  const isOwn = card.some((line) => line.name === extrasProperty);
  const websites = texts('url');
  const extras = cardExtras(card);
  for (const line of extras.leftOut) leftOut.add(line);
  const { others, ...first } = withOthers({
    email: good,
    phone: lines('tel')
      .filter((line) => !isMachine(line))
      .map(numberOf),
    company: companies,
    title: texts('title'),
    role: texts('role'),
    website: websites.filter((url) => !/linkedin\.com|twitter\.com|\/\/x\.com/i.test(url)),
    linkedin: [...social(card, 'linkedin'), ...websites.filter((url) => /linkedin\.com/i.test(url))],
    twitter: [...social(card, 'twitter'), ...websites.filter((url) => /twitter\.com|\/\/x\.com/i.test(url))],
    address: cardAddresses(lines('adr'), lines('label')),
  });
  const properties = {
    ...(otherNames.length > 0 ? { 'Other names': otherNames.join(', ') } : {}),
    ...machines(card),
    ...extras.properties,
    ...others,
    ...own.properties,
  };
  return withoutUndefined({
    name,
    // In our own cards the parts are in our own line, if they are known.
    ...(isOwn ? {} : parts),
    ...first,
    email: first.email ?? '',
    avatar: pictureOf(card, notes),
    tags: tagsWithin(categoriesOf(card), notes),
    notes: texts('note').join('\n\n') || undefined,
    ...own,
    properties: Object.keys(properties).length > 0 ? properties : undefined,
  } as ImportedContact); // Absent fields are `undefined` here and are removed by `withoutUndefined`.
}

/**
 * By preference: PREF from 1 to 100 (RFC 6350, section 5.3), where the lowest comes first; `TYPE=PREF` of vCard 3 comes
 * before all, and lines without either come last.
 */
function preferredFirst(lines: readonly CardLine[]): CardLine[] {
  const rank = (line: CardLine) => {
    if (typesOf(line).includes('pref')) return 1;
    const pref = Number(line.parameters.pref);
    return pref >= 1 && pref <= 100 ? pref : 101;
  };
  return [...lines].sort((one, other) => rank(one) - rank(other));
}

/** Numbers that are not for talking. */
const isMachine = (line: CardLine) => typesOf(line).some((type) => type === 'fax' || type === 'pager');

const numberOf = (line: CardLine) => textOf(line).replace(/^tel:/i, '').replace(/;ext=/i, ' ext. ');

function machines(card: readonly CardLine[]): Record<string, string> {
  const of = (type: string) =>
    card
      .filter((line) => line.name === 'tel' && typesOf(line).includes(type))
      .map(numberOf)
      .filter(Boolean)
      .join(', ');
  const [fax, pager] = [of('fax'), of('pager')];
  return { ...(fax ? { Fax: fax } : {}), ...(pager ? { Pager: pager } : {}) };
}

/** Family and given name, further names, prefix and suffix, as the line has them. */
function namePartsOf(line: CardLine | undefined): NameParts {
  const [lastName, firstName, middleName, namePrefix, nameSuffix] = (line?.values ?? []).map(
    (part) => part.trim() || undefined,
  );
  return withoutUndefined({ namePrefix, firstName, middleName, lastName, nameSuffix });
}

/** The name in the order in which it is spoken. */
const spoken = ({ firstName, middleName, lastName }: NameParts) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** The first picture that can be kept; otherwise the reason is noted. */
function pictureOf(card: readonly CardLine[], notes: string[]): string | undefined {
  const found = card.flatMap((line) => (line.name === 'photo' && textOf(line) ? [cardPicture(textOf(line))] : []));
  for (const one of found) if ('picture' in one) return one.picture;
  for (const one of found.slice(0, 1)) if ('problem' in one) notes.push(one.problem);
  return undefined;
}

const categoriesOf = (card: readonly CardLine[]): string[] => {
  const all = card.filter(({ name }) => name === 'categories').flatMap(({ values }) => values);
  const named = all.map((tag) => tag.trim()).filter((tag) => tag && tag !== 'myContacts');
  return [...new Map(named.map((tag) => [tag.toLowerCase(), tag])).values()];
};

/** Apple writes `X-SOCIALPROFILE;type=linkedin`, others only an address. */
const social = (card: readonly CardLine[], type: string): string[] =>
  card.filter((line) => line.name === 'x-socialprofile' && typesOf(line).includes(type)).map(textOf);

function ownFields(card: readonly CardLine[], notes: string[]): Partial<ImportedContact> {
  const line = card.find(({ name }) => name === extrasProperty);
  if (!line) return {};
  try {
    const { tags, address, ...own } = readOwnFields(JSON.parse(textOf(line)));
    return { ...own, ...(tags?.length ? { tags: [...tags] } : {}), ...(address ? { address } : {}) };
  } catch {
    notes.push('The line that Steps adds to a vCard is damaged, so what only it says was left out.');
    return {};
  }
}
