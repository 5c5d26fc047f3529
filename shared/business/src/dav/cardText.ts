import { cleanEmail, emailKey, isEmailAddress } from '@steps/platform/src/core/emailAddress';
import ICAL from 'ical.js';
import type { Contact, ContactInput } from '../nouns/contacts/contact';
import { emailsOf } from '../nouns/contacts/contactReach';
import { changedKeys, type FieldConflict, type Fields, plainText } from './fieldMerge';

/** Name, parameters, type and values, as the library takes them (jCard, RFC 7095). */
type Line = [string, Record<string, string | string[]>, string, ...(string | (string | string[])[])[]];

export interface Card {
  readonly lines: Line[];
  readonly fields: Fields;
  /** The uids of its members, where it is a group (RFC 6350, section 6.6.5, and Apple's). */
  readonly members?: readonly string[];
}

/** Fields with one line each, and what they are called in a card. */
const single = {
  company: 'org',
  title: 'title',
  role: 'role',
  address: 'adr',
  website: 'url',
  linkedin: 'x-socialprofile',
  twitter: 'x-socialprofile',
  notes: 'note',
} as const;
type Single = keyof typeof single;
const singles = Object.keys(single) as Single[];
const texts = new Set<string>(['name', 'parts', ...singles]);

/** Reads a card (vCard 3.0 or 4.0), or says why it cannot be kept in step. */
export function readCard(text: string): Card | { readonly why: string } {
  let lines: Line[];
  try {
    const parsed = ICAL.parse(text.trim()) as unknown as [string, Line[]];
    if (parsed[0] !== 'vcard') return { why: 'It is no card.' };
    lines = parsed[1];
  } catch {
    return { why: 'The card is damaged and cannot be read.' };
  }
  const kinds = [...named(lines, 'kind'), ...named(lines, 'x-addressbookserver-kind')].map(textOf);
  const name = textOf(named(lines, 'fn')[0]);
  const isGroup = kinds.some((kind) => kind.toLowerCase() === 'group');
  if (isGroup) {
    const all = [...named(lines, 'member'), ...named(lines, 'x-addressbookserver-member')];
    const members = all.map((line) => textOf(line).replace(/^urn:uuid:/i, ''));
    return { lines, fields: new Map([['name', JSON.stringify(name)]]), members };
  }
  const emails = reach(lines, 'email').filter(isEmailAddress);
  const parts = partsIn(named(lines, 'n')[0]);
  const known = name || parts.filter(Boolean).join(' ') || emails[0] || textOf(named(lines, 'org')[0]);
  if (!known) return { why: 'The card has neither a name nor an email address.' };
  const fields = fieldsOf({
    name: known,
    parts: parts.some(Boolean) ? parts : split(known),
    emails,
    phones: reach(lines, 'tel').map((phone) => phone.replace(/^tel:/i, '')),
    lists: named(lines, 'category')
      .concat(named(lines, 'categories'))
      .flatMap(([, , , ...values]) => values.flat(2)),
    ...Object.fromEntries(singles.map((key) => [key, textOf(lineOf(lines, key))])),
  });
  return { lines, fields };
}

/**
 * The fields of a contact that other address books have too. Picture, status, tags, scores and properties are in Steps alone.
 */
export function contactFields(contact: ContactInput): Fields {
  const { namePrefix, firstName, middleName, lastName, nameSuffix, name = '', lists = [] } = contact;
  const parts = [lastName, firstName, middleName, namePrefix, nameSuffix].map((part) => part ?? '');
  return fieldsOf({
    ...Object.fromEntries(singles.map((key) => [key, contact[key] ?? ''])),
    name,
    parts: parts.some(Boolean) ? parts : split(name),
    emails: emailsOf({ email: contact.email ?? '', otherEmails: contact.otherEmails }),
    phones: phonesIn(contact),
    lists,
  });
}

/** The whole name and its parts are decided together. */
export function nameGroup(here: ReadonlySet<string>, there: ReadonlySet<string>): FieldConflict[] {
  const keys = ['name', 'parts'];
  return [here, there].every((side) => keys.some((key) => side.has(key))) ? [{ name: 'name', keys }] : [];
}

