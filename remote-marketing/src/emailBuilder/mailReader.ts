import type { Contact } from '@steps/business';
import { sameText } from '@steps/platform';
import type { EditorDocument } from '../editor/document';
import { nodeOf, reading } from '../editor/documentRules';
import { escaped } from '../editor/staticHtml';
import { type MergeContact, type MergedFor, merged, mergedAddress } from '../email/mergeRules';
import type { Readers } from './emailBlock';

/** What of a contact decides which blocks they get, and what is merged into them. */
export type Reader = MergeContact & Pick<Contact, 'tags' | 'status'>;

const tests: Readonly<Record<Readers, (reader: Reader, tag: string) => boolean>> = {
  everyone: () => true,
  customers: ({ status }) => status.toLowerCase() === 'customer',
  others: ({ status }) => status.toLowerCase() !== 'customer',
  company: ({ company }) => company.trim() !== '',
  noCompany: ({ company }) => company.trim() === '',
  tag: ({ tags }, tag) => hasTag(tags, tag),
  noTag: ({ tags }, tag) => !hasTag(tags, tag),
};
const hasTag = (tags: readonly string[], tag: string) => tags.some((one) => sameText(one, tag));

/** Blocks that a reader does not get; none while nobody in particular reads. */
export function hiddenFrom(document: EditorDocument, reader: Reader | undefined): ReadonlySet<string> {
  const hidden = new Set<string>();
  if (!reader) return hidden;
  for (const id of reading(document)) {
    const { showTo, showTag } = nodeOf(document, id).content;
    const test = typeof showTo === 'string' && Object.hasOwn(tests, showTo) ? tests[showTo as Readers] : tests.everyone;
    if (!test(reader, typeof showTag === 'string' ? showTag : '')) hidden.add(id);
  }
  return hidden;
}

/** HTML with each merge field as one person reads it. Values are escaped, and encoded within addresses. */
export const mergedHtml = (html: string, reader: MergedFor): string =>
  merged(
    html.replace(
      / (href|src)="([^"]*)"/gu,
      (_, name: string, address: string) => ` ${name}="${mergedAddress(address, reader)}"`,
    ),
    reader,
    escaped,
  );
