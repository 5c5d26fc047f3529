const words = (text: string): string =>
  (text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).join(' ').toLowerCase().replaceAll('’', "'");

/** The words of a brand's list that a text has, as whole words, whatever the case; a plural with s is the same word. */
export function brandWordsIn(text: string, list: readonly string[]): string[] {
  const spaced = ` ${words(text)} `;
  return list.filter((word) => {
    const key = words(word);
    return key !== '' && (spaced.includes(` ${key} `) || spaced.includes(` ${key}s `));
  });
}
