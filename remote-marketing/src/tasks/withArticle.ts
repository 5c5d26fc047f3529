/** "an urgent", "a friendly": by the first letter, which is enough for the words of our choices. */
export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
