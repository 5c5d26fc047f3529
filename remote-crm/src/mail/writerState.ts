import { contactsByEmail, createContactAtCompany } from '@steps/business';
import { isRefusedWriter, refusedWriters, unknownMail } from '@steps/business/mail';
import { commit, drop, put, useRecords } from '@steps/platform';

/** Somebody who wrote and is no contact. */
export interface Writer {
  /** In lower case. */
  readonly address: string;
  /** As they last called themselves; empty where they did not. */
  readonly name: string;
  readonly count: number;
  /** When they wrote last; UTC, ISO 8601. */
  readonly last: string;
}

/** Who wrote and is neither a contact nor refused, who wrote last first. */
export function writers(): readonly Writer[] {
  const found = new Map<string, Writer>();
  for (const { address, name, at } of unknownMail.all()) {
    const before = found.get(address);
    const isLater = before === undefined || before.last < at;
    found.set(address, {
      address,
      name: (isLater && name) || before?.name || name,
      count: (before?.count ?? 0) + 1,
      last: isLater ? at : before.last,
    });
  }
  return [...found.values()]
    .filter(({ address }) => contactsByEmail.count(address) === 0 && !isRefusedWriter(address))
    .toSorted((one, other) => (one.last < other.last ? 1 : -1));
}

/** The same, in render. */
export function useWriters(): readonly Writer[] {
  useRecords(unknownMail);
  useRecords(refusedWriters);
  return writers();
}

/** Makes them a contact: a post office looks for their email then. */
export const addWriter = ({ name, address }: Writer) =>
  createContactAtCompany({
    name: name || address,
    email: address,
    source: 'Email',
    status: 'lead',
    temperature: 'cold',
  });

/** Has an address, or `@` with a domain, not be offered any more. */
export function refuseWriters(id: string): void {
  commit({ label: `Do not offer ${id.replace(/^@/, '')} as a contact`, changes: [put(refusedWriters, { id })] });
}

export function offerAgain(id: string): void {
  commit({ label: `Offer ${id.replace(/^@/, '')} again`, changes: [drop(refusedWriters, id)] });
}
