import { phrase } from '@steps/business/tasks';
import { phaseWork } from './templates/phaseWork';

/** Phases in the order in which they are asked whether a fact speaks to them: the narrower ones first. */
const asked = [4, 6, 5, 7, 3, 2, 8, 9] as const;

/** Facts that begin with a name of their own: the figures of the CRM, the answers of the questionnaire, earlier results. */
const named: readonly (readonly [sign: RegExp, phase: number])[] = [
  [/^won deals by source:/i, 2],
  [/^campaigns:/i, 2],
  [/^what was learned of the website:/i, 2],
  [/^won of closed deals/i, 3],
  [/^contacts by status:/i, 3],
  [/^lost reasons:/i, 4],
  [/^time until/i, 5],
  [/^challenges:/i, 5],
  [/^open deals:/i, 6],
  [/^phase \d, /i, 8],
  [/^priorities:/i, 9],
  [/^goals:/i, 1],
];

/** The one phase that tells a fact, 1 to 9: a report of all of them says it once. */
export function phaseOfFact(given: string): number {
  const fact = phrase.oneLine(given.slice(0, 600));
  const notes = /^your notes on phase ([1-9]):/i.exec(fact);
  if (notes) return Number(notes[1]);
  const known = named.find(([sign]) => sign.test(fact));
  if (known) return known[1];
  return asked.find((phase) => phaseWork[phase - 1]?.sign.test(fact)) ?? 1;
}
