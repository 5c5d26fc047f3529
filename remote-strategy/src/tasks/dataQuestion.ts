import {
  defineTask,
  keyWords,
  namesSubject,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalTexts,
  promptOf,
  quoted,
  required,
  scored,
  scoredFields,
  sentence,
  shortened,
  voiceReminder,
  written,
} from '@steps/business/tasks';
import * as v from 'valibot';

const draft = v.object({
  summary: written(),
  /** What the answer rests on: the number of a given figure, from 1, and what it says about the question. */
  points: v.array(v.object({ text: v.string(), evidence: v.number() })),
  /** What the records do not say. */
  gaps: v.array(v.string()),
  reasoning: v.string(),
});

/** A question about the workspace's own data, answered with the figures it rests on. */
export const dataQuestion = defineTask({
  kind: 'data-question',
  group: 'analysis',
  title: 'Answer from your data',
  module: 'strategy',
  risk: 'draft',
  pace: 'analysis',
  reply: 'json',
  input: v.object({
    question: required('a question'),
    /** Figures of the workspace, each with what it was counted from. */
    facts: optionalTexts,
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ question }) => oneLine(question),
  builtIn({ question, facts }, context) {
    const asked = quoted(shortened(oneLine(question), 120).replace(/[.\s]+$/, ''));
    const found = fitting(question, facts);
    return {
      summary:
        found.length > 0
          ? `To ${asked}: ${found.length === 1 ? 'one figure of your records speaks to this' : `${found.length} figures of your records speak to this`}.`
          : `To ${asked}: no figure in your records speaks to this yet.`,
      points: found.map((at) => ({ text: sentence(shortened(oneLine(facts[at] ?? ''), 240)), evidence: at + 1 })),
      gaps:
        found.length > 0
          ? ['The figures say how much and how often, not why: ask two of the people behind them.']
          : ['Record the source of each deal and a reason for each lost one; both are counted from then on.'],
      reasoning: voiceReminder(
        context,
        `Figures whose words are in the question were chosen; nothing was added to them.`,
      ),
    };
  },
  prompt: ({ question, facts }, context) =>
    promptOf(
      'You answer questions about the records of a small business.',
      [
        'Answer in at most three sentences, from the numbered figures alone. Name for each point the number of the figure it rests on.',
        'Say under gaps what the figures do not tell.',
      ],
      { question, figures: facts.map((fact, at) => `${at + 1}. ${fact}`).join('\n') },
      context,
    ),
  finish: (made, { question, facts }, _context, finishing) => {
    const missing =
      facts.length > 0
        ? []
        : [{ fact: 'records', question: 'Which records should answer this? Add deals, contacts or campaigns first.' }];
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        namesSubject(textOf(made), question, 19),
        {
          says: 'rests on figures that were given',
          points: 40,
          met: made.points.length > 0 && made.points.every(({ evidence }) => facts[evidence - 1] !== undefined),
        },
        { says: 'says what the records do not tell', points: 20, met: made.gaps.length > 0 },
      ]),
      missing,
      followUps: noteOutcomes(textOf(made), finishing),
    };
  },
  text: (made) => textOf(made),
});

const textOf = ({ summary, points, gaps }: v.InferOutput<typeof draft>) =>
  [
    summary,
    points.length > 0
      ? ['## What it rests on', ...points.map(({ text, evidence }) => `- ${text} (evidence ${evidence})`)].join('\n')
      : '',
    gaps.length > 0 ? ['## What the records do not tell', ...gaps.map((gap) => `- ${gap}`)].join('\n') : '',
  ]
    .filter(Boolean)
    .join('\n\n');

/** Words by which people ask for a figure, beside those that stand in it. */
const otherWords: readonly (readonly [sign: RegExp, label: RegExp])[] = [
  [/where|come from|channel|source|advert/i, /by source/i],
  [/los[te]|losing|fail|reject/i, /lost|closed/i],
  [/win|won|success|conversion/i, /won/i],
  [/pipeline|forecast|open|next step|stuck/i, /open deals/i],
  [/who|customer|segment|lead|contact/i, /contacts/i],
  [/fast|slow|quick|respon|reply|answer|wait/i, /time until/i],
  [/marketing|campaign|newsletter|email/i, /campaign/i],
];

const saysWord = (fact: string, word: string) => fact.toLowerCase().includes(word);

/** Places of the figures that a question is about, at most five. */
function fitting(question: string, facts: readonly string[]): readonly number[] {
  const all = keyWords(question).map((word) => word.toLowerCase());
  // What nearly every figure is about chooses none: "deals".
  const words = all.filter(
    (word) => facts.length < 3 || facts.filter((fact) => saysWord(fact, word)).length * 2 <= facts.length,
  );
  const signs = otherWords.filter(([sign]) => sign.test(question)).map(([, label]) => label);
  return facts
    .map((fact, at) => {
      const [label = ''] = fact.split(':');
      const said = words.filter((word) => saysWord(fact, word)).length;
      return { at, points: said + (signs.some((sign) => sign.test(label)) ? 3 : 0) };
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, 5)
    .map(({ at }) => at);
}
