import { type Contact, emailsOf } from '@steps/business';
import ICAL from 'ical.js';
import { namePartsOf } from '../nouns/contactName';
import { pictureParts } from '../nouns/pictureRules';
import { contactExtras, extrasProperty } from '../nouns/vcardExtras';
import { phonesOf } from '../records/phones/contactPhones';

/** Name, parameters, type and value, as the library takes them (jCard, RFC 7095). */
type CardLine = [string, Record<string, string>, string, ...(string | string[])[]];

/**
 * Contacts as the text of a .vcf file: vCard 3.0, which Google, Apple and Outlook can read. What the format has no place for
 * (status, score, custom properties …) is in one line of our own, so that reading the file back loses nothing. The library is
 * large: import this file with `import()`.
 */
export function contactVcard(contacts: readonly Contact[]): string {
  return contacts
    .map((contact) => `${ICAL.stringify.component(['vcard', cardLines(contact), []], ICAL.design.vcard3)}\r\n`)
    .join('');
}

function cardLines(contact: Contact): CardLine[] {
  const lines: CardLine[] = [
    ['version', {}, 'text', '3.0'],
    ['prodid', {}, 'text', '-//Steps//CRM//EN'],
    ['fn', {}, 'text', contact.name],
    ['n', {}, 'text', nameLine(contact)],
    ...several('email', 'INTERNET', 'text', emailsOf(contact)),
    ...several('tel', 'WORK', 'phone-number', phonesOf(contact)),
    ['org', {}, 'text', contact.company ? [contact.company] : ''],
    ['title', {}, 'text', contact.title],
    ['role', {}, 'text', contact.role],
    ['adr', { type: 'WORK' }, 'text', contact.address ? ['', '', contact.address, '', '', '', ''] : ''],
    ['url', {}, 'uri', contact.website],
    ['x-socialprofile', { type: 'linkedin' }, 'text', contact.linkedin],
    ['x-socialprofile', { type: 'twitter' }, 'text', contact.twitter],
    ['categories', {}, 'text', ...(contact.tags.length > 0 ? contact.tags : [''])],
    ['note', {}, 'text', contact.notes],
    ...pictureLines(contact.avatar),
    ['rev', {}, 'date-time', contact.updatedAt],
    [extrasProperty, {}, 'text', JSON.stringify(contactExtras(contact))],
  ];
  return lines.filter(([, , , value]) => value !== '').map(withPlainBreaks);
}

function pictureLines(avatar: string): CardLine[] {
  const picture = pictureParts(avatar);
  return picture ? [['photo', { encoding: 'b', type: picture.kind }, 'binary', picture.data]] : [];
}

/** The parts of the name by which address books sort. The whole name is in FN. */
function nameLine(contact: Contact): string[] {
  const { lastName, firstName, middleName, namePrefix, nameSuffix } = namePartsOf(contact);
  return [lastName, firstName, middleName, namePrefix, nameSuffix].map((part) => part ?? '');
}

/** A line for each value; the first of several is marked as the preferred one. */
const several = (name: string, type: string, kind: string, values: readonly string[]): CardLine[] =>
  values.map((value, at) => [name, { type: values.length > 1 && at === 0 ? `${type},PREF` : type }, kind, value]);

/** A vCard knows one kind of line break. */
function withPlainBreaks([name, parameters, type, ...values]: CardLine): CardLine {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  return [name, parameters, type, ...values.map((value) => (Array.isArray(value) ? value.map(plain) : plain(value)))];
}
