import { Marked } from 'marked';
import { type ChosenLanguage, languageAttributes, languageOf } from '../language/languageRules';
import { linkAddress, pictureAddress } from '../links/addressRules';
import type { Article } from './articleRules';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

/** Names of the headings of the text that is being written, and those that its links lead to. */
let taken = new Set<string>();
let wanted = new Set<string>();

/** A name that a link such as `#opening-hours` leads to, as Markdown of other programs has it; a number when it is taken. */
function anchorOf(heading: string): string {
  const words = heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]+/gu, '')
    .trim()
    .replace(/\s/gu, '-');
  const name = words || 'section';
  let free = name;
  for (let nth = 1; taken.has(free); nth++) free = `${name}-${nth}`;
  taken.add(free);
  return free;
}

const marked = new Marked({
  renderer: {
    // HTML in the text is shown as text; addresses that run something are no links.
    html: ({ text }) => escaped(text),
    heading({ tokens, depth }) {
      const anchor = anchorOf(this.parser.parseInline(tokens, this.parser.textRenderer));
      const id = wanted.has(anchor) ? ` id="${escaped(anchor)}"` : '';
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const link = linkAddress(href);
      return link ? `<a href="${escaped(link)}">${words}</a>` : words;
    },
    image({ href, text }) {
      const source = pictureAddress(href);
      return source ? `<img src="${escaped(source)}" alt="${escaped(text)}">` : escaped(text);
    },
  },
});

/** What a link says of a name that has letters of other alphabets. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Markdown as HTML in which nothing runs. */
export function bodyHtml(markdown: string): string {
  taken = new Set();
  wanted = new Set([...markdown.matchAll(/(?:\(|\]:[ \t]*)<?#([^\s)>]+)/gu)].map(([, name = '']) => decoded(name)));
  return marked.parse(markdown, { async: false });
}

/** An article as a page of its own. */
export const articleHtml = (
  { title, body }: Article,
  { title: pageTitle, description }: { readonly title: string; readonly description: string },
  chosen: ChosenLanguage = {},
): string => `<!doctype html>
<html${languageAttributes(languageOf(chosen, () => `${title}\n${body}`))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(pageTitle || title)}</title>
<meta name="description" content="${escaped(description)}">
</head>
<body>
<article>
<h1>${escaped(title)}</h1>
${bodyHtml(body)}</article>
</body>
</html>
`;
