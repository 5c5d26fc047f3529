import { emailKeysOf } from '@steps/business';
import { emailKey, textKey, yieldToMain } from '@steps/platform';
import { phonesText } from '../records/phones/contactPhones';
import { phoneKeys } from '../records/phones/phoneNumbers';
import { phoneTails } from '../records/phones/phoneParts';
import type { Noun, Nouns } from './mergeRules';

/** Why two records may be the same. */
export type DuplicateReason = 'email' | 'phone' | 'name' | 'website';

/** Records that may be the same person or company. */
export interface DuplicateGroup {
  readonly ids: readonly string[];
  readonly reasons: readonly DuplicateReason[];
}

/** If more records than this share a phone number, it is a switchboard, not a person (our choice). */
export const switchboard = 5;

/** Name and company as compared; a name alone is not enough. */
export const nameKey = (name: string, company: string): string | undefined =>
  name.trim() && company.trim() ? `${textKey(name)}\n${companyNameKey(company)}` : undefined;

/** Name of a company as compared: "The Mill Ltd." and "Mill Limited" are the same. */
export const companyNameKey = (name: string): string | undefined =>
  textKey(name)
    .replace(/[.,]/g, '')
    .replace(/^the (?=\S)/, '')
    .replace(/(?<=\S) (ltd|limited|plc|llp|inc|cic)$/, '') || undefined;

/** The site of an address as compared: `https://www.mill.example/about` is `mill.example`. */
export function websiteKey(website: string): string | undefined {
  const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#:\s]+\.[^/?#:\s]+)/i.exec(website.trim())?.[1];
  return host?.toLowerCase();
}

type Keys = readonly (readonly [DuplicateReason, ...(string | undefined)[]])[];

/** The last digits of phone numbers, which are cheap to get: records that share them are compared by whole numbers. */
const keysOf: { readonly [N in Noun]: (record: Nouns[N]) => Keys } = {
  contact: (contact) => [
    ['email', ...emailKeysOf(contact)],
    ['phone', ...phoneTails(phonesText(contact))],
    ['name', nameKey(contact.name, contact.company)],
  ],
  company: ({ email, phone, name, website }) => [
    ['name', companyNameKey(name)],
    ['website', websiteKey(website)],
    ['email', emailKey(email)],
    ['phone', ...phoneTails(phone)],
  ],
};

interface SearchOptions {
  readonly signal?: AbortSignal;
  /** Called with the progress, 0 to 1. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Groups of records that share an email, phone, name (of a contact: with company) or website, largest first. Pauses for
 * the page every few milliseconds. Rejects when aborted.
 */
export async function findDuplicates<N extends Noun>(
  noun: N,
  records: readonly Nouns[N][],
  { signal, onProgress }: SearchOptions = {},
): Promise<DuplicateGroup[]> {
  const holders = new Map<string, { reason: DuplicateReason; records: Nouns[N][] }>();
  for (const [at, record] of records.entries()) {
    if (at % 500 === 0) {
      await yieldToMain();
      signal?.throwIfAborted();
      onProgress?.(at / records.length);
    }
    for (const [reason, ...keys] of keysOf[noun](record)) {
      for (const key of keys) {
        if (key === undefined) continue;
        const known = holders.get(`${reason} ${key}`);
        if (known) known.records.push(record);
        else holders.set(`${reason} ${key}`, { reason, records: [record] });
      }
    }
  }
  const pairs = [...holders.values()]
    .filter(({ records: sharing }) => sharing.length > 1)
    .flatMap(({ reason, records: sharing }) => {
      const groups = reason === 'phone' ? byNumber(sharing) : [sharing.map(({ id }) => id)];
      return groups.map((ids) => ({ reason, ids }));
    });
  return united(pairs.filter(({ reason, ids }) => ids.length > 1 && !isSwitchboard(reason, ids)));
}

/** Ids by whole numbers. */
function byNumber(records: readonly (Parameters<typeof phonesText>[0] & { readonly id: string })[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const record of records) {
    for (const key of phoneKeys(phonesText(record))) groups.set(key, [...(groups.get(key) ?? []), record.id]);
  }
  return [...groups.values()];
}

const isSwitchboard = (reason: DuplicateReason, ids: readonly string[]) =>
  reason === 'phone' && ids.length > switchboard;

/** Joins groups that share a record. */
function united(
  pairs: readonly { readonly reason: DuplicateReason; readonly ids: readonly string[] }[],
): DuplicateGroup[] {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root)) root = next;
    // The path is shortened for the next question, so that long chains cost nothing.
    for (let at = id; at !== root; ) {
      const next = parents.get(at) ?? root;
      parents.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { ids } of pairs) {
    for (const id of ids) {
      if (!parents.has(id)) parents.set(id, id);
      parents.set(rootOf(id), rootOf(ids[0] ?? id));
    }
  }
  const groups = new Map<string, { ids: string[]; reasons: Set<DuplicateReason> }>();
  for (const id of parents.keys()) {
    const group = groups.get(rootOf(id)) ?? { ids: [], reasons: new Set() };
    group.ids.push(id);
    groups.set(rootOf(id), group);
  }
  for (const { reason, ids } of pairs) groups.get(rootOf(ids[0] ?? ''))?.reasons.add(reason);
  return [...groups.values()]
    .map(({ ids, reasons }) => ({ ids, reasons: [...reasons] }))
    .sort((one, other) => other.ids.length - one.ids.length);
}
