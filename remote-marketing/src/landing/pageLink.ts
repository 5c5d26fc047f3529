import { RuleError } from '@steps/platform';
import type { EditorDocument } from '../editor/document';
import { type ReadPage, readPage } from './pageHtml';

/** Most characters of a link: longer ones are cut by mail programs and messengers. */
export const longestLink = 30_000;

const key = '#page=';

/** The page as the end of an address: its document, compressed. `RuleError` when it is too long for a link. */
export async function pageFragment(name: string, document: EditorDocument): Promise<string> {
  const { deflateSync, strToU8 } = await import('fflate');
  const bytes = deflateSync(strToU8(JSON.stringify({ name, document })), { level: 9 });
  const fragment = `${key}${base64Url(bytes)}`;
  if (fragment.length > longestLink) {
    throw new RuleError(
      `The page is too large for a link: ${Math.ceil(fragment.length / 1000)} kB of at most ${longestLink / 1000} kB. Remove pictures, or send the exported file.`,
    );
  }
  return fragment;
}

/** Whether the end of an address has a page in it. */
export const isPageLink = (hash: string): boolean => hash.startsWith(key);

/** The page in an address, or nothing when there is none in it. An `Error` for the screen when it is damaged. */
export async function pageInFragment(hash: string): Promise<ReadPage | undefined> {
  if (!isPageLink(hash)) return undefined;
  const { inflateSync, strFromU8 } = await import('fflate');
  try {
    const text = strFromU8(inflateSync(fromBase64Url(hash.slice(key.length, key.length + longestLink))));
    return readPage(text);
  } catch {
    throw new Error('The page in this link is damaged. Ask for the link again.');
  }
}

const base64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
