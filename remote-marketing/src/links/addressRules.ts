import { beginsWithMark, setAside } from './mergeMarks';

/** Signs that nobody sees and that come along with what is pasted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get in
const unseen = /[\u0000-\u001f\u007f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
/** Endings of files: `terms.pdf` is a file beside the page, not a domain. */
const fileEnding = /\.(?:html?|php|aspx?|pdf|txt|csv|jpe?g|png|gif|webp|svg|docx?|xlsx?|pptx?|mp[34]|ics|vcf)$/iu;

/**
 * An address as people type it, as a page or an email may use it: `example.com` and `me@example.com` are completed, relative
 * ones stay relative; empty when it is not safe. Merge fields in it stay as they are.
 */
export function safeAddress(typed: string): string {
  const { text, back } = setAside(typed.replace(unseen, '').trim());
  return back(completed(text));
}

/** The same in an email, where a mail service may fill in the whole address. */
export function mailAddress(typed: string): string {
  const address = typed.replace(unseen, '').trim();
  return beginsWithMark(address) ? address : safeAddress(address);
}

/** The address of a link in Markdown: there a single word is an address too, relative to the page. */
export const linkAddress = (written: string): string => {
  const address = written.replace(unseen, '').trim();
  return safeAddress(address) || (/^[^\s:/?#\\@<>"|^`]+(?:[?#][^\s<>"]*)?$/u.test(address) ? address : '');
};

function completed(address: string): string {
  const encoded = address.replace(/ /gu, '%20');
  if (/^tel:\+?[\d\s().-]/iu.test(address)) return address.replace(/\s/gu, '');
  if (/^(?:https?:\/\/[^/?#]|(?:mailto|sms|tel):[^/?#]|#|\/(?![/\\]))/iu.test(encoded)) return encoded;
  const [, host = '', path = ''] =
    /^(?:\/\/)?([\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.\p{L}[\p{L}\p{M}\p{N}-]+(?::\d{1,5})?)([/?#].*)?$/u.exec(
      encoded,
    ) ?? [];
  if (host && (path || encoded.startsWith('//') || !fileEnding.test(host))) return `https://${host}${path}`;
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+(?:\?\S*)?$/u.test(encoded)) return `mailto:${encoded}`;
  if (/[<>"|^`\\]/u.test(address)) return '';
  const isRelative = /^(?:\.{1,2}\/|\?)|^[^\s:/?#\\]+\//u.test(address) || fileEnding.test(address);
  return isRelative && /^[^\s:\\]+$|^[^\s:\\/]*[/?#][^\s\\]*$/u.test(address) ? address : '';
}

/** A picture's address: one of the web, or a picture within the document. No SVG within: it may carry scripts. */
export const safePicture = (typed: string): string =>
  /^(https:\/\/\S+|data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+)$/i.test(typed) ? typed : '';

/** The address of a picture in Markdown: one of the web, relative to the page, or within the text. */
export const pictureAddress = (written: string): string => {
  const address = linkAddress(written);
  return /^(?:mailto|sms|tel|#)/iu.test(address) ? '' : address || safePicture(written.trim());
};
