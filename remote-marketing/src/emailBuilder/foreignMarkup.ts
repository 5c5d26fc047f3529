import { escaped } from '../editor/staticHtml';

const alone = new Set(['area', 'br', 'col', 'hr', 'img', 'wbr']);
/** How the old attributes of a page's body are said on an element within an email. */
const bodyStyles: Readonly<Record<string, (value: string) => string>> = {
  bgcolor: (value) => `background-color:${value}`,
  text: (value) => `color:${value}`,
  background: (value) => `background-image:url(${value})`,
};

/** What the body of a foreign page holds, as markup for an email; the body's own look goes on an element around it. */
export function foreignMarkup(body: HTMLElement): string {
  const look = bodyLook(body);
  const inner = innerMarkup(body);
  return look && inner.trim() ? `<div style="${escaped(look)}">${inner}</div>` : inner;
}

/** The look of a body as a style; empty when it has none. */
export const bodyLook = (body: HTMLElement): string =>
  [
    ...Object.entries(bodyStyles).flatMap(([name, say]) => {
      const value = body.getAttribute(name)?.trim();
      return value && /^[#\w:/.?=&%-]+$/u.test(value) ? [say(value)] : [];
    }),
    body.getAttribute('style') ?? '',
  ]
    .filter(Boolean)
    .join(';');

// Written anew, not by the browser: no sign of an attribute can end the element of MJML that the markup is put into.
const innerMarkup = (parent: Node): string =>
  [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return textMarkup(node.nodeValue ?? '');
      if (node.nodeType !== 1) return '';
      const { localName, attributes } = node as Element;
      const all = [...attributes].map(({ name, value }) => ` ${name}="${textMarkup(value)}"`).join('');
      return alone.has(localName)
        ? `<${localName}${all} />`
        : `<${localName}${all}>${innerMarkup(node)}</${localName}>`;
    })
    .join('');

const textMarkup = (text: string): string => escaped(text).replace(/\u00a0/gu, '&#160;');

const blocks = new Set(
  'address blockquote br center dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table tr ul'.split(' '),
);

/** The words of a foreign page as lines, with where its links lead. What the page hides is hidden here too. */
export const foreignWords = (body: Node): string =>
  wordsIn(body)
    .replace(/[ \t\u00a0]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n')
    .trim();

const wordsIn = (parent: Node): string =>
  [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === 3) return (node.nodeValue ?? '').replace(/\s+/gu, ' ');
      if (node.nodeType !== 1 || isHidden(node as Element)) return '';
      const element = node as Element;
      const { localName } = element;
      const inner = localName === 'img' ? (element.getAttribute('alt') ?? '') : wordsIn(element);
      const href = localName === 'a' ? element.getAttribute('href') : null;
      const words = href && !href.startsWith('#') && inner.trim() ? `${inner} (${href})` : inner;
      if (localName === 'td' || localName === 'th') return `${words} `;
      return blocks.has(localName) ? `\n${words}\n` : words;
    })
    .join('');

const hiding =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$)|font-size\s*:\s*0(?:px|pt|em)?\s*(?:!|;|$)|max-height\s*:\s*0)/iu;
const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') || hiding.test(element.getAttribute('style') ?? '');
