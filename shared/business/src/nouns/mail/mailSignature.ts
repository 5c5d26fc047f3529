import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { put, stamp } from '@steps/platform/src/core/store/recordChange';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';
import { currentPerson, useCurrentPerson } from '../people/currentPerson';
import { checkFormats } from './mailRules';

/**
 * How one person ends messages from one address; HTML as in messages. `id`: `<person>~<account>`. Times are UTC, ISO 8601.
 */
export const mailSignatures = defineCollection({
  name: 'mailSignatures',
  module: 'everyone',
  schema: v.object({ id: v.string(), html: v.string(), updatedAt: v.string() }),
  version: 1,
});

/** If no people were added, the business is one person's. */
const idOf = (person: { readonly id: string } | undefined, accountId: string): string =>
  `${person?.id ?? 'owner'}~${accountId}`;

/** The signature of the person at work for an address, in render; empty for none. */
export function useMailSignature(accountId: string): string {
  const id = idOf(useCurrentPerson(), accountId);
  return useRecords(mailSignatures).find((one) => one.id === id)?.html ?? '';
}

/** Saves the signature. `RuleError` for anything messages may not have. */
export function saveMailSignature(accountId: string, html: string): void {
  checkFormats(html, 'Signature');
  commit({
    label: 'Change the email signature',
    changes: [put(mailSignatures, { id: idOf(currentPerson(), accountId), html, updatedAt: stamp() })],
  });
}
