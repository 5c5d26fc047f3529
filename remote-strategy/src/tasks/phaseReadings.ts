import { readPence } from '@steps/shared/numbers';
import { listed, quoted, shortened } from '@steps/shared/tasks';

/** What a phase makes of the facts it was given. */
export interface PhaseReading {
  /** The conclusion, in one or two sentences. */
  readonly conclusion: string;
  /** What follows from a fact that another phase tells; `evidence` counts the facts from 1. */
  readonly claims: readonly { readonly text: string; readonly evidence: number }[];
}

type Reader = (facts: readonly string[], business: string) => PhaseReading | undefined;

/** The figures of the CRM and the answers of the questionnaire, read for a phase; nothing where none of them is given. */
export const readPhase = (phase: number, facts: readonly string[], business: string): PhaseReading | undefined =>
  readers[phase - 1]?.(facts, business);

const readers: readonly Reader[] = [
  (facts, business) => {
    const { match } = first(facts, /^goals: (.+?)(?: \(questionnaire\))?$/i);
    const goal = match?.[1]?.split('; ')[0]?.trim();
    if (!goal) return undefined;
    return concluded(
      `${business} has said what it wants first: ${quoted(shortened(goal, 90))}. A finding that does not help with that can wait.`,
    );
  },
  (facts) => {
    const won = wonBySource(facts);
    if (!won) return undefined;
    return concluded(
      won.share >= 0.6
        ? `Demand rests on one source: ${won.source} brought ${won.part} of the ${won.all} that was won. Whether more can be had from it on purpose was never tried.`
        : `Demand has more than one leg: ${won.source} is the largest with ${won.part} of the ${won.all} that was won, and others carry the rest.`,
    );
  },
  (facts) => {
    const sources = closedBySource(facts);
    const told = sources.filter(({ closed }) => closed >= enoughDeals);
    const [best, worst] = [told[0], told.at(-1)];
    if (best && worst && best.won / best.closed > worst.won / worst.closed)
      return concluded(
        `Who comes by ${best.source} buys more often (${best.won} of ${best.closed}) than who comes by ${worst.source} (${worst.won} of ${worst.closed}): more of the first is worth more than more enquiries of any kind.`,
      );
    const closed = closedDeals(facts);
    if (closed)
      return concluded(
        `${closed.won} of ${closed.all} closed ${closed.all === 1 ? 'deal was' : 'deals were'} won. Split by source ${closed.all === 1 ? 'it is' : 'they are'} too few to say which kind of customer to court.`,
      );
    const { match } = first(facts, /^contacts by status: (.+) ([\d,]+)(?:,.*)? \(([\d,]+) contacts/i);
    if (!match) return undefined;
    const [status = '', count = ''] = firstOf(match[0]);
    return concluded(
      `The largest group on record is ${quoted(status)}, ${count} of ${match[3]} contacts. What they earn for the effort is not yet written beside them.`,
    );
  },
  (facts, business) => {
    const { match } = first(facts, /^lost reasons: .+ \d+ \((\d+) deals? lost/i);
    if (!match) return undefined;
    const [reason = '', count = ''] = firstOf(match[0]);
    const all = Number(match[1]);
    if (/^no reason given$/i.test(reason))
      return concluded('Most lost deals carry no reason, so nobody can say what was chosen instead.');
    return concluded(
      `What most often decides against ${business} is ${quoted(reason)}: ${count} of ${all} lost ${all === 1 ? 'deal' : 'deals'}. ${all < 10 ? 'So few can all be asked what they chose instead.' : 'An answer to that one reason is worth more than a lower price for everybody.'}`,
    );
  },
  (facts) => {
    const wait = firstAnswer(facts);
    if (!wait) return undefined;
    return concluded(
      wait.slow
        ? `Half of the new contacts wait ${wait.median} or longer for a first call, email or meeting. That is time enough to ask somebody else, and it costs attention to mend, not money.`
        : `Half of the new contacts hear from somebody within ${wait.median}. That is quick, and worth keeping as the work grows.`,
    );
  },
  (facts) => {
    const open = openDeals(facts);
    if (!open) return undefined;
    return concluded(
      open.without > 0
        ? `${open.sum} is open, and ${open.without} of ${open.all} deals have no next step. Following these up costs less than finding new ones.`
        : `${open.sum} is open and every deal has a next step. What limits income is the value of a deal and how many are won.`,
    );
  },
  (facts) => {
    const won = wonBySource(facts);
    if (!won || won.share < 0.5) return undefined;
    return {
      conclusion: `The largest risk on record is dependence: one source, ${won.source}, carries most of the income.`,
      claims: [
        {
          text: `If ${won.source} falls away, the first sign is two months in a row with fewer enquiries from it than a year before.`,
          evidence: won.evidence,
        },
      ],
    };
  },
  (facts) => {
    const found = options.flatMap(({ phase, option, verb }) => {
      const at = facts.findIndex((fact) => fact.startsWith(`Phase ${phase}, `));
      return at < 0 ? [] : [{ text: option, verb, evidence: at + 1 }];
    });
    const [easiest] = found;
    if (!easiest) return undefined;
    return {
      conclusion: `${found.length === 1 ? 'One option follows' : `${numberWord(found.length)} options follow`} from the phases before this one. The one that costs least to try is to ${easiest.verb}.`,
      claims: found.slice(0, 4).map(({ text, evidence }) => ({ text, evidence })),
    };
  },
  (facts) => {
    const wait = firstAnswer(facts);
    const open = openDeals(facts);
    const closed = closedDeals(facts);
    const measures = [
      wait && {
        name: 'the first answer',
        text: `First answer to a new contact: ${wait.median} today.`,
        at: wait.evidence,
      },
      open && {
        name: 'deals without a next step',
        text:
          open.without > 0
            ? `Open deals without a next step: ${open.without} today, none in 30 days.`
            : 'Open deals without a next step: none today, and none in 30 days.',
        at: open.evidence,
      },
      closed && {
        name: 'the share of deals that is won',
        text: `Share of closed deals that is won: ${closed.won} of ${closed.all} today.`,
        at: closed.evidence,
      },
    ].filter((one) => !!one);
    if (measures.length === 0) return undefined;
    return {
      conclusion: `${measures.length === 1 ? 'One figure' : `${numberWord(measures.length)} figures`} on record can show whether the plan works: ${listed(measures.map(({ name }) => name))}. Read ${measures.length === 1 ? 'it' : 'them'} after 30, 60 and 90 days.`,
      claims: measures.map(({ text, at }) => ({ text, evidence: at })),
    };
  },
];

/** What can be done about what a phase found, the cheapest first. */
const options: readonly { readonly phase: number; readonly option: string; readonly verb: string }[] = [
  {
    phase: 6,
    option: 'Close what is open: give every open deal a next step before anything new is started.',
    verb: 'close what is open',
  },
  {
    phase: 5,
    option: 'Answer first: shorten the wait between an enquiry and the first conversation.',
    verb: 'answer first',
  },
  {
    phase: 3,
    option: 'Go deeper: win more of the customers who already choose the business, and court fewer others.',
    verb: 'go deeper with the customers who already choose the business',
  },
  {
    phase: 2,
    option: 'Go wider: build a second source of demand beside the one that works.',
    verb: 'build a second source of demand',
  },
  {
    phase: 4,
    option: 'Change the offer: take away the reason for which most deals are lost.',
    verb: 'take away the reason for which most deals are lost',
  },
];

/** Fewer closed deals of a source say nothing of it. Our choice. */
const enoughDeals = 3;

const concluded = (conclusion: string): PhaseReading => ({ conclusion, claims: [] });

function wonBySource(facts: readonly string[]) {
  const { match, evidence } = first(facts, /^won deals by source: (.+) (\S*\d\S*) of (\S*\d\S*)(?: \(|$)/i);
  const [, source = '', part = '', all = ''] = match ?? [];
  const share = amount(part) / amount(all);
  return match && Number.isFinite(share) ? { source: shortened(source, 60), part, all, share, evidence } : undefined;
}

function closedBySource(facts: readonly string[]) {
  const { match } = first(facts, /^won of closed deals by source: (.+?) \(\d+ deals?/i);
  return [...(match?.[1] ?? '').matchAll(/(?:^|, )(.+?) (\d+) of (\d+)(?=,|$)/g)]
    .map(([, source = '', won, closed]) => ({
      source: shortened(source, 60),
      won: Number(won),
      closed: Number(closed),
    }))
    .filter(({ closed }) => closed > 0)
    .sort((one, other) => other.won / other.closed - one.won / one.closed || other.closed - one.closed);
}

function closedDeals(facts: readonly string[]) {
  const { match, evidence } = first(facts, /^won of closed deals by source: .*\((\d+) deals?, (\d+) won/i);
  return match ? { all: Number(match[1]), won: Number(match[2]), evidence } : undefined;
}

function openDeals(facts: readonly string[]) {
  const { match, evidence } = first(facts, /^open deals: (\S+), (\d+) of (\d+) without a next step/i);
  return match ? { sum: match[1], without: Number(match[2]), all: Number(match[3]), evidence } : undefined;
}

function firstAnswer(facts: readonly string[]) {
  const { match, evidence } = first(facts, /^time until .{1,60}: median (\d+) (min|h|days)\b/i);
  if (!match) return undefined;
  const [, count = '', unit = ''] = match;
  const words: Record<string, string> = { min: 'minute', h: 'hour', days: 'day' };
  const median = `${count} ${words[unit.toLowerCase()]}${count === '1' ? '' : 's'}`;
  return { median, slow: unit === 'days' || (unit === 'h' && Number(count) > 24), evidence };
}

/** The first fact of that form, and its number from 1. */
function first(facts: readonly string[], form: RegExp) {
  const at = facts.findIndex((fact) => form.test(fact));
  return { match: at < 0 ? undefined : (form.exec(facts[at] ?? '') ?? undefined), evidence: at + 1 };
}

/** "lead" and "20" of "Contacts by status: lead 20, customer 4 (…)". */
const firstOf = (fact: string): readonly string[] => /: (.+?) (\d[\d,]*)(?:, | \()/.exec(fact)?.slice(1) ?? [];

const amount = (money: string) => readPence(money) ?? Number.NaN;
const numberWord = (count: number) => ['None', 'One', 'Two', 'Three', 'Four', 'Five'][count] ?? String(count);
