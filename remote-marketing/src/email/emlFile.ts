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
  if (/^(https:|mailto:)[^\s<>]+$/iu.test(unsubscribe)) message.setHeader('List-Unsubscribe', `<${unsubscribe}>`);
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
  return message.asRaw();
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
