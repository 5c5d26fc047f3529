import type { MailAttachment } from '@steps/business/src/nouns/mail/receivedMail';
import { cleanLine } from '@steps/platform/src/core/text/cleanText';
import type { MessageStructureObject } from 'imapflow';

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

/** More attachments are not listed; a message with 10,000 parts is an attack. */
const mostAttachments = 100;
const mostParts = 2_000;

/** The parts of a message. A message inside it is an attachment, whatever that contains. */
export function messageParts(structure: MessageStructureObject | undefined): MessageParts {
  let text: WordsPart | undefined;
  let html: WordsPart | undefined;
  const attachments: MailAttachment[] = [];
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
    if (!isFile && type === 'text/plain' && !text) text = wordsPart(node);
    else if (!isFile && type === 'text/html' && !html) html = wordsPart(node);
    else if (attachments.length < mostAttachments && !type.startsWith('multipart/')) attachments.push(attachment(node));
  }
  return { text, html, attachments };
}

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
