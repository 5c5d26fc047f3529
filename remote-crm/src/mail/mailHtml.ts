/** What a written message may have, without attributes but the address of a link; `checkMail` holds the same in the data. */
const formats = new Set(['p', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote']);
/** What is nobody's words. */
const unread = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'textarea']);
const addressed = /^(?:https?:\/\/|mailto:|tel:)/i;

/** HTML with the formats of a message alone, written anew from what was read: nothing runs, is fetched or has a look of its own. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .map(cleanNode)
    .join('')
    .replace(/(?:<p>(?:<br>)*<\/p>)+$/, '')
    .replaceAll('<p></p>', '<p><br></p>');
}

function cleanNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.nodeValue ?? '');
  if (!(node instanceof Element) || unread.has(node.localName)) return '';
  if (node.localName === 'br') return '<br>';
  const within = [...node.childNodes].map(cleanNode).join('');
  if (formats.has(node.localName)) return `<${node.localName}>${within}</${node.localName}>`;
  const address = node.localName === 'a' ? (node.getAttribute('href') ?? '').trim() : '';
  return addressed.test(address) ? `<a href="${escaped(address)}">${within}</a>` : within;
}

/** A plain text as the editor begins with it: an empty line parts paragraphs. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The same message for programs that show plain text: lists with their signs, links with their addresses. */
export function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return blocksIn(body)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const blocksIn = (parent: Element): string[] =>
  [...parent.children].flatMap((block) => {
    if (block.matches('ul, ol')) return [listText(block)];
    if (block.matches('blockquote')) return [indented(blocksIn(block).join('\n\n'), '> ', '> ')];
    return [lineText(block)];
  });

const listText = (list: Element): string =>
  [...list.children]
    .map((item, at) => {
      const sign = list.matches('ol') ? `${at + 1}. ` : '- ';
      return indented(blocksIn(item).join('\n'), sign, ' '.repeat(sign.length));
    })
    .join('\n');

const indented = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? first : others) + line)
    .join('\n');

function lineText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  if (node.matches('br')) return '\n';
  const words = [...node.childNodes].map(lineText).join('');
  const address = node.matches('a') ? (node.getAttribute('href') ?? '').replace(/^(?:mailto|tel):/, '') : '';
  return address === '' || words.includes(address) ? words : `${words} (${address})`;
}
