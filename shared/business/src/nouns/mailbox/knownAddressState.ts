import { recordMemory } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put, stamp } from '@steps/platform/src/core/store/recordChange';
import { contacts, contactsByEmail } from '../contacts/contact';
import { emailKeysOf } from '../contacts/emailKeys';
import { mailReadings } from '../mail/mailReading';
import { may } from '../people/rights';
import { knownAddresses } from './knownAddress';

/** So many addresses are looked at in one go: a browser with 100,000 contacts shows its next frame in between. */
const atOnce = 2_000;

/** Whether this browser sees all contacts, and may say which addresses they have. */
const mayTell = (): boolean => may('change', 'crm') && !recordMemory.narrowed(contacts);

/** All addresses whose row may be wrong: of contacts where mail is read, and those that are kept. */
export function addressesToCheck(): string[] {
  const reads = mailReadings.size > 0;
  const known = knownAddresses.all().map(({ id }) => id);
  return reads ? [...new Set([...contacts.all().flatMap(emailKeysOf), ...known])] : known;
}

/**
 * Has the rows of these addresses say what contacts say: each that has a contact is known while mail is read, no other. Returns those that are
 * left for the next call.
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

/** Has the mail of accounts read from now on: all addresses were written before. */
export function beginReading(): void {
  if (!mayTell()) return;
  const waiting = mailReadings.all().filter(({ readyAt }) => readyAt === undefined);
  const changes = waiting.map((reading) => put(mailReadings, { ...reading, readyAt: stamp() }));
  if (changes.length > 0) commit({ label: 'Begin to read mail', changes, undoable: false });
}
