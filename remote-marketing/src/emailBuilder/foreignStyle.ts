/** Declarations of a style, as far as a quoted text or brackets do not hide a semicolon. */
const declaration = /(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()]|["'()])+/gu;
const picture =
  /^["']?\s*(https?:\/\/[^"'()\s]+|data:image\/(png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]+)\s*["']?$/iu;

/** A style as an email may have it, as it was written: what leaves its place, runs or fetches other things than pictures goes. */
export function safeStyle(style: string): { readonly kept: string; readonly leftOut: readonly string[] } {
  const leftOut: string[] = [];
  const kept = (style.replace(/\/\*[\s\S]*?(?:\*\/|$)/gu, '').match(declaration) ?? []).flatMap((one) => {
    const [, name = '', value = ''] = /^\s*(-*[a-z][\w-]*)\s*:\s*([\s\S]*?)\s*$/iu.exec(one) ?? [];
    if (name === '') return [];
    const isSafe =
      !/^(position|behavior|-moz-binding|z-index)$/iu.test(name) &&
      !/expression\s*\(|javascript:|[\\<>{}]/iu.test(value) &&
      [...value.matchAll(/url\(([^()]*)\)?/giu)].every(([, address = '']) => picture.test(address.trim()));
    if (isSafe) return [`${name.toLowerCase()}:${value}`];
    leftOut.push(name.toLowerCase());
    return [];
  });
  return { kept: kept.join(';'), leftOut };
}
