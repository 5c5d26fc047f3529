/** "Ada Lovelace" -> "AL", "Harbour & Vale" -> "HV", "cher" -> "C". */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const first = words[0];
  if (!first) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${[...first][0]}${last ? [...last][0] : ''}`.toUpperCase();
}

/** The picture where it is one that is safe to show: within the record itself, and of a kind that carries no script. */
export const shownPicture = (picture = ''): string | undefined =>
  /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(picture) ? picture : undefined;

/** A series number, 1 to 6, always the same for the same name. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return (sum % 6) + 1;
}
