/** An address as people type it, as a page may use it: `example.com` and `me@example.com` are completed; empty when it is not safe. */
export function safeAddress(typed: string): string {
  const address = [...typed.trim()].filter((letter) => letter > ' ').join('');
  if (/^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(address)) return `https://${address}`;
  return '';
}

/** A picture's address: one of the web, or a picture within the document. No SVG within: it may carry scripts. */
export const safePicture = (typed: string): string =>
  /^(https:\/\/\S+|data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+)$/i.test(typed) ? typed : '';
