import { propertyNameOf } from './importPropertyRules';
import { type CardLine, textOf } from './vcardLines';

/** What a card has that no field of a contact holds: property names and values, and the lines that are left out. */
export interface CardExtras {
  readonly properties: Readonly<Record<string, string>>;
  /** Names of lines, as the file writes them. */
  readonly leftOut: readonly string[];
}

/** Read into fields, or of no use once the card is read. */
const known = new Set(
  `version fn n email tel org title role url adr label photo note categories kind x-addressbookserver-kind x-ablabel
  x-steps-contact`.split(/\s+/),
);

/** What the file says about itself, and what only the program that wrote it can use. */
const ofTheFile = new Set(
  `prodid rev uid profile mailer source xml class name clientpidmap logo sound key agent charset x-abuid x-abadr
  x-abshowas x-imagehash x-imagetype x-abcrop-rectangle`.split(/\s+/),
);

const names: Readonly<Record<string, string>> = {
  bday: 'Birthday',
  geo: 'Coordinates',
  tz: 'Time zone',
  lang: 'Language',
  caluri: 'Calendar address',
  caladruri: 'Address for invitations',
  fburl: 'Free and busy times',
  impp: 'Messenger',
  xabdate: 'Date',
};

/** Properties of all lines that no field holds. */
export function cardExtras(card: readonly CardLine[]): CardExtras {
  const properties: Record<string, string> = {};
  const leftOut = new Set<string>();
  for (const line of card) {
    if (line.damaged || isOwnProfile(line)) continue;
    if (line.name === 'tel' || line.name === 'email') addLabelled(properties, line, card);
    if (known.has(line.name)) continue;
    const value = saidBy(line);
    if (!value) continue;
    if (ofTheFile.has(line.name)) leftOut.add(line.name.toUpperCase());
    else add(properties, nameOf(line, card), value);
  }
  const departments = card.filter(({ name }) => name === 'org').map(({ values }) => filled(values.slice(1)).join(', '));
  for (const department of filled(departments)) add(properties, 'Department', department);
  return { properties, leftOut: [...leftOut] };
}

/** A number or an address with somebody's own label ("Boat", "Mum"), which says more than its place among the others. */
function addLabelled(properties: Record<string, string>, line: CardLine, card: readonly CardLine[]): void {
  const label = labelOf(line, card);
  const isUsual =
    /^(home|work|mobile|cell|main|other|iphone|fax|home fax|work fax|pager|email|profile|obsolete)?$/i.test(label);
  if (!isUsual && textOf(line)) add(properties, propertyNameOf(label), textOf(line));
}

/** Adds a value to a property; the same value only once. */
export function add(properties: Record<string, string>, name: string, value: string): void {
  const there = properties[name];
  if (there === undefined) properties[name] = value;
  else if (!there.split(', ').includes(value)) properties[name] = `${there}, ${value}`;
}

/** Types of a line in lower case: `home`, `fax`. */
export const typesOf = ({ parameters }: CardLine): string[] =>
  [parameters.type ?? []].flat(2).map((type) => String(type).toLowerCase());

/** Profiles that a contact has fields for. */
const isOwnProfile = (line: CardLine) =>
  line.name === 'x-socialprofile' && typesOf(line).some((type) => type === 'linkedin' || type === 'twitter');

const filled = (values: readonly string[]) => values.map((value) => value.trim()).filter(Boolean);

/** The property name for a line: the label of its group, or else its name in words. */
function nameOf(line: CardLine, card: readonly CardLine[]): string {
  const label = labelOf(line, card);
  if (label) return propertyNameOf(label);
  const [type] = typesOf(line).filter((one) => one !== 'pref');
  if (type && (line.name === 'related' || line.name === 'x-socialprofile')) return propertyNameOf(inWords(type));
  if (line.name === 'impp') return propertyNameOf(serviceOf(line));
  if (line.name === 'x-android-custom') return propertyNameOf(inWords(/\/([^;]+)/.exec(textOf(line))?.[1] ?? ''));
  return propertyNameOf(names[line.name] ?? inWords(line.name));
}

/** Apple's own labels are marked `_$!<Anniversary>!$_`. */
function labelOf({ group }: CardLine, card: readonly CardLine[]): string {
  const label = group && card.find((one) => one.name === 'x-ablabel' && one.group === group);
  return label ? textOf(label).replace(/^_\$!<(.*)>!\$_$/, '$1') : '';
}

/** The messenger in `skype:boblyle`, with its maker's spelling if there is one. */
function serviceOf({ parameters, values }: CardLine): string {
  const service = parameters['x-service-type'] ?? (/^([a-z][\w.+-]*):/i.exec(values[0] ?? '')?.[1] || 'Messenger');
  return inWords(String(service));
}

/** `X-CUSTOMER-NO` is "Customer no"; the prefix that names a program is removed. */
function inWords(name: string): string {
  const plain = name.replace(/^x-/i, '').replace(/^(evolution|kaddressbook|mozilla|ms|ms-ol|gender|ab)-(x-)?/i, '');
  const words = plain
    .split(/[-_\s]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) || 'Custom';
}

function saidBy(line: CardLine): string {
  const parts = filled(line.values);
  const text = parts.join(line.name === 'nickname' ? ', ' : ' ');
  // A kind of entry, then its columns: `vnd.android.cursor.item/nickname;Bob;1;`.
  if (line.name === 'x-android-custom') return filled(text.split(';').slice(1))[0] ?? '';
  if (line.name === 'impp') return text.replace(/^[a-z][\w.+-]*:/i, '');
  if (line.name === 'geo')
    return text
      .replace(/^geo:/i, '')
      .split(/\s*[;,]\s*/)
      .join(', ');
  if (line.name === 'gender')
    return [sexes[parts[0]?.toUpperCase() ?? ''] ?? parts[0], ...parts.slice(1)].filter(Boolean).join(', ');
  return /^bday$|anniversary|birthday|date$/.test(line.name) ? dayInWords(text) : text;
}

const sexes: Readonly<Record<string, string>> = { M: 'Male', F: 'Female', O: 'Other', N: 'None', U: '' };

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** A day such as 1980-02-01 (also written 19800201), or "1 February" if the year is unknown (Apple: 1604). */
function dayInWords(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4}|--)-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(text) ?? [];
  if (!month) return text;
  return year === '--' || year === '1604'
    ? `${Number(day)} ${monthNames[Number(month) - 1] ?? month}`
    : `${year}-${month}-${day}`;
}
