/** An address that may stand behind a button or a link; empty for anything else (`javascript:` is an address too). */
export function safeLink(typed: string): string {
  const text = typed.trim();
  if (!text) return '';
  const address = /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
  try {
    const url = new URL(address);
    const web = (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.');
    return web || ((url.protocol === 'mailto:' || url.protocol === 'tel:') && url.pathname !== '') ? url.href : '';
  } catch {
    return '';
  }
}
