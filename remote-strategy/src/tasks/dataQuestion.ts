import { check, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';

/** A question about the workspace's own data, answered with the figures it rests on. */
export const dataQuestion = scoredTask({
  kind: 'data-question',
  group: 'analysis',
  title: 'Answer from your data',
  module: 'strategy',
  risk: 'draft',
  pace: 'analysis',
  input: v.object({
    question: field.required('a question'),
    /** Figures of the workspace, each with what it was counted from. */
    facts: field.texts,
  }),
  draft: v.object({
    summary: field.written(),
    /** What the answer rests on: the number of a given figure, from 1, and what it says about the question. */
    points: v.array(v.object({ text: v.string(), evidence: v.number() })),
    /** What the records do not say. */
    gaps: v.array(v.string()),
    reasoning: v.string(),
  }),
  about: ({ question }) => phrase.oneLine(question),
  builtIn({ question, facts }) {
    const asked = phrase.quoted(phrase.shortened(phrase.oneLine(question), 120).replace(/[.\s]+$/, ''));
    const found = fitting(question, facts);
    const told = phrase.factSentences(facts, 240);
    const speak = [
      'no figure in your records speaks to this yet',
      'one figure of your records speaks to this',
      `${found.length} figures of your records speak to this`,
    ];
    return {
      summary: `To ${asked}: ${speak[Math.min(found.length, 2)]}.`,
      points: found.map((at) => ({ text: told[at] ?? '', evidence: at + 1 })),
      gaps:
        found.length > 0
          ? ['The figures say how much and how often, not why: ask two of the people behind them.']
          : ['Record the source of each deal and a reason for each lost one; both are counted from then on.'],
      reasoning: 'Figures whose words are in the question were chosen; nothing was added to them.',
    };
  },
  prompt: ({ question, facts }) => ({
    role: 'You answer questions about the records of a small business.',
    asks: [
      'Answer in at most three sentences, from the numbered figures alone. Name for each point the number of the figure it rests on.',
      'Say under gaps what the figures do not tell.',
    ],
    material: { question, figures: facts.map((fact, at) => `${at + 1}. ${fact}`).join('\n') },
  }),
  judge: ({ made, text, input: { question, facts } }) => ({
    missing: check.missingUnless(
      facts.length > 0,
      'records',
      'Which records should answer this? Add deals, contacts or campaigns first.',
    ),
    checks: [
      check.namesSubject(text, question, 19),
      {
        says: 'rests on figures that were given',
        points: 40,
        met: made.points.length > 0 && made.points.every(({ evidence }) => facts[evidence - 1] !== undefined),
      },
      { says: 'says what the records do not tell', points: 20, met: made.gaps.length > 0 },
    ],
  }),
  text: ({ summary, points, gaps }) =>
    phrase.paragraphs(
      summary,
      phrase.pointsUnder(
        '## What it rests on',
        points.map(({ text, evidence }) => `${text} (evidence ${evidence})`),
      ),
      phrase.pointsUnder('## What the records do not tell', gaps),
    ),
});

/** Words by which people ask for a figure, beside those that are in it. */
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
  const all = phrase.keyWords(question).map((word) => word.toLowerCase());
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