/** The contact with these fields; what only Steps knows stays. */
export function withCardFields<C extends ContactInput>(contact: C, fields: Fields): C {
  const text = (key: string) => JSON.parse(fields.get(key) ?? '""') as string;
  const all = (kind: string) => {
    const found = [...fields].flatMap(([key, value]) =>
      key.startsWith(`${kind} `) ? [[key.slice(kind.length + 1), JSON.parse(value) as string] as const] : [],
    );
    const first = fields.has(`first ${kind}`) ? text(`first ${kind}`) : '';
    return found.sort(([one], [other]) => Number(other === first) - Number(one === first)).map(([, value]) => value);
  };
  const name = text('name');
  const parts = JSON.parse(fields.get('parts') ?? 'null') as string[] | null;
  const [email = '', ...otherEmails] = all('email');
  const [phone = '', ...otherPhones] = all('phone');
  const given = contact.lists ?? [];
  const lists = all('list');
  const stay = given.filter((one) => lists.some((list) => list.toLowerCase() === one.toLowerCase()));
  const fresh = lists.filter((list) => !stay.some((one) => one.toLowerCase() === list.toLowerCase()));
  const company = text('company');
  const hasParts = contact.firstName !== undefined || contact.lastName !== undefined;
  const { otherEmails: _, otherPhones: __, lists: ___, companyId, ...rest } = contact;
  const needsParts = parts !== null && (hasParts || JSON.stringify(parts) !== JSON.stringify(split(name)));
  return {
    ...rest,
    ...Object.fromEntries(singles.map((key) => [key, text(key)])),
    ...(needsParts ? partFields(parts) : {}),
    ...(company === (contact.company ?? '') && companyId !== undefined ? { companyId } : {}),
    name,
    email,
    phone,
    ...(otherEmails.length > 0 && { otherEmails: otherEmails.join(', ') }),
    ...(otherPhones.length > 0 && { otherPhones: otherPhones.join(', ') }),
    ...((lists.length > 0 || contact.lists) && { lists: [...stay, ...fresh] }),
  } as unknown as C;
}

/** A card for a contact that the server does not have yet (vCard 3.0, which all servers take). The same for the same contact. */
export function newCardText(contact: Contact): string {
  const lines: Line[] = [
    ['version', {}, 'text', '3.0'],
    ['prodid', {}, 'text', '-//Steps//CRM//EN'],
    ['uid', {}, 'text', contact.id],
  ];
  return textWith(lines, new Map(), contactFields(contact));
}

/** The card with what the fields say otherwise; lines, parameters and labels that Steps does not know stay. */
export function patchedCardText({ lines, fields }: Card, wanted: Fields): string {
  return textWith(structuredClone(lines), fields, wanted);
}

function textWith(lines: Line[], before: Fields, wanted: Fields): string {
  for (const key of changedKeys(before, wanted)) {
    const raw = wanted.get(key);
    const value = raw === undefined ? undefined : (JSON.parse(raw) as string);
    const [kind = '', ...rest] = key.split(' ');
    const id = rest.join(' ');
    if (key === 'name') setLine(lines, () => named(lines, 'fn')[0], ['fn', {}, 'text', value ?? '']);
    else if (key === 'parts') {
      setLine(lines, () => named(lines, 'n')[0], [
        'n',
        {},
        'text',
        (value as unknown as string[]) ?? ['', '', '', '', ''],
      ]);
    } else if (texts.has(key)) setSingle(lines, key as Single, value);
    else if (kind === 'email') setReach(lines, 'email', (line) => emailKey(reachOf(line)) === id, value);
    else if (kind === 'phone') setReach(lines, 'tel', (line) => phoneKey(reachOf(line)) === id, value);
    else if (kind === 'list') setCategory(lines, value, id);
  }
  // Only once all of them are there.
  for (const [kind, name, keyOf] of [
    ['email', 'email', (line: Line) => emailKey(reachOf(line))],
    ['phone', 'tel', (line: Line) => phoneKey(reachOf(line))],
  ] as const) {
    const first = wanted.get(`first ${kind}`);
    if (first !== undefined && first !== before.get(`first ${kind}`))
      prefer(lines, name, (line) => keyOf(line) === JSON.parse(first));
  }
  const isFour = lines[0]?.[3] === '4.0';
  const design = isFour ? ICAL.design.vcard : ICAL.design.vcard3;
  return `${ICAL.stringify.component(['vcard', lines, []] as never, design as never)}\r\n`;
}

interface Said extends Partial<Record<Single, string>> {
  readonly name: string;
  readonly parts: readonly string[];
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly lists: readonly string[];
}

function fieldsOf({ name, parts, emails, phones, lists, ...rest }: Said): Fields {
  const fields = new Map<string, string>();
  const put = (key: string, value: unknown) => {
    if (value !== undefined && value !== '') fields.set(key, JSON.stringify(value));
  };
  put('name', plainText(name).trim());
  put(
    'parts',
    parts.map((part) => plainText(part).trim()),
  );
  for (const [key, value] of Object.entries(rest)) put(key, value && plainText(value).trim());
  const several = (kind: string, values: readonly string[], keyOf: (value: string) => string | undefined) => {
    for (const value of [...values].reverse()) {
      const key = keyOf(value);
      if (!key) continue;
      put(`${kind} ${key}`, plainText(value).trim());
      put(`first ${kind}`, key);
    }
  };
  several('email', emails, emailKey);
  several('phone', phones, phoneKey);
  for (const list of lists.map((one) => plainText(one).trim())) if (list) put(`list ${list.toLowerCase()}`, list);
  return fields;
}

/** Surname, first name, further names, prefix, suffix, as a card has them; guessed where only the whole is known. */
function split(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return [last, words.join(' '), '', '', ''];
}

const partFields = ([lastName, firstName, middleName, namePrefix, nameSuffix]: readonly string[]) => ({
  lastName,
  firstName,
  middleName,
  namePrefix,
  nameSuffix,
});

