import { mailLink } from '../records/recordPage/linkRules';

/** Longest text that mail programs take from a link, characters after encoding. */
const longestLink = 1900;

/** Opens an answer in the person's email program, without the text if that is too long for a link. */
export function replyLink(to: string, subject: string, body: string): { href: string; whole: boolean } | undefined {
  const link = mailLink(to);
  if (!link) return undefined;
  const short = `${link}?subject=${encodeURIComponent(subject)}`;
  const href = `${short}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return href.length <= longestLink ? { href, whole: true } : { href: short, whole: false };
}
