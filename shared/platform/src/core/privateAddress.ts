import { pathInApplication } from './basePath';

/**
 * The browser writes addresses into its history as plain text. In an encrypted workspace all of an address that may be
 * personal (what was searched, names in filters) is held in memory, and the address has an opaque key in its place:
 * `?module=crm&tab=contacts&held=3f9a…`. Whoever reloads, or opens such an address elsewhere, gets the page without it.
 */
const held = new Map<string, string>();
const keys = new Map<string, string>();
let isPrivate = false;

/** Most addresses held at a time; every link on the screen may be one. */
const mostHeld = 2000;

const keyName = 'held';

/** Parameters that hold words of the application itself, days, or ids. Every other one may be personal. */
const ownNames = new Set(
  `module tab view topic section endpoint settings period phase new import archive allDay date at from to
  day compare board widget entry ticket deal meeting piece campaign task quote`.split(/\s+/),
);
const ownValue = /^[\w.:-]{1,64}$/;
/** What `newId` makes. */
const idValue = /^[a-z]+(-[a-z]+)*-[0-9a-f]{20}$/;

const isOpen = (name: string, value: string): boolean =>
  idValue.test(value) || (ownNames.has(name) && ownValue.test(value));

/** Says whether the workspace is encrypted, and forgets what addresses held until now. */
export function keepAddressesPrivate(next: boolean): void {
  isPrivate = next;
  held.clear();
  keys.clear();
}

/** The search of an address (`?q=ada`) as the browser may know it. */
export function hiddenSearch(search: string): string {
  if (!isPrivate || search.length < 2) return search;
  const all = [...new URLSearchParams(search)].filter(([name]) => name !== keyName);
  const open = all.filter(([name, value]) => isOpen(name, value));
  if (open.length === all.length) return searchOf(open);
  const personal = new URLSearchParams(all.filter(([name, value]) => !isOpen(name, value))).toString();
  return searchOf([...open, [keyName, keyOf(personal)]]);
}

/** The search that `hiddenSearch` made as the pages know it. */
export function shownSearch(search: string): string {
  const all = [...new URLSearchParams(search)];
  const key = all.find(([name]) => name === keyName)?.[1];
  if (!isPrivate || key === undefined) return search;
  return searchOf([...all.filter(([name]) => name !== keyName), ...new URLSearchParams(held.get(key) ?? '')]);
}

/** The address of this window as the pages know it. */
export function currentAddress(): URL {
  const address = new URL(window.location.href);
  address.pathname = pathInApplication(address.pathname);
  address.search = shownSearch(address.search);
  return address;
}

function keyOf(personal: string): string {
  const key = keys.get(personal) ?? randomKey();
  // Last in the order again: what goes first when there are too many is what was not used for longest.
  held.delete(key);
  held.set(key, personal);
  keys.set(personal, key);
  for (const [oldest, text] of held) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
    keys.delete(text);
  }
  return key;
}

/** 80 random bits. Works on plain http too. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function searchOf(params: readonly (readonly [string, string])[]): string {
  const text = new URLSearchParams(params.map(([name, value]) => [name, value])).toString();
  return text && `?${text}`;
}
