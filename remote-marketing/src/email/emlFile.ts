interface Person {
  readonly name: string;
  readonly email: string;
}

/** What an email file is made of; words are those of one person already. */
export interface EmlParts {
  readonly sender: Person;
  readonly reader: Person;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Pictures that the HTML names as `cid:` and their id; base64. */
  readonly pictures?: readonly { readonly id: string; readonly type: string; readonly data: string }[];
  /** Where people leave the list: an address that mail programs offer beside the sender. */
  readonly unsubscribe?: string;
}

/** Header lines end at a line break: one in a name or a subject would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get in
const headerText = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();

/**
 * An `.eml` file, which mail programs open as a draft that is ready to send (`X-Unsent`). The library comes with the first
 * one.
 */
export async function emlFile({
  sender,
  reader,
  subject,
  text,
  html,
  pictures = [],
  unsubscribe = '',
}: EmlParts): Promise<string> {
  const { createMimeMessage } = await import('mimetext/browser');
  const message = createMimeMessage();
  message.setSender({ name: headerText(sender.name), addr: headerText(sender.email) });
  message.setRecipient({ name: headerText(reader.name), addr: headerText(reader.email), type: 'To' });
  message.setSubject(headerText(subject) || 'No subject');
  message.setHeader('X-Unsent', '1');
  if (/^(https:|mailto:)[^\s<>]+$/iu.test(unsubscribe) && asciiAddress(unsubscribe))
    message.setHeader('List-Unsubscribe', `<${asciiAddress(unsubscribe)}>`);
  for (const [contentType, data] of [
    ['text/plain', text],
    ['text/html', html],
  ] as const) {
    message.addMessage({ contentType, encoding: 'base64', data: base64(data) });
  }
  for (const { id, type, data } of pictures) {
    message.addAttachment({
      inline: true,
      filename: `${id}.${type.split('/')[1] ?? 'png'}`,
      contentType: type,
      data: lines(data),
      headers: { 'Content-ID': id },
    });
  }
  return foldedHeaders(message.asRaw());
}

/** Octets of an encoded word, so that it fits a line of 76 characters beside the name of its header. */
const wordOctets = 39;

/**
 * The library writes a whole subject or name as one encoded word; RFC 2047 has 75 characters for one at most, and no
 * character may be in two. They are folded into several, an address behind them onto a line of its own.
 */
function foldedHeaders(message: string): string {
  const end = /\r?\n\r?\n/u.exec(message)?.index ?? message.length;
  const head = message.slice(0, end).replace(/=\?utf-8\?B\?([\w+/=]*)\?=( <)?/giu, (_, word: string, address = '') => {
    const words = encodedWords(new TextDecoder().decode(Uint8Array.from(atob(word), (sign) => sign.charCodeAt(0))));
    return `${words.join('\r\n ')}${address && words.length > 1 ? '\r\n <' : address}`;
  });
  return head + message.slice(end);
}

function encodedWords(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of text) {
    if (new TextEncoder().encode(part + sign).length > wordOctets) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].map((one) => `=?utf-8?B?${base64(one)}?=`);
}

/** An address of a header: letters of other alphabets are encoded there. */
function asciiAddress(address: string): string {
  try {
    return new URL(address).href;
  } catch {
    return '';
  }
}

/** UTF-8 as base64. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return lines(btoa(binary));
}

/** Base64 in lines of 76 characters, as mail wants it. */
const lines = (data: string): string => data.replace(/.{76}(?=.)/gu, '$&\r\n');
