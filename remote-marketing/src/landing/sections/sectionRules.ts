import type { Content } from '../../editor/document';

/** Blocks whose words AI can write, as the task names them. */
export const writtenKinds = ['hero', 'text', 'features', 'testimonials', 'cta', 'form'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

export const isWrittenKind = (kind: string): kind is WrittenKind => writtenKinds.some((one) => one === kind);

interface SectionWords {
  readonly title: string;
  readonly text: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
  readonly buttonText: string;
}

const listed = (kind: WrittenKind) => kind === 'features' || kind === 'testimonials';

/**
 * Reads a section as it is in the review: the title, paragraphs, entries as "Title: text", and "Button: …" last. A person may
 * have changed it there, so nothing but the order is relied on.
 */
export function sectionWords(kind: WrittenKind, approved: string): SectionWords {
  const [title = '', ...rest] = approved
    .replace(/\r\n?/gu, '\n')
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const button = /^Button:\s*(.*)$/u.exec(rest.at(-1) ?? '')?.[1]?.trim();
  const body = button === undefined ? rest : rest.slice(0, -1);
  const firstItem = listed(kind)
    ? body.findIndex((_one, at) => body.slice(at).every((after) => entry.test(after)))
    : -1;
  const entries = firstItem < 0 ? [] : body.slice(firstItem);
  return {
    title: title.replace(/\s+/gu, ' '),
    text: body.slice(0, body.length - entries.length).join('\n\n'),
    items: entries.map((one) => {
      const at = one.indexOf(': ');
      return { title: one.slice(0, at).trim(), text: one.slice(at + 2).trim() };
    }),
    buttonText: button ?? '',
  };
}

const entry = /^[^\n:]{1,80}: \S/u;

/** What of a block's content the words take the place of. Questions of a form, pictures and addresses stay as they are. */
export function sectionContent(kind: WrittenKind, before: Content, approved: string): Content {
  const { title, text, items, buttonText } = sectionWords(kind, approved);
  const old = Array.isArray(before.items) ? (before.items as readonly Content[]) : [];
  const lists: Readonly<Partial<Record<WrittenKind, Content>>> = {
    features: { items: items.map((item, nth) => ({ icon: old[nth]?.icon ?? 'check', ...item })) },
    testimonials: { items: items.map(({ title: name, text: quote }) => ({ quote, name, role: '' })) },
  };
  return {
    title,
    [kind === 'hero' ? 'subtitle' : 'text']: text,
    ...(buttonText && Object.hasOwn(before, 'buttonText') ? { buttonText } : {}),
    ...(items.length > 0 ? lists[kind] : {}),
  };
}