/** All numbers of a contact, the first as its main one. */
export const phonesIn = ({ phone = '', otherPhones = '' }: ContactInput) => [phone, ...otherPhones.split(/[,;]/)];
const phoneKey = (phone: string) => phone.replace(/^tel:/i, '').replace(/[^\d+]/g, '') || undefined;

const named = (lines: readonly Line[], name: string) => lines.filter(([one]) => one === name);
const textOf = (line: Line | undefined): string =>
  line === undefined
    ? ''
    : line[0] === 'adr'
      ? [line.slice(3)]
          .flat(4)
          .map(String)
          .map((part) => part.trim())
          .filter(Boolean)
          .join(', ')
      : String([line[3]].flat(3)[0] ?? '').trim();
const partsIn = (line: Line | undefined): string[] => {
  const values = line === undefined ? [] : Array.isArray(line[3]) ? line[3] : line.slice(3);
  return [0, 1, 2, 3, 4].map((at) => [values[at] ?? ''].flat(2).map(String).join(' ').trim());
};

const typesOf = ([, parameters]: Line) =>
  [parameters.type ?? []].flat(2).flatMap((one) => one.toLowerCase().split(','));
const isPreferred = (line: Line) => typesOf(line).includes('pref') || line[1].pref !== undefined;
const reachOf = (line: Line) => (line[0] === 'email' ? cleanEmail(textOf(line)) : textOf(line));

/** Addresses or numbers, the preferred one first. */
function reach(lines: readonly Line[], name: string): string[] {
  const all = named(lines, name);
  return [...all.filter(isPreferred), ...all.filter((line) => !isPreferred(line))].map(reachOf).filter(Boolean);
}

function lineOf(lines: readonly Line[], key: Single): Line | undefined {
  const all = named(lines, single[key]).filter((line) => textOf(line));
  return key === 'linkedin' || key === 'twitter' ? all.find((line) => typesOf(line).includes(key)) : all[0];
}

function setSingle(lines: Line[], key: Single, value: string | undefined): void {
  const line = lineOf(lines, key);
  if (value === undefined) {
    if (line) remove(lines, line);
    return;
  }
  const type = key === 'website' ? 'uri' : 'text';
  const typed: Record<string, string> =
    key === 'linkedin' || key === 'twitter' ? { type: key } : key === 'address' ? { type: 'work' } : {};
  const department = key === 'company' && line && Array.isArray(line[3]) ? line[3].slice(1) : [];
  const content =
    key === 'address' ? ['', '', value, '', '', '', ''] : key === 'company' ? [value, ...department] : value;
  setLine(lines, () => line, [single[key], typed, type, content]);
}

function setLine(lines: Line[], find: () => Line | undefined, wanted: Line): void {
  const line = find();
  if (line) line.splice(3, line.length, ...wanted.slice(3));
  else lines.push(wanted);
}

function setReach(lines: Line[], name: string, is: (line: Line) => boolean, value: string | undefined): void {
  const known = named(lines, name).filter(is);
  const [first, ...more] = known;
  if (value === undefined) for (const line of known) remove(lines, line);
  else if (first) {
    first.splice(3, first.length, value);
    for (const line of more) remove(lines, line);
  } else lines.push([name, { type: name === 'email' ? 'internet' : 'work' }, 'text', value]);
}

/** A label belongs to the line of its group, so it goes too. */
function remove(lines: Line[], line: Line): void {
  const { group } = line[1];
  lines.splice(lines.indexOf(line), 1);
  if (group === undefined) return;
  const label = lines.findIndex(([name, own]) => name === 'x-ablabel' && own.group === group);
  if (label >= 0) lines.splice(label, 1);
}

function setCategory(lines: Line[], value: string | undefined, id: string): void {
  const is = (one: unknown) => String(one).trim().toLowerCase() === id;
  for (const line of named(lines, 'categories')) {
    const left = line
      .slice(3)
      .flat(2)
      .filter((one) => !is(one));
    if (left.length === 0) remove(lines, line);
    else line.splice(3, line.length, ...(left as string[]));
  }
  if (value === undefined) return;
  const line = named(lines, 'categories')[0];
  if (line) line.push(value);
  else lines.push(['categories', {}, 'text', value]);
}

/** Puts a line before others of its kind, and takes the mark "preferred" from those. */
function prefer(lines: Line[], name: string, is: (line: Line) => boolean): void {
  const all = named(lines, name);
  const first = all.find(is);
  if (!first) return;
  for (const line of all) {
    if (line === first || !isPreferred(line)) continue;
    const types = [line[1].type ?? []]
      .flat(2)
      .flatMap((one) => one.split(','))
      .filter((one) => !/^pref$/i.test(one));
    const { pref: _, type: __, ...rest } = line[1];
    line[1] = types.length > 0 ? { ...rest, type: types } : rest;
  }
  const at = lines.indexOf(all[0] ?? first);
  lines.splice(lines.indexOf(first), 1);
  lines.splice(Math.min(at, lines.length), 0, first);
}
