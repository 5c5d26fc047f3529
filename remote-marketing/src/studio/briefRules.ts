/** More than any studio needs, and what the engines can read at once. Characters; our choice. */
export const longestBrief = 10_000;

/** Why a brief cannot be used as it is; nothing when it can. What was typed stays in any case. */
export function briefProblem(words: string): string | undefined {
  if (words.length <= longestBrief) return undefined;
  const count = (characters: number) => characters.toLocaleString('en-GB');
  return `This brief has ${count(words.length)} characters; at most ${count(longestBrief)} can be read. It is kept as it is: shorten it to generate.`;
}

/** Whether there is something to generate from (spec 2, section 5: not empty, not only whitespace). */
export const canGenerate = (words: string): boolean => words.trim() !== '' && briefProblem(words) === undefined;
