/** A whole address of the web, as adverts need it, or of a mail box or phone; empty for anything else (`javascript:` is an address too). */
export function safeLink(typed: string): string {
  const text = typed.trim();
  if (!text) return '';
  const address = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(address);
    const web = (url.protocol === 'https:' || url.protocol === 'http:') && /[^.]\.[^.]/u.test(url.hostname);
    return web || ((url.protocol === 'mailto:' || url.protocol === 'tel:') && url.pathname !== '') ? url.href : '';
  } catch {
    return '';
  }
}
