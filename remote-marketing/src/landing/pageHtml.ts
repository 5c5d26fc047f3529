import { formIdIn } from '@steps/business/forms';
import { blocksCss, windowBreakpoints } from '../editor/blocksCss';
import type { EditorDocument } from '../editor/document';
import { documentLanguage } from '../editor/documentLanguage';
import { branch, nodeOf, reading, trail } from '../editor/documentRules';
import { drawn } from '../editor/drawing';
import { type ReadDocument, readDocument } from '../editor/readDocument';
import { escaped, staticHtml } from '../editor/staticHtml';
import { isNowhere } from '../editor/visibilityRules';
import { languageAttributes } from '../language/languageRules';
import { safeAddress } from '../links/addressRules';
import { pageBlocks } from './blocks';
import { formScript } from './forms/formScript';
import { pageCss, themeVariables } from './pageCss';

/** Where the file keeps its document: a template is no script, is not shown, and every browser can read it back. */
const carrierId = 'steps-document';

/** Most characters that a file may have that is read back. */
const mostCharacters = 30_000_000;

/** What a page of a website says beside what a page alone does. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** Further elements of the head, as HTML. */
  readonly elements?: readonly string[];
  /** Without the document that a builder reads back: half the weight. */
  readonly alone?: boolean;
}

/**
 * A page as one file: valid, responsive, without anything of another server, and without scripts, but for the one with which a published form
 * says what became of an answer. It can be imported again.
 */
export function pageHtml(document: EditorDocument, name: string, head: PageHead = {}): string {
  const top = nodeOf(document, document.root).children;
  const kindAt = (id: string | undefined) => (id === undefined ? undefined : nodeOf(document, id).kind);
  const first = kindAt(top[0]) === 'navigation' ? 1 : 0;
  const last = kindAt(top.at(-1)) === 'footer' && top.length > first ? top.length - 1 : top.length;
  const part = (ids: readonly string[]) =>
    withAnchors(document, ids.map((id) => staticHtml(drawn(document, pageBlocks, id))).join('\n'));
  const variables = Object.entries(themeVariables(document.theme)).map(([name, value]) => `${name}:${value}`);
  const language = documentLanguage(document, pageBlocks);
  return `<!DOCTYPE html>
<html${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(head.title || name.slice(0, 70))}</title>
<meta name="description" content="${escaped(head.description || descriptionOf(document))}">
${(head.elements ?? []).map((element) => `${element}\n`).join('')}<style>
:root{${variables.join(';')}}
body{margin:0;container:page / inline-size;background:var(--p-paper)}
.p-skip{position:absolute;inset-block-start:-10rem;inset-inline-start:8px;padding:8px 16px;background:#fff;color:#111}
.p-skip:focus{inset-block-start:8px}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
${pageCss(windowBreakpoints)}
${blocksCss(document, windowBreakpoints, '.p-page')}
</style>
</head>
<body>
<div class="p-page">
<a class="p-skip"${language.lang.startsWith('en') ? '' : ' lang="en" dir="ltr"'} href="#${contentAnchor}">Skip to content</a>
${part(top.slice(0, first))}
<main id="${contentAnchor}">
${part(top.slice(first, last))}
</main>
${part(top.slice(last))}
</div>
${head.alone ? '' : carrierOf(name, document)}${hasPublishedForm(document) ? scriptElement : ''}</body>
</html>
`;
}

const scriptElement = `<script>${formScript}</script>\n`;

/** For frames that run no scripts, where one would be an error in the console. */
export const withoutScript = (html: string): string => html.replace(scriptElement, '');

const hasPublishedForm = (document: EditorDocument): boolean =>
  reading(document).some(
    (id) => formIdIn(safeAddress(String(nodeOf(document, id).content.action ?? ''))) !== undefined,
  );

const carrierOf = (name: string, document: EditorDocument) =>
  `<template id="${carrierId}">${escaped(JSON.stringify({ name, document: inOrder(document) }))}</template>\n`;

/** Its blocks as one reads them, so that the same page always gives the same file. */
const inOrder = (document: EditorDocument): EditorDocument => ({
  ...document,
  nodes: Object.fromEntries(branch(document, document.root).map((id) => [id, nodeOf(document, id)])),
});

/** Where "#form" and its like lead: the first block of its kind that is shown, wherever it is. */
export function anchorsOf(document: EditorDocument): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const isHidden = (id: string) => trail(document, id).some((at) => isNowhere(nodeOf(document, at)));
  for (const id of reading(document)) {
    const { kind } = nodeOf(document, id);
    if (!anchors.has(kind) && !isHidden(id) && staticHtml(drawn(document, pageBlocks, id)) !== '')
      anchors.set(kind, id);
  }
  return anchors;
}

/** The element of the page itself that a link may lead to. */
export const contentAnchor = 'content';

const withAnchors = (document: EditorDocument, html: string): string =>
  [...anchorsOf(document)].reduce(
    (written, [kind, id]) => written.replace(` data-block="${id}"`, ` id="${kind}" data-block="${id}"`),
    html,
  );

/** What search engines show: the first words of the page. */
export function descriptionOf(document: EditorDocument): string {
  for (const id of nodeOf(document, document.root).children) {
    const { subtitle, text } = nodeOf(document, id).content;
    const words = [subtitle, text].find((value): value is string => typeof value === 'string' && value.trim() !== '');
    if (words) return words.replace(/\s+/g, ' ').slice(0, 155);
  }
  return '';
}

export interface ReadPage extends ReadDocument {
  readonly name: string;
}

/** A page out of a file that was exported here, or of its JSON. Nothing of the file is shown or run. An `Error` for the screen otherwise. */
export function readPage(file: string): ReadPage {
  if (file.length > mostCharacters) throw new Error('The file is too large: at most 30 MB can be imported.');
  const text = file.trimStart().startsWith('{') ? file : carried(file);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('The file was made here, but the page in it is damaged.');
  }
  const { name, document } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    name?: unknown;
    document?: unknown;
  };
  return {
    name: typeof name === 'string' && name.trim() ? name.trim() : 'Imported page',
    ...readDocument(document, pageBlocks),
  };
}

function carried(html: string): string {
  const found = new RegExp(`<template id="${carrierId}">([^<]*)</template>`).exec(html)?.[1];
  if (found === undefined) {
    throw new Error(
      'This file was not exported from the landing page builder. Choose an HTML file that “Export” made.',
    );
  }
  return found
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
