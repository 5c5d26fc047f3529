import createPurifier, { type DOMPurify } from 'dompurify';
import { shallowHtml } from './shallowHtml';

/** Besides what DOMPurify takes away: what asks for something, and pictures that are drawn by code. */
const forbidden = [
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'svg',
  'math',
  'audio',
  'video',
  'link',
  'meta',
  'base',
];
/** Nothing is fetched from anywhere: a picture would tell its sender that somebody opened the message. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
/** What the frame is allowed: it has neither scripts nor an origin of its own, and a link opens elsewhere. */
export const mailSandbox = 'allow-popups allow-popups-to-escape-sandbox';
/** A browser's time for one paragraph grows with the square of its length where letters are of a font of another script. */
const longestParagraph = 4000;
/** More pictures of one message are not shown. */
const mostPictures = 30;

let purifier: DOMPurify | undefined;

/** A message of a stranger as a page of its own, for a frame without scripts. `pictures`: what was fetched of the web, as `data:` by address. */
export function mailFrame(html: string, pictures: ReadonlyMap<string, string> = new Map()): string {
  purifier ??= createPurifier(window);
  // The body of a page, as it says: its type names what it may be besides.
  const clean = purifier.sanitize(shallowHtml(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbidden,
    FORBID_ATTR: ['srcset', 'ping', 'target', 'action', 'formaction', 'background', 'poster'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  }) as HTMLElement;
  breakLongText(clean);
  for (const picture of clean.querySelectorAll('img[src]')) {
    const data = pictures.get(picture.getAttribute('src')?.trim() ?? '');
    if (data) picture.setAttribute('src', data);
    else if (!picture.getAttribute('src')?.startsWith('data:')) picture.removeAttribute('src');
  }
  for (const element of clean.querySelectorAll<HTMLElement>('[style]')) {
    element.setAttribute('style', withoutAddresses(element.getAttribute('style') ?? ''));
  }
  for (const sheet of clean.querySelectorAll('style')) sheet.textContent = withoutAddresses(sheet.textContent ?? '');
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><style>body{margin:16px;font:15px/1.5 system-ui,sans-serif;color:#1f2328;background:#fff;overflow-wrap:anywhere}img{max-width:100%}</style><body>${clean.innerHTML}</body>`;
}

/** Breaks text that nobody wrote as one paragraph into lines of its own, at a space where there is one. */
function breakLongText(page: HTMLElement): void {
  for (const element of [page, ...page.querySelectorAll(':not(style)')]) {
    for (const node of [...element.childNodes]) {
      const { nodeType, nodeValue: words } = node;
      if (nodeType !== node.TEXT_NODE || !words || words.length <= 2 * longestParagraph) continue;
      const lines = (words.match(paragraph) ?? []).map((text) => {
        const line = page.ownerDocument.createElement('span');
        line.setAttribute('style', 'display:block');
        line.textContent = text;
        return line;
      });
      node.replaceWith(...lines);
    }
  }
}

const paragraph = new RegExp(`.{1,${longestParagraph}}(?:\\s|$)|.{1,${longestParagraph}}`, 'gsu');

/** Styles that ask for nothing. What is written so that this does not see it, the policy of the frame stops. */
const withoutAddresses = (css: string): string =>
  css.replace(/@import[^;]*;?/gi, '').replace(/url\([^)]*\)?/gi, 'none');

/** Addresses of the pictures of the web that a message would show, each once. */
export function webPicturesOf(html: string): string[] {
  if (!/<img\b/i.test(html)) return [];
  const page = new DOMParser().parseFromString(shallowHtml(html), 'text/html');
  const addresses = [...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src')?.trim() ?? '');
  return [...new Set(addresses.filter((address) => /^https?:\/\//i.test(address)))].slice(0, mostPictures);
}
