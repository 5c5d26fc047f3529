import { toHtml } from 'hast-util-to-html';
import { type ChosenLanguage, languageAttributes, languageOf } from '../language/languageRules';
import { shownMarkdown } from '../markdown/shownMarkdown';
import type { Article } from './articleRules';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);

/** Markdown as HTML in which nothing runs. */
export const bodyHtml = (markdown: string): string =>
  `${toHtml(shownMarkdown(markdown, { pictures: true }), { characterReferences: { useNamedReferences: true } })}\n`;

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
<h1>${escaped(title || pageTitle)}</h1>
${bodyHtml(body)}</article>
</body>
</html>
`;
