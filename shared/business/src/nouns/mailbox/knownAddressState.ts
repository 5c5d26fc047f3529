import { recordMemory } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { contacts, contactsByEmail } from '../contacts/contact';
import { emailKeysOf } from '../contacts/emailKeys';
import { mailReadings } from '../mail/mailReading';
import { may } from '../people/rights';
import { knownAddresses } from './knownAddress';

/** Addresses looked at in one go: a browser with 100,000 contacts can draw a frame in between. */
const atOnce = 2_000;

/** Whether this browser sees all contacts, and so may say which addresses they have. */
const mayTell = (): boolean => may('change', 'crm') && !recordMemory.narrowed(contacts);

/** All addresses whose row may be wrong: those of contacts while mail is read, and those that have a row. */
export function addressesToCheck(): string[] {
  const reads = mailReadings.size > 0;
  const known = knownAddresses.all().map(({ id }) => id);
  return reads ? [...new Set([...contacts.all().flatMap(emailKeysOf), ...known])] : known;
}

/**
 * Brings the rows of these addresses in line with contacts: while mail is read, each address of a contact has one, and no
 * other has. Returns the addresses left for the next call.
 */
export function keepKnown(addresses: readonly string[]): readonly string[] {
  if (!mayTell()) return [];
  const reads = mailReadings.size > 0;
  const isLate = mailReadings.all().some(({ readyAt }) => readyAt !== undefined);
  const changes = addresses.slice(0, atOnce).flatMap((id) => {
    const belongs = reads && contactsByEmail.count(id) > 0;
    const isKnown = knownAddresses.get(id) !== undefined;
    if (belongs === isKnown) return [];
    return belongs ? put(knownAddresses, isLate ? { id, isNew: true } : { id }) : drop(knownAddresses, id);
  });
  if (changes.length > 0) commit({ label: 'Keep whose mail is read', changes, undoable: false });
  return addresses.slice(atOnce);
}

/** Starts reading the mail of accounts, now that all addresses are written. */
export function beginReading(): void {
  if (!mayTell()) return;
  const waiting = mailReadings.all().filter(({ readyAt }) => readyAt === undefined);
  const changes = waiting.map((reading) => put(mailReadings, { ...reading, readyAt: stamp() }));
  if (changes.length > 0) commit({ label: 'Begin to read mail', changes, undoable: false });
}
