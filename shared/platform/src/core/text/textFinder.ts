import { foldText, searchText } from './foldText';

/** Whether texts hold every word of a query, however their letters are written. All texts do for an empty query. */
export function textFinder(query: string): (...texts: readonly string[]) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return (...texts) => {
    if (words.length === 0) return true;
    const text = searchText(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}
