import { Marked } from 'marked';
import { safeLink } from '../studio/safeLink';
import type { Article } from './articleRules';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

const marked = new Marked({
  renderer: {
    // HTML in the text is shown as text; addresses that run something are no links.
    html: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      const link = safeLink(href);
      return link ? `<a href="${escaped(link)}">${words}</a>` : words;
    },
    image({ href, text }) {
      const source = safeLink(href);
      return /^https?:/u.test(source) ? `<img src="${escaped(source)}" alt="${escaped(text)}">` : escaped(text);
    },
  },
});

/** Markdown as HTML in which nothing runs. */
export const bodyHtml = (markdown: string): string => marked.parse(markdown, { async: false });

/** An article as a page of its own. */
export const articleHtml = (
  { title, body }: Article,
  { title: pageTitle, description }: { readonly title: string; readonly description: string },
): string => `<!doctype html>
<html lang="en-GB">
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
