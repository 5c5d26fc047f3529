import { contrast } from '@steps/platform/ui';
import type { Content, EditorDocument } from '../editor/document';
import { nodeOf, reading, trail } from '../editor/documentRules';
import type { BlockFields } from '../editor/fields';
import type { Finding } from '../editor/finding';
import { colourValue } from '../editor/styles';
import { hiddenOn } from '../editor/visibilityRules';
import { mailAddress, safePicture } from '../links/addressRules';
import { beginsWithMark } from '../links/mergeMarks';
import { emailBlocks } from './blocks';
import { postalPlaceholder } from './blocks/footer';
import { readForeignHtml } from './foreignHtml';
import { bytesOf, gmailClips } from './mailFile';
import { markProblems } from './mailService';
import { unsupported } from './mailSupport';
import { readMailTheme } from './mailTheme';
import { linksOf } from './mailWords';

export const mailCheckNames = {
  subject: 'Subject',
  fields: 'Merge fields',
  footer: 'Unsubscribe',
  headings: 'Headings',
  contrast: 'Contrast',
  pictures: 'Pictures',
  links: 'Links',
  code: 'HTML',
  clients: 'Mail programs',
  size: 'Size',
} as const;
type MailCheck = keyof typeof mailCheckNames;
export type MailFinding = Finding<MailCheck>;

/** What is wrong with an email as it is, in the order it is read. */
export function mailFindings(document: EditorDocument, subject: string): MailFinding[] {
  const ids = reading(document);
  if (ids.length === 0) return [];
  return [
    ...(subject.trim() ? [] : [{ check: 'subject', text: 'The email has no subject.' } as const]),
    ...markProblems(document.theme, subject).map((text) => ({ check: 'fields', text }) as const),
    ...footerFindings(document, ids),
    ...headingFindings(document, ids),
    ...ids.flatMap((id) => blockFindings(document, id)),
  ];
}

function footerFindings(document: EditorDocument, ids: readonly string[]): MailFinding[] {
  const footer = ids.find((id) => nodeOf(document, id).kind === 'footer');
  if (footer === undefined) return [{ check: 'footer', text: 'Nobody can unsubscribe: the email has no footer.' }];
  const node = nodeOf(document, footer);
  const { content } = node;
  const { desktop, mobile } = hiddenOn(node);
  if (desktop || mobile || (content.showTo ?? 'everyone') !== 'everyone')
    return [{ check: 'footer', text: 'Some readers do not get the footer, and cannot unsubscribe.', block: footer }];
  const address = String(content.text ?? '').trim();
  return address && address !== postalPlaceholder
    ? []
    : [{ check: 'footer', text: 'The footer has no postal address.', block: footer }];
}

function headingFindings(document: EditorDocument, ids: readonly string[]): MailFinding[] {
  let before = 0;
  return ids.flatMap((id): MailFinding[] => {
    const { kind, content } = nodeOf(document, id);
    return (emailBlocks.get(kind)?.headings?.(content) ?? []).flatMap(({ level, text }) => {
      const skips = before > 0 && level - before > 1;
      const found: MailFinding = {
        check: 'headings',
        text: `“${text.slice(0, 60)}” is of level ${level}, right after level ${before}.`,
        block: id,
      };
      before = level;
      return skips ? [found] : [];
    });
  });
}

function blockFindings(document: EditorDocument, id: string): MailFinding[] {
  const { kind, content } = nodeOf(document, id);
  const known = emailBlocks.get(kind);
  if (!known) {
    const text = `“${kind}” is a block that this builder does not know. It is left out of the email.`;
    return [{ check: 'code', text, block: id }];
  }
  return [
    ...contrastFindings(document, id),
    ...fieldFindings(known.fields, content, id, kind),
    ...conditionFindings(content, id),
    ...textsIn(known.fields, content).flatMap((text) => textFindings(document, text, id, kind)),
    ...(kind === 'html' ? codeFindings(content, id) : []),
  ];
}

