/** Ways to say it that the built-in engine understands; each gives other choices. */
const phrases = ['another version', 'something else', 'different', 'new version', 'try again', 'again'] as const;

/** What is asked for after the first round, so that each round gives another text; nothing in the first. */
export function anotherVersion(round: number): { feedback?: string } {
  if (round < 1) return {};
  const at = (index: number) => phrases[index % phrases.length] ?? phrases[0];
  const earlier = Math.floor((round - 1) / phrases.length);
  return { feedback: earlier === 0 ? at(round - 1) : `${at(round - 1)}, ${at(earlier + 2)}` };
}
