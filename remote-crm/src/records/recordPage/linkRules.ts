/** A typed address as a safe link; `undefined` if it is none (`javascript:` never is). */
export function webLink(text: string): string | undefined {
  const typed = text.trim();
  if (!typed || /\s/.test(typed)) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(address);
    const web = url.protocol === 'https:' || url.protocol === 'http:';
    return web && url.hostname.includes('.') && !url.username ? url.href : undefined;
  } catch {
    // Not an address: shown as text.
    return undefined;
  }
}

/** An address as people say it: `example.com/about`. Anything else stays unchanged. */
export const shortAddress = (text: string): string =>
  webLink(text)
    ? text
        .trim()
        .replace(/^https?:\/\/(www\.)?/i, '')
        .replace(/\/$/, '')
    : text;

/** A LinkedIn profile given as an address or as a name (`ada-lovelace`). */
export function linkedInLink(text: string): string | undefined {
  const typed = text.trim();
  if (/^@?[\p{L}\p{N}_-]+$/u.test(typed))
    return `https://www.linkedin.com/in/${encodeURIComponent(typed.replace(/^@/, ''))}`;
  return webLink(typed);
}

/** A profile on X given as an address or as a name (`@ada`). */
export function xLink(text: string): string | undefined {
  const name = /^@?(\w{1,15})$/.exec(text.trim())?.[1];
  return name ? `https://x.com/${name}` : webLink(text);
}

/** A link to write to an email address; anything after the address is dropped (such as `?bcc=`). */
export const mailLink = (text: string): string | undefined =>
  text.trim() ? `mailto:${encodeURIComponent(text.trim()).replaceAll('%40', '@')}` : undefined;
