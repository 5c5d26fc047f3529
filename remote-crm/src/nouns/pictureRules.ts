/** Largest picture accepted from a card, bytes: it is kept in the record, so in memory like everything else. */
export const maxPictureBytes = 300_000;

/** How pictures begin that every browser draws and that carry no script: in base64, as in cards. */
const beginnings = [
  ['image/png', /^iVBORw0KGg/],
  ['image/jpeg', /^\/9j\//],
  ['image/gif', /^R0lGOD/],
  ['image/webp', /^UklGR.{5}.?XRUJQ/],
] as const;

/** A picture from a card as a `data:` address, by its content and not by its declared type; otherwise why it is left out. */
export function cardPicture(value: string): { readonly picture: string } | { readonly problem: string } {
  const text = value.replace(/[\s\\]/g, '');
  if (/^https?:/i.test(text)) return { problem: 'The picture is at another address, so it was left out.' };
  const data = text.replace(/^data:[^,]*,/i, '');
  const type = beginnings.find(([, begins]) => begins.test(data))?.[0];
  if (!type || !/^[a-z0-9+/]+={0,2}$/i.test(data))
    return { problem: 'The picture is not a PNG, JPEG, GIF or WebP image, so it was left out.' };
  const bytes = Math.floor((data.length * 3) / 4);
  if (bytes > maxPictureBytes) {
    const [size, most] = [bytes, maxPictureBytes].map(
      (count) => `${Math.ceil(count / 1000).toLocaleString('en-GB')} kB`,
    );
    return { problem: `The picture has ${size}; up to ${most} are kept, so it was left out.` };
  }
  return { picture: `data:${type};base64,${data}` };
}

/** The kind and content of a picture, for its line in a card; `undefined` if it is not a picture. */
export function pictureParts(picture: string): { readonly kind: string; readonly data: string } | undefined {
  const [, kind, data] = /^data:image\/(png|jpeg|gif|webp);base64,([a-z0-9+/=]+)$/i.exec(picture) ?? [];
  return kind && data ? { kind: kind.toUpperCase(), data } : undefined;
}
