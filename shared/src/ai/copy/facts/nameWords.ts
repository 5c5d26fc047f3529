import { ukTowns } from './ukTowns';

const capitals =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Valentine|Valentine[’']s|Mother[’']s|Father[’']s|Black|Cyber|Diwali|Eid|Ramadan|English|British|Welsh|Scottish|Irish|French|Italian|Spanish|German|Greek|Indian|Thai|Chinese|Japanese|Polish|Yorkshire|Dr|Mr|Mrs|Ms)$/;

/** A word that keeps its capital inside a sentence: a town, a month, a feast, a people; or one in capitals. */
export const isNameWord = (word: string): boolean =>
  capitals.test(word) || /^\p{L}+\p{Lu}|^\p{Lu}\d/u.test(word) || ukTowns.has(word.toLowerCase());

/** A phrase as it goes on inside a sentence: small at the start, names apart. */
export function insideSentence(text: string): string {
  const [first = ''] = text.split(/\s/, 1);
  if (!/^\p{Lu}\p{Ll}+$/u.test(first) || isNameWord(first) || /^\S+ \p{Lu}/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
