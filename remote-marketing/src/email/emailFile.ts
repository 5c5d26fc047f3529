import { emailHtml } from './emailHtml';
import { type EmailWords, emailText } from './emailText';
import { type MergeContact, merged } from './mergeRules';

interface Sender {
  readonly name: string;
  readonly email: string;
}

/** Header lines end at a line break: one in a name or a subject would begin another header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get in
const headerText = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/gu, ' ').trim();

/**
 * One person's email as an `.eml` file, which mail programs open as a draft that is ready to send (`X-Unsent`). The
 * library comes with the first one.
 */
export async function emailFile(words: EmailWords, contact: MergeContact, sender: Sender): Promise<string> {
  const { createMimeMessage } = await import('mimetext/browser');
  const message = createMimeMessage();
  message.setSender({ name: headerText(sender.name), addr: headerText(sender.email) });
  message.setRecipient({ name: headerText(contact.name), addr: headerText(contact.email), type: 'To' });
  message.setSubject(headerText(merged(words.subject, contact)) || 'No subject');
  message.setHeader('X-Unsent', '1');
  for (const [contentType, text] of [
    ['text/plain', emailText(words, contact)],
    ['text/html', emailHtml(words, { contact })],
  ] as const) {
    message.addMessage({ contentType, encoding: 'base64', data: base64(text) });
  }
  return message.asRaw();
}

/** UTF-8 as base64 in lines of 76 characters, as mail wants it. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/.{76}(?=.)/gu, '$&\r\n');
}
