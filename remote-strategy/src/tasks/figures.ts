import { phrase } from '@steps/business/tasks';
import { amountText } from '@steps/platform/numbers';
import type { Figures } from './templates/phaseConclusions';

/** The forms in which the records tell their figures; each name is a slot of a template. */
const forms: readonly RegExp[] = [
  /^goals: (?<goal>[^;]+?)(?: \(questionnaire\))?(?:;|$)/i,
  /^won deals by source: (?<source>.+) (?<part>\S*\d\S*) of (?<sum>\S*\d\S*)(?: \(|$)/i,
  /^won of closed deals by source: (?<sources>.+?) \((?<closed>\d+) deals?, (?<won>\d+) won/i,
  /^contacts by status: (?<status>.+?) (?<inStatus>[\d,]*\d)(?:,.*| )?\((?<contacts>[\d,]+) contacts/i,
  /^lost reasons: (?<reason>.+?) (?<lostFor>\d+)(?:,.*| )?\((?<lost>\d+) deals? lost/i,
  /^time until .{1,60}: median (?<median>\d+) (?<unit>min|h|days)\b/i,
  /^open deals: (?<openSum>\S+), (?<without>\d+) of (?<open>\d+) without a next step/i,
];

/** Fewer closed deals of a source say nothing of it. Our choice. */
const enoughDeals = 3;

/** The figures that facts hold, by name, and for each the number of its fact, from 1. */
export function figuresIn(facts: readonly string[]): {
  readonly figures: Figures;
  readonly from: Record<string, number>;
} {
  const found: Record<string, string> = {};
  const from: Record<string, number> = {};
  for (const form of forms) {
    const at = facts.findIndex((fact) => form.test(fact));
    for (const [name, words = ''] of Object.entries(form.exec(facts[at] ?? '')?.groups ?? {})) {
      found[name] = phrase.shortened(words.trim(), name === 'goal' ? 90 : 60);
      from[name] = at + 1;
    }
  }
  const { part = '', sum = '', median, unit = '', sources = '' } = found;
  const share = pence(part) / pence(sum);
  if (Number.isFinite(share)) found.share = String(share);
  else for (const name of ['source', 'part', 'sum']) delete found[name];
  if (median)
    found.wait = `${median} ${{ min: 'minute', h: 'hour', days: 'day' }[unit.toLowerCase()]}${median === '1' ? '' : 's'}`;
  from.wait = from.median ?? 0;
  return { figures: { ...found, ...compared(sources) }, from };
}

const pence = (money: string) => amountText.read(money) ?? Number.NaN;

/** The source whose deals are won most often and the one that least: "Referral 4 of 4, Website 1 of 4". */
function compared(sources: string): Figures {
  const told = [...sources.matchAll(/(?:^|, )(.+?) (\d+) of (\d+)(?=,|$)/g)]
    .map(([, name = '', won = '', closed = '']) => ({ name, won, closed, share: Number(won) / Number(closed) }))
    .filter(({ closed }) => Number(closed) >= enoughDeals)
    .sort((one, other) => other.share - one.share || Number(other.closed) - Number(one.closed));
  const [best, worst] = [told[0], told.at(-1)];
  if (!best || !worst || best.share <= worst.share) return {};
  return {
    best: phrase.shortened(best.name, 60),
    bestWon: best.won,
    bestClosed: best.closed,
    worst: phrase.shortened(worst.name, 60),
    worstWon: worst.won,
    worstClosed: worst.closed,
  };
}
