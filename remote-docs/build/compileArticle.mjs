// @ts-check
import { marked } from 'marked';
import { parse } from 'yaml';

/**
 * @typedef {import('../src/content/article').Article} Article
 * @typedef {import('../src/content/article').Block} Block
 * @typedef {import('../src/content/article').Inline} Inline
 * @typedef {import('marked').Token} Token
 */

/**
 * @typedef {object} Surroundings
 * @property {Readonly<Record<string, string>>} facts What `{{name}}` stands for.
 * @property {(file: string) => string} hrefOf The address of an article, given its file name without `.md`.
 * @property {(name: string) => { light: string, dark: string, width: number, height: number }} picture
 */

/** An anchor as GitHub makes it: "Import a file" becomes `import-a-file`. @param {string} text */
export const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/**
 * Reads one Markdown file: fields between two lines of `---`, then the text. Throws, with the place, on whatever a reader
 * would not see as the writer meant it: HTML, a fact that nobody knows, a heading of another depth.
 * @param {string} id the file's name without `.md`
 * @param {string} source
 * @param {Surroundings} surroundings
 * @returns {Article}
 */
export function compileArticle(id, source, surroundings) {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined)
    throw new Error(`${id}.md: expected fields between two lines of "---".`);
  const facts = withFacts(id, surroundings.facts);
  const fields = parse(facts(head));
  for (const name of ['title', 'summary']) {
    if (typeof fields?.[name] !== 'string') throw new Error(`${id}.md: expected the field "${name}".`);
  }
  return { id, ...fields, blocks: blocksOf(marked.lexer(facts(text)), { id, ...surroundings }) };
}

/** Fills in `{{name}}`. @param {string} id @param {Readonly<Record<string, string>>} facts */
const withFacts = (id, facts) => (/** @type {string} */ text) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = facts[name];
    if (value === undefined) throw new Error(`${id}.md: "{{${name}}}" is not in facts.json.`);
    return value;
  });

/** @typedef {Surroundings & { id: string }} Place */

/** @param {readonly Token[]} tokens @param {Place} place @returns {Block[]} */
const blocksOf = (tokens, place) => tokens.flatMap((token) => blockOf(token, place));

/** @param {Token} token @param {Place} place @returns {Block[]} */
function blockOf(token, place) {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return [];
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3) {
        throw new Error(`${place.id}.md: "${token.text}" has ${token.depth} #, expected 2 or 3: the title is a field.`);
      }
      return [{ kind: 'heading', depth: token.depth, id: anchorOf(token.text), text: token.text }];
    case 'paragraph': {
      const [only, ...others] = token.tokens ?? [];
      if (only?.type === 'image' && others.length === 0) {
        return [{ kind: 'picture', alt: only.text, ...place.picture(only.href) }];
      }
      return [{ kind: 'paragraph', inside: inlinesOf(token.tokens ?? [], place) }];
    }
    case 'text':
      return [
        { kind: 'paragraph', inside: inlinesOf('tokens' in token && token.tokens ? token.tokens : [token], place) },
      ];
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          items: token.items.map((/** @type {Token & { tokens: Token[] }} */ item) => blocksOf(item.tokens, place)),
        },
      ];
    case 'code':
      return [{ kind: 'code', language: token.lang ?? '', text: token.text }];
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map((/** @type {{ tokens: Token[] }} */ cell) => inlinesOf(cell.tokens, place)),
          rows: token.rows.map((/** @type {{ tokens: Token[] }[]} */ row) =>
            row.map((cell) => inlinesOf(cell.tokens, place)),
          ),
        },
      ];
    case 'blockquote':
      return [noteOf(token.text, place)];
    default:
      throw new Error(`${place.id}.md: "${token.raw.trim()}" (${token.type}) is not used in articles.`);
  }
}

/** `> [!TIP]` and its lines, as GitHub writes them. @param {string} text @param {Place} place @returns {Block} */
function noteOf(text, place) {
  const [, tone = '', inside = ''] = /^\[!(NOTE|TIP|WARNING)\]\n([\s\S]+)$/.exec(text) ?? [];
  if (!tone) throw new Error(`${place.id}.md: expected "> [!NOTE]", "> [!TIP]" or "> [!WARNING]" before "${text}".`);
  return {
    kind: 'note',
    tone: /** @type {'note' | 'tip' | 'warning'} */ (tone.toLowerCase()),
    blocks: blocksOf(marked.lexer(inside), place),
  };
}

/** @param {readonly Token[]} tokens @param {Place} place @returns {Inline[]} */
function inlinesOf(tokens, place) {
  /** @type {Inline[]} */
  const inlines = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = /** @type {Token} */ (tokens[at]);
    if (token.type === 'html' && token.raw === '<kbd>' && tokens[at + 2]?.raw === '</kbd>') {
      inlines.push({ kind: 'key', text: plain(tokens[at + 1]?.raw ?? '') });
      at += 2;
    } else inlines.push(...inlineOf(token, place));
  }
  return inlines;
}

/** @param {Token} token @param {Place} place @returns {Inline[]} */
function inlineOf(token, place) {
  switch (token.type) {
    case 'text':
      if ('tokens' in token && token.tokens) return inlinesOf(token.tokens, place);
      return [{ kind: 'text', text: plain(token.text) }];
    case 'escape':
      return [{ kind: 'text', text: token.text }];
    case 'strong':
      return [{ kind: 'strong', inside: inlinesOf(token.tokens ?? [], place) }];
    case 'em':
      return [{ kind: 'emphasis', inside: inlinesOf(token.tokens ?? [], place) }];
    case 'codespan':
      return [{ kind: 'code', text: plain(token.text) }];
    case 'link':
      return [{ kind: 'link', href: hrefOf(token.href, place), inside: inlinesOf(token.tokens ?? [], place) }];
    case 'br':
      return [{ kind: 'text', text: ' ' }];
    default:
      throw new Error(`${place.id}.md: "${token.raw}" (${token.type}) is not used within a line.`);
  }
}

/** `import.md#columns` becomes an address of the product, everything else stays. @param {string} href @param {Place} place */
function hrefOf(href, place) {
  const [, folder = '', file, anchor = ''] = /^((?:\.\.\/[\w-]+\/)?)([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
  if (file) return place.hrefOf(`${folder}${file}`) + anchor;
  if (/^#[\w-]+$/.test(href)) return place.hrefOf(place.id) + href;
  if (/^(\/|https:\/\/|mailto:)/.test(href)) return href;
  throw new Error(`${place.id}.md: "${href}" is no address: expected another file, /…, https: or mailto:.`);
}

/** Characters that Markdown escapes as HTML. @param {string} text */
const plain = (text) =>
  text
    .replaceAll('\n', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
