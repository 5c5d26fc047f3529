import { sameText } from './foldText';

/**
 * The name if it is free, else with the first number that makes it so: "Review 2". Names that differ in case alone are the same.
 * `numbered` writes the number in another way.
 */
export function freeName(
  wanted: string,
  taken: readonly string[],
  numbered = (count: number) => `${wanted} ${count}`,
): string {
  let name = wanted;
  for (let count = 2; taken.some((one) => sameText(one, name)); count++) name = numbered(count);
  return name;
}
