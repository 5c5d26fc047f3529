import type { MailAttachment } from '@steps/business/src/nouns/mail/receivedMail';
import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import type { MessageStructureObject } from 'imapflow';
import { leftOut } from '../accounts/shortResponse';

/** A text part of a message, as it is in the mailbox. */
export interface WordsPart {
  readonly part: string;
  readonly charset: string;
  readonly encoding: string;
  /** Bytes as they were sent. */
  readonly size: number;
}

export interface MessageParts {
  readonly text: WordsPart | undefined;
  readonly html: WordsPart | undefined;
  readonly attachments: readonly MailAttachment[];
}

/** More files are not listed by their names: the last is then the whole message. One with 10,000 parts is an attack. */
const mostAttachments = 100;
const mostParts = 2_000;

/** The `part` of a file that is the whole message. */
export const wholeMessage = 'message';

/**
 * The parts of a message; `size`: its bytes. A message inside it is an attachment, whatever that contains. Where it has more files than are listed,
 * the whole message takes the place of those.
 */
export function messageParts(structure: MessageStructureObject | undefined, size = 0): MessageParts {
  let text: WordsPart | undefined;
  let html: WordsPart | undefined;
  const files: MessageStructureObject[] = [];
  let more = 0;
  // Without recursion: a sender can nest parts as deep as they like.
  const open = structure ? [structure] : [];
  for (let seen = 0; open.length > 0 && seen < mostParts; seen += 1) {
    const node = open.shift();
    if (!node) break;
    const type = (node.type ?? '').toLowerCase();
    if (node.childNodes && type.startsWith('multipart/')) {
      open.unshift(...node.childNodes.slice(0, mostParts));
      continue;
    }
    const isFile = node.disposition?.toLowerCase() === 'attachment' || fileName(node) !== undefined;
    if (type === leftOut) more += node.size ?? 0;
    else if (!isFile && type === 'text/plain' && !text) text = wordsPart(node);
    else if (!isFile && type === 'text/html' && !html) html = wordsPart(node);
    else if (!type.startsWith('multipart/')) files.push(node);
  }
  if (more === 0 && files.length <= mostAttachments) return { text, html, attachments: files.map(attachment) };
  const named = files.slice(0, mostAttachments - 1).map(attachment);
  const others = files.length - named.length + more + open.length;
  return { text, html, attachments: [...named, wholeWith(others, size)] };
}

/** The whole message as a file, which has `more` files in it that are not listed; `size`: its bytes. */
const wholeWith = (more: number, size: number): MailAttachment => ({
  part: wholeMessage,
  name: `The whole email, with ${more.toLocaleString('en-GB')} more ${more === 1 ? 'file' : 'files'}.eml`,
  type: 'message/rfc822',
  size,
});

const wordsPart = ({ part = '1', parameters, encoding = '', size = 0 }: MessageStructureObject): WordsPart => ({
  part,
  charset: plain(parameters?.charset ?? 'utf-8'),
  encoding: plain(encoding),
  size,
});

const fileName = ({ dispositionParameters, parameters }: MessageStructureObject): string | undefined =>
  dispositionParameters?.filename ?? parameters?.name;

function attachment(node: MessageStructureObject): MailAttachment {
  const type = plain(node.type ?? 'application/octet-stream').toLowerCase();
  const name = cleanLine(fileName(node) ?? (type === 'message/rfc822' ? 'Message.eml' : '')).slice(0, 200);
  return { part: node.part ?? '1', name: name || 'Unnamed file', type: type.slice(0, 100), size: node.size ?? 0 };
}

/** A media type with nothing in it that would end the line of a header. */
const plain = (text: string): string => text.replace(/[^\w.:/+-]/g, '');
