/** Shorter texts are anybody's: "Book a call" need not come from AI. Characters; our choice. */
const ownWords = 20;

/** Every text in a value, however deep, but the short ones. */
export function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  firstText(value, (text) => void texts.push(text));
  return texts;
}

/** What `find` gives for the first text in a value, however deep. Without lists of its own: imports ask it of each row. */
export function firstText<T>(value: unknown, find: (text: string) => T | undefined): T | undefined {
  if (typeof value === 'string') return value.length < ownWords ? undefined : find(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key in value) {
    const found = firstText(value[key as keyof typeof value], find);
    if (found !== undefined) return found;
  }
  return undefined;
}
