import type { mailBodies, ReceivedMail } from '@steps/business/mail';
import { cleanText } from '@steps/platform';
import { shallowHtml } from '../mail/shallowHtml';

/** Letters of one email that go into a ticket's conversation: the rest is in the email. */
const longest = 20_000;
/** Of HTML, to be read through. */
const longestHtml = 200_000;
const blocks = 'p, div, tr, li, blockquote, h1, h2, h3, h4, h5, h6';

/** What an email says, for the conversation of a ticket: without what it answers, and with the names of what came along. */
export function mailText({ preview, attachments }: ReceivedMail, body: ReturnType<typeof mailBodies.get>): string {
  const words = body?.text.trim() ? body.text : body?.html ? wordsOfHtml(body.html.slice(0, longestHtml)) : preview;
  const own = withoutAnswered(words.replace(/\r\n?/g, '\n')).trim();
  const isCut = own.length > longest || body === undefined;
  const files = attachments.map(({ name }) => name).join(', ');
  return [
    own.slice(0, longest) || 'This email has no words.',
    ...(isCut ? ['… Open the email for the rest.'] : []),
    ...(files ? [`Attached: ${files}. Open the email to see ${attachments.length > 1 ? 'them' : 'it'}.`] : []),
  ].join('\n\n');
}

/** Nothing of it runs or is fetched: it is in no page. */
function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(shallowHtml(html), 'text/html');
  for (const element of body.querySelectorAll('script, style, title, template')) element.remove();
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll(blocks)) element.append('\n');
  const lines = (body.textContent ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return cleanText(lines.filter((line, at) => line || lines[at - 1]).join('\n'));
}

/** Without the lines at its end that are quoted, and the one above that says of whom. All of it where nothing else would be left. */
function withoutAnswered(text: string): string {
  const lines = text.split('\n');
  const lastOwn = lines.findLastIndex((line) => line.trim() && !line.startsWith('>'));
  const quoted = lines.slice(lastOwn + 1).some((line) => line.startsWith('>'));
  if (!quoted) return text;
  const own = withoutWhose(lines.slice(0, lastOwn + 1)).join('\n');
  return own.trim() ? own : text;
}

/** Without “On Tuesday Ada wrote:” at the end, which mail programs break into two lines: then a paragraph of two. */
function withoutWhose(lines: readonly string[]): readonly string[] {
  if (!lines.at(-1)?.trimEnd().endsWith(':')) return lines;
  const isParagraphOfTwo = lines.length > 2 && lines.at(-2)?.trim() && !lines.at(-3)?.trim();
  return lines.slice(0, isParagraphOfTwo ? -2 : -1);
}
