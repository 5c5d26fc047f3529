import { formIdIn, publishedForms } from '@steps/business/forms';
import { contrast } from '@steps/platform/ui';
import type { BlockKind } from '../editor/blockKind';
import type { EditorDocument } from '../editor/document';
import { nodeOf, reading, trail } from '../editor/documentRules';
import type { BlockField } from '../editor/fields';
import type { Finding } from '../editor/finding';
import { colourValue } from '../editor/styles';
import { safeAddress, safePicture } from '../links/addressRules';
import { pageBlocks } from './blocks';
import { type FormBlock, isChanged } from './forms/publishForm';
import { anchorsOf, contentAnchor } from './pageHtml';
import { readTheme } from './pageTheme';

export const checkNames = {
  headings: 'Headings',
  contrast: 'Contrast',
  pictures: 'Pictures',
  links: 'Links',
  form: 'Form',
  size: 'Size',
} as const;
type CheckName = keyof typeof checkNames;

type PageFinding = Finding<CheckName>;

/** Bytes from which a page is slow on a phone. */
const heavy = 1_500_000;

/** What is wrong with a page as it is, in the order it is read. */
export function pageFindings(document: EditorDocument): PageFinding[] {
  const ids = reading(document);
  const anchors = new Set([...anchorsOf(document).keys(), contentAnchor, 'top']);
  return [
    ...headingFindings(document, ids),
    ...ids.flatMap((id) => blockFindings(document, id, anchors)),
    ...sizeFindings(document),
  ];
}

function headingFindings(document: EditorDocument, ids: readonly string[]): PageFinding[] {
  if (ids.length === 0) return [];
  const found: PageFinding[] = [];
  const headings = ids.flatMap((id) => {
    const { kind, content } = nodeOf(document, id);
    return (pageBlocks.get(kind)?.headings?.(content) ?? []).map((heading) => ({ ...heading, id }));
  });
  const main = headings.filter(({ level }) => level === 1);
  if (main.length === 0) found.push({ check: 'headings', text: 'The page has no main title. Add a hero.' });
  for (const { id } of main.slice(1))
    found.push({ check: 'headings', text: 'A page has one main title; this is a second.', block: id });
  headings.forEach(({ level, text, id }, nth) => {
    const before = headings[nth - 1]?.level ?? 1;
    if (level - before > 1)
      found.push({
        check: 'headings',
        text: `“${text}” is of level ${level}, right after level ${before}.`,
        block: id,
      });
  });
  return found;
}

function blockFindings(document: EditorDocument, id: string, anchors: ReadonlySet<string>): PageFinding[] {
  const { kind, content } = nodeOf(document, id);
  const known = pageBlocks.get(kind);
  if (!known)
    return [
      {
        check: 'form',
        text: `“${kind}” is a block that this builder does not know. It is left out of the page.`,
        block: id,
      },
    ];
  return [
    ...contrastFindings(document, id),
    ...fieldFindings(known.fields, content, id, anchors),
    ...formFindings(known, content, id),
  ];
}

function contrastFindings(document: EditorDocument, id: string): PageFinding[] {
  const theme = readTheme(document.theme);
  const { styles } = nodeOf(document, id);
  if (!styles.backgroundColor && !styles.textColor) return [];
  const chain = trail(document, id)
    .reverse()
    .map((at) => nodeOf(document, at).styles);
  const background = colourValue(chain.find((one) => one.backgroundColor)?.backgroundColor ?? 'paper', theme);
  const text = colourValue(chain.find((one) => one.textColor)?.textColor ?? 'ink', theme);
  const ratio = contrast(text, background);
  return ratio >= 4.5
    ? []
    : [{ check: 'contrast', text: `Text is hard to read here: ${ratio.toFixed(1)}:1, 4.5:1 is needed.`, block: id }];
}

function fieldFindings(
  fields: BlockKind['fields'],
  content: Readonly<Record<string, unknown>>,
  id: string,
  anchors: ReadonlySet<string>,
): PageFinding[] {
  return Object.entries(fields).flatMap(([key, field]): PageFinding[] => {
    const value = content[key];
    if (field.kind === 'list' && field.fields && Array.isArray(value)) {
      const inner = field.fields;
      return value.flatMap((entry) => fieldFindings(inner, entry, id, anchors));
    }
    return typeof value === 'string' ? valueFindings(field, value, content, id, anchors) : [];
  });
}

function valueFindings(
  field: BlockField,
  value: string,
  content: Readonly<Record<string, unknown>>,
  id: string,
  anchors: ReadonlySet<string>,
): PageFinding[] {
  if (field.kind === 'picture' && safePicture(value)) {
    const alt = content[field.altKey ?? ''];
    return typeof alt === 'string' && alt.trim()
      ? []
      : [{ check: 'pictures', text: 'A picture has no description.', block: id }];
  }
  if (field.kind !== 'address' || field.label === 'Answers go to') return [];
  if (field.optional && !value.trim()) return [];
  // A link that nobody can press leads nowhere on purpose.
  if ('buttonText' in content && content.buttonText === '') return [];
  const to = safeAddress(value);
  if (/^#./u.test(to) && !anchors.has(to.slice(1)))
    return [{ check: 'links', text: `“${to.slice(0, 60)}” leads nowhere on this page.`, block: id }];
  if (to) return [];
  return [
    {
      check: 'links',
      text: value.trim() ? `“${value.slice(0, 60)}” cannot be used as a link.` : 'A link has no address.',
      block: id,
    },
  ];
}

function formFindings({ kind }: BlockKind, content: Readonly<Record<string, unknown>>, id: string): PageFinding[] {
  if (kind !== 'form') return [];
  const questions = Array.isArray(content.questions) ? content.questions : [];
  const found: PageFinding[] = [];
  if (questions.some(({ label }) => !String(label ?? '').trim()))
    found.push({ check: 'form', text: 'A question has no words.', block: id });
  if (!questions.some(({ kind: asked }) => asked === 'email' || asked === 'name')) {
    found.push({
      check: 'form',
      text: 'Without a name or an email address an answer cannot become a contact.',
      block: id,
    });
  }
  if (!String(content.consent ?? '').trim())
    found.push({ check: 'form', text: 'Nobody is asked for consent.', block: id });
  const published = publishedForms.get(formIdIn(safeAddress(String(content.action ?? ''))) ?? '');
  if (!published && questions.some(({ kind: asked }) => asked === 'file'))
    found.push({
      check: 'form',
      text: 'Files come in by a published form alone: “Form” in the header publishes it.',
      block: id,
    });
  if (published && isChanged(published, { ...(content as unknown as FormBlock), id }))
    found.push({
      check: 'form',
      text: 'The questions were changed since the form was published. Publish it again.',
      block: id,
    });
  if (!safeAddress(String(content.action ?? ''))) {
    found.push({ check: 'form', text: 'Say where the answers of the exported page go.', block: id });
  }
  return found;
}

/** How much a page weighs, in bytes, without its style sheet. */
export const pageWeight = (document: EditorDocument): number => JSON.stringify(document).length;

function sizeFindings(document: EditorDocument): PageFinding[] {
  const bytes = pageWeight(document);
  return bytes > heavy
    ? [{ check: 'size', text: `The page weighs ${(bytes / 1_000_000).toFixed(1)} MB. Use smaller pictures.` }]
    : [];
}
