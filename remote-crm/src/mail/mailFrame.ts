import createPurifier, { type DOMPurify } from 'dompurify';

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

let purifier: DOMPurify | undefined;

/** A message of a stranger as a page of its own, for a frame without scripts. */
export function mailFrame(html: string): string {
  purifier ??= createPurifier(window);
  const clean = purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: forbidden,
    FORBID_ATTR: ['srcset', 'ping', 'target', 'action', 'formaction'],
    ALLOW_DATA_ATTR: false,
  });
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank"><style>body{margin:16px;font:15px/1.5 system-ui,sans-serif;color:#1f2328;background:#fff;overflow-wrap:anywhere}img{max-width:100%}</style><body>${clean}</body>`;
}

/** Whether a message would show pictures of the web. */
export const hasWebPictures = (html: string): boolean => /<img\b[^>]{0,2000}\bsrc\s*=\s*["']?https?:/i.test(html);
