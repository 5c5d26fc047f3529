import { safeAddress } from '../editor/addressRules';
import { escaped } from '../editor/staticHtml';

/** A run of a text: plain, bold or a link. */
type Run = { readonly text: string; readonly bold?: true; readonly to?: string };

const marks = /\*\*([^*\n]{1,400})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/gu;

/** `**bold**` and `[words](address)` of a text; what is neither stays as it is. An unsafe address leaves its words. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > from) runs.push({ text: text.slice(from, found.index) });
    const [, bold, words = '', address = ''] = found;
    const to = safeAddress(address);
    runs.push(bold === undefined ? { text: words, ...(to ? { to } : {}) } : { text: bold, bold: true });
    from = found.index + found[0].length;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\n[ \t]*\n+/u)
    .filter((one) => one.trim() !== '');

/** A paragraph as markup: escaped, with its bold words, links and line breaks. */
export const wordsHtml = (text: string, linkColour: string): string =>
  runsOf(text)
    .map(({ text: words, bold, to }) => {
      const inner = escaped(words).replace(/\n/gu, '<br />');
      if (to) return `<a href="${escaped(to)}" style="color:${linkColour};text-decoration:underline">${inner}</a>`;
      return bold ? `<strong>${inner}</strong>` : inner;
    })
    .join('');

/** Paragraphs as markup. */
export const paragraphsHtml = (text: string, linkColour: string): string =>
  paragraphsOf(text)
    .map((one, nth) => `<p style="margin:${nth === 0 ? 0 : 14}px 0 0">${wordsHtml(one, linkColour)}</p>`)
    .join('');

/** The same for the text part: links carry their address. */
export const wordsPlain = (text: string): string =>
  runsOf(text)
    .map(({ text: words, to }) => (to && to !== words ? `${words} (${to})` : words))
    .join('');
