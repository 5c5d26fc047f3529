import { phrase } from '@steps/business/tasks';
import * as v from 'valibot';
import { phaseWork } from './templates/phaseWork';

/** What is known of a fact beside its words. */
export const knownFact = v.object({
  /** The one phase that tells it, 1 to 9. */
  phase: v.optional(v.number()),
  /** The phase whose result it quotes. */
  earlier: v.optional(v.number()),
  /** Its figures by name, for conclusions. */
  figures: v.optional(v.record(v.string(), v.string())),
});
export type KnownFact = v.InferOutput<typeof knownFact>;

/** Phases in the order in which they are asked whether words speak to them: the narrower ones first. */
const asked = [4, 6, 5, 7, 3, 2, 8, 9] as const;

/** The one phase that words belong to, 1 to 9: a report of all of them says it once. */
export function phaseOfWords(given: string): number {
  const words = phrase.oneLine(given.slice(0, 600));
  return asked.find((phase) => phaseWork[phase - 1]?.sign.test(words)) ?? 1;
}

/** The figures that facts hold, by name, and for each the number of its fact, from 1. */
export function figuresIn(known: readonly KnownFact[]) {
  const figures: Record<string, string> = {};
  const from: Record<string, number> = {};
  for (const [at, fact] of known.entries())
    for (const [name, words] of Object.entries(fact.figures ?? {})) {
      figures[name] = phrase.shortened(phrase.oneLine(words), name === 'goal' ? 90 : 60);
      from[name] = at + 1;
    }
  return { figures, from };
}