function contrastFindings(document: EditorDocument, id: string): MailFinding[] {
  const { styles } = nodeOf(document, id);
  if (!styles.backgroundColor && !styles.textColor) return [];
  const theme = readMailTheme(document.theme);
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

function fieldFindings(fields: BlockFields, content: Content, id: string, kind: string): MailFinding[] {
  return Object.entries(fields).flatMap(([key, field]): MailFinding[] => {
    const value = content[key];
    if (field.kind === 'list' && field.fields && Array.isArray(value)) {
      const inner = field.fields;
      return value.flatMap((entry) => fieldFindings(inner, entry, id, kind));
    }
    if (typeof value !== 'string') return [];
    if (field.kind === 'picture') {
      const alt = content[field.altKey ?? ''];
      if (safePicture(value))
        return typeof alt === 'string' && alt.trim()
          ? []
          : [{ check: 'pictures', text: 'A picture has no description.', block: id }];
      return kind === 'image'
        ? [{ check: 'pictures', text: 'The picture is missing: readers see nothing.', block: id }]
        : [];
    }
    if (field.kind !== 'address') return [];
    if (mailAddress(value)) return relativeFindings([mailAddress(value)], id);
    if (value.trim()) return [{ check: 'links', text: `“${value.slice(0, 60)}” cannot be used as a link.`, block: id }];
    const words = kind === 'button' ? content.text : (content.buttonText ?? content.label);
    return typeof words === 'string' && words.trim()
      ? [{ check: 'links', text: `“${words.slice(0, 40)}” leads nowhere, and is left out.`, block: id }]
      : [];
  });
}

/** Everything of a block that people read or follow, as it was typed. */
const textsIn = (fields: BlockFields, content: Content): string[] =>
  Object.entries(fields).flatMap(([key, { kind, fields: inner }]) => {
    const value = content[key];
    if (inner && Array.isArray(value)) return value.flatMap((entry) => textsIn(inner, entry));
    return typeof value === 'string' && (kind === 'line' || kind === 'words' || kind === 'address') ? [value] : [];
  });

/** Links and merge fields within a text: what is exported of them is not always what was typed. */
function textFindings(document: EditorDocument, text: string, id: string, kind: string): MailFinding[] {
  const links = kind === 'html' ? [] : linksOf(text);
  return [
    ...links
      .filter(({ to }) => to === '')
      .map(
        ({ typed }): MailFinding => ({
          check: 'links',
          text: `“${typed.slice(0, 60)}” cannot be used as a link.`,
          block: id,
        }),
      ),
    ...relativeFindings(
      links.map(({ to }) => to),
      id,
    ),
    ...markProblems(document.theme, text).map(
      (problem): MailFinding => ({ check: 'fields', text: problem, block: id }),
    ),
  ];
}

/** Addresses that lead somewhere on a page, and nowhere in an email. */
const relativeFindings = (addresses: readonly string[], id: string): MailFinding[] =>
  addresses
    .filter((to) => to !== '' && !/^[a-z]{2,6}:/iu.test(to) && !beginsWithMark(to))
    .map((to) => ({
      check: 'links',
      text: `“${to.slice(0, 60)}” leads nowhere in an email. Enter the whole address, with https://.`,
      block: id,
    }));

const conditionFindings = ({ showTo, showTag }: Content, id: string): MailFinding[] =>
  (showTo === 'tag' || showTo === 'noTag') && !String(showTag ?? '').trim()
    ? [{ check: 'links', text: 'Say which tag decides who gets this block.', block: id }]
    : [];

function codeFindings({ code }: Content, id: string): MailFinding[] {
  const { body, leftOut } = readForeignHtml(String(code ?? ''));
  const more = leftOut.length > 6 ? ` and ${leftOut.length - 6} more` : '';
  const addresses = [...body.querySelectorAll('[href],[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  // An anchor may lead to a place within the very HTML.
  const named = new Set([...body.querySelectorAll('[id],[name]')].flatMap((one) => [one.id, one.getAttribute('name')]));
  return [
    ...(leftOut.length > 0
      ? [
          {
            check: 'code',
            text: `Removed from the HTML: ${leftOut.slice(0, 6).join(', ')}${more}.`,
            block: id,
          } as const,
        ]
      : []),
    ...relativeFindings(
      addresses.filter((to) => !(to.startsWith('#') && named.has(to.slice(1)))),
      id,
    ),
  ];
}

/** From where Gmail's limit is near. */
const near = 0.85;

/** What mail programs do with the finished HTML. */
export function htmlFindings(html: string): MailFinding[] {
  const bytes = bytesOf(html);
  const kilobytes = Math.ceil(bytes / 1024);
  const size: MailFinding[] =
    bytes > gmailClips
      ? [{ check: 'size', text: `${kilobytes} kB: Gmail clips emails over 102 kB, and hides the way to unsubscribe.` }]
      : bytes > gmailClips * near
        ? [{ check: 'size', text: `${kilobytes} kB: near the 102 kB from which Gmail clips an email.` }]
        : [];
  return [
    ...size,
    ...unsupported
      .filter(({ found }) => found.test(html))
      .map(
        ({ what, missing, instead }): MailFinding => ({
          check: 'clients',
          text: `${what} is not shown by ${missing.join(', ')}. ${instead}`,
        }),
      ),
  ];
}
