import type { EditorDocument } from '../editor/document';
import { branch, nodeOf } from '../editor/documentRules';
import { type ReadDocument, readDocument } from '../editor/readDocument';
import { isNowhere } from '../editor/visibilityRules';
import { emlFile } from '../email/emlFile';
import { merged, mergedAddress } from '../email/mergeRules';
import { emailBlocks } from './blocks';
import { mailMjml, unsubscribeOf } from './mailMjml';
import { hiddenFrom, mergedHtml, type Reader } from './mailReader';
import { mergedFor } from './mailService';
import { mjmlHtml } from './mjmlThread';

/** An email as it is written down: everything but who gets it. */
export interface Mail {
  readonly subject: string;
  readonly preheader: string;
  readonly document: EditorDocument;
}

/** Gmail clips what is longer, and with it the way to unsubscribe. Bytes. */
export const gmailClips = 102 * 1024;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A writer of one email for many readers: those who get the same blocks share one conversion. */
export function mailWriter({ subject, preheader, document }: Mail): (reader: Reader | undefined) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return async (reader) => {
    const hidden = hiddenFrom(document, reader);
    const key = [...hidden].join(' ');
    const converted = known.get(key) ?? mjmlHtml(mailMjml(document, { title: subject, preheader, hidden }));
    known.set(key, converted);
    return mergedHtml(await converted, mergedFor(document.theme, reader));
  };
}

/**
 * The HTML of an email as one person gets it; without anybody
 * each field says what is written when nothing is known, or is the mark of the service that the email is made for.
 */
export const mailHtml = (mail: Mail, reader?: Reader): Promise<string> => mailWriter(mail)(reader);

/** The text of an email with its merge fields, without the blocks that are hidden. */
export function mailPlain(document: EditorDocument, hidden: ReadonlySet<string> = new Set()): string {
  const textsOf = (id: string): string[] => {
    const node = nodeOf(document, id);
    const { kind, content, children } = node;
    // One text is read on every screen: what is for phones only is in it too.
    if (hidden.has(id) || isNowhere(node)) return [];
    return [...(emailBlocks.get(kind)?.plain(content) ?? []), ...children.flatMap(textsOf)];
  };
  return nodeOf(document, document.root).children.flatMap(textsOf).join('\n\n');
}

/** The text part: what people without HTML read, and what readers of screens and watches are given. */
export const mailText = ({ document }: Mail, reader?: Reader): string =>
  `${merged(mailPlain(document, hiddenFrom(document, reader)), mergedFor(document.theme, reader))}\n`;

interface Sender {
  readonly name: string;
  readonly email: string;
}

/** A picture that goes along with an email; `cid:<id>` in its HTML. */
export interface PicturePart {
  readonly id: string;
  readonly type: string;
  /** Base64. */
  readonly data: string;
}

/** Pictures within HTML as parts of their own, each once: mail programs show none within. */
export function pictureParts(html: string): { readonly html: string; readonly pictures: readonly PicturePart[] } {
  const pictures: PicturePart[] = [];
  const withParts = html.replace(
    /src="data:(image\/[a-z]+);base64,([A-Za-z0-9+/=]+)"/gu,
    (_, type: string, data: string) => {
      const known = pictures.find((one) => one.data === data);
      const id = known?.id ?? `picture-${pictures.length + 1}`;
      if (!known) pictures.push({ id, type, data });
      return `src="cid:${id}"`;
    },
  );
  return { html: withParts, pictures };
}

/** One person's email as an `.eml` file. Pictures go along as parts of it: mail programs show no picture within HTML. */
export async function mailEml(
  mail: Mail,
  html: string,
  reader: Reader,
  sender: Sender,
  subject = mail.subject,
): Promise<string> {
  const { html: withParts, pictures } = pictureParts(html);
  return emlFile({
    sender,
    reader,
    subject: merged(subject, reader),
    text: mailText(mail, reader),
    html: withParts,
    pictures,
    unsubscribe: mergedAddress(unsubscribeOf(mail.document), reader),
  });
}

/** What a file of the builder begins with. */
const mark = 'steps-email';
const mostCharacters = 30_000_000;

export interface MailTemplate extends Mail {
  readonly name: string;
}

/** An email as a file that this builder opens again, here or on another machine. Align blocks in the order they are read. */
export function templateFile({ name, subject, preheader, document: { root, nodes, theme } }: MailTemplate): string {
  const ordered = Object.fromEntries(branch({ root, nodes, theme }, root).map((id) => [id, nodes[id]]));
  const document = { root, nodes: ordered, theme };
  return JSON.stringify({ [mark]: 1, name, subject, preheader, document }, undefined, 1);
}

/** An email out of such a file. Nothing of it is shown or run. An `Error` for the screen otherwise. */
export function readTemplate(file: string): MailTemplate & Pick<ReadDocument, 'notes'> {
  if (file.length > mostCharacters) throw new Error('The file is too large: at most 30 MB can be imported.');
  let raw: unknown;
  try {
    raw = JSON.parse(file);
  } catch {
    throw new Error(
      file.trimStart().startsWith('{')
        ? 'The file is damaged: it ends too early, or somebody changed it.'
        : 'This is not a template from this builder. Choose a file saved with “Template”; put other HTML into an HTML block.',
    );
  }
  if (typeof raw !== 'object' || raw === null || !(mark in raw)) {
    throw new Error('This is not a template from this builder. Choose a file saved with “Template”.');
  }
  const { name, subject, preheader, document } = raw as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    name: text(name) || 'Imported email',
    subject: text(subject),
    preheader: text(preheader),
    ...readDocument(document, emailBlocks),
  };
}
