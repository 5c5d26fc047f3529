import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { mailAddress, safePicture } from '../links/addressRules';
import { safeStyle } from './foreignStyle';

/** HTML of a stranger, read into a document of its own in which nothing is fetched and nothing runs. */
export interface ForeignHtml {
  readonly body: HTMLElement;
  /** Names of what an email cannot carry and was left out, each once. */
  readonly leftOut: readonly string[];
}

/** Attributes of old HTML that only mail still uses. */
const mailAttributes = ['target', 'hspace', 'vspace', 'compact', 'link', 'vlink', 'alink', 'text'];
/** What no mail program shows, though a page may have it. What is written in it stays. */
const pageOnly =
  'style form input button select option optgroup textarea fieldset legend label output datalist meter progress dialog details summary audio video source track template slot'.split(
    ' ',
  );

const config = {
  USE_PROFILES: { html: true },
  ADD_ATTR: mailAttributes,
  FORBID_TAGS: pageOnly,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM: true,
} satisfies Config;

let purifier: DOMPurify | undefined;
/** The last texts that were read: one text is asked for by canvas, checks, preview and export. */
const known = new Map<string, ForeignHtml>();
const mostKnown = 12;

/** A whole page or a part of one as an email may carry it. Give its body to nobody who changes it. */
export function readForeignHtml(code: string): ForeignHtml {
  const before = known.get(code);
  if (before) return before;
  purifier ??= createPurifier(window);
  const page = new window.DOMParser().parseFromString(code, 'text/html');
  const head = [...page.head.querySelectorAll('style, script, link[rel~="stylesheet" i]')].map(nameOf);
  const body = purifier.sanitize(page.body, config) as HTMLElement;
  const removed = purifier.removed.map((one) =>
    'element' in one ? nameOf(one.element) : (one.attribute?.name.toLowerCase() ?? ''),
  );
  const more = cleanAttributes(body);
  const read = {
    body,
    leftOut: [...new Set([...head, ...removed, ...more])].filter((name) => name !== '' && !isNoise(name)),
  };
  known.set(code, read);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return read;
}

/** A conditional comment holds what only Outlook shows and stays; other comments go. */
const nameOf = (node: Node): string =>
  node.nodeName !== '#comment'
    ? node.nodeName.toLowerCase()
    : /^\s*\[if\b[^\]]*\]>[\s\S]*<!\[endif\]/iu.test(node.nodeValue ?? '')
      ? 'parts for Outlook only'
      : '';

/** Names that say nothing of what is seen: namespaces and empty marks of word processors. */
const isNoise = (name: string): boolean => /^(#text|xmlns.*|[ovw]:.*|title|meta|base)$/u.test(name);

/** An address of the web, a picture within the email, or a mark that a mail service fills in. */
const isUsable = (address: string): boolean =>
  /^data:/iu.test(address) ? safePicture(address) !== '' : mailAddress(address) !== '' || /^cid:/iu.test(address);

/** Styles and pictures by the rules of emails, which are not those of pages. Returns what went. */
function cleanAttributes(body: HTMLElement): string[] {
  const gone: string[] = [];
  for (const element of [body, ...body.querySelectorAll('*')]) {
    const style = element.getAttribute('style');
    if (style !== null) {
      const { kept, leftOut } = safeStyle(style);
      gone.push(...leftOut);
      if (kept) element.setAttribute('style', kept);
      else element.removeAttribute('style');
    }
    for (const name of ['href', 'src', 'background']) {
      const address = element.getAttribute(name)?.trim();
      if (address === undefined || isUsable(address)) continue;
      element.removeAttribute(name);
      gone.push(name);
    }
    if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  }
  return gone;
}
