import { analysisPhases } from '@steps/shared';
import type { IndustryName } from '@steps/shared/onboarding';
import {
  defineTask,
  factSentences,
  inIndustry,
  type Missing,
  namesBusiness,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  quoted,
  required,
  scored,
  scoredFields,
  shortened,
  voiceReminder,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { lensFor } from './analysisLenses';
import { factSide, generalHypotheses, industryHypotheses, type Side, settledBy, sideOf } from './industryHypotheses';
import { phaseWork } from './phaseWork';

const draft = v.object({
  summary: written(),
  findings: v.array(
    v.object({
      heading: v.string(),
      /** `evidence` counts the given facts from 1; 0 means that none is behind it, and then it is an assumption. */
      claims: v.array(v.object({ text: v.string(), evidence: v.number(), assumption: v.boolean() })),
    }),
  ),
  recommendations: v.array(v.string()),
  /** What the text rests on without proof. */
  assumptions: v.array(v.string()),
  reasoning: v.string(),
});

export const analysisPhase = defineTask({
  kind: 'analysis-phase',
  group: 'analysis',
  title: 'Analysis phase',
  module: 'strategy',
  risk: 'content',
  pace: 'analysis',
  reply: 'json',
  input: v.object({
    phase: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(analysisPhases)),
    title: required('the title of the phase'),
    framework: required('a framework'),
    businessContext: required('what the business is about'),
    questions: optionalText,
    /** The prompt chosen for the phase. */
    instruction: optionalText,
    /** Figures and records of the client, each with its source, that may be relied on. */
    facts: optionalTexts,
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ phase, title }) => `Phase ${phase}: ${oneLine(title)}`,
  builtIn(input, context, choice) {
    const lens = lensFor(input.framework);
    const business = named(context.businessName);
    const asked = questionsIn(input.questions);
    const facts = factsIn(input.facts);
    const known = isIndustry(context.industry) ? industryHypotheses[context.industry] : generalHypotheses;
    const used = new Set<string>();
    const subject = subjectOf(input.businessContext);
    const work = phaseWork[input.phase - 1];
    const asEvidence = facts.map((text, at) => ({ text, evidence: at + 1, assumption: false }));
    const ofPhase = asEvidence.filter(({ text }) => work?.sign.test(text));
    const others = asEvidence.filter((claim) => !ofPhase.includes(claim));
    // Under a heading that it does not speak to, a fact would say something that nobody said.
    const unplaced = others.filter(({ text }) => headingFor(text, lens.headings) === undefined);
    const phaseFinding = {
      heading: work?.heading ?? oneLine(input.title),
      claims: [...ofPhase, ...(work?.assumptions ?? []).map((text) => ({ text, evidence: 0, assumption: true }))],
    };
    const findings = lens.headings.map((heading, index) => {
      const given = others.filter(({ text }) => headingFor(text, lens.headings) === heading);
      const side = freeSide(sideOf(heading, index), used);
      const hypothesis = side && [
        { text: `${known[side]} To settle it, ${settledBy[side]}.`, evidence: 0, assumption: true },
      ];
      return { heading, claims: [...given, ...(hypothesis ?? [])] };
    });
    return {
      summary: `Phase ${input.phase} is there to ${work?.aim}. ${lens.name} looks at ${business}${inIndustry(context)}${subject} from ${lens.headings.length} sides. ${facts.length === 0 ? 'No records were given, so every point below is an assumption to test.' : `${facts.length === 1 ? 'One point rests' : `${facts.length} points rest`} on your records; the others are assumptions to test.`}`,
      findings: [phaseFinding, ...findings, { heading: 'Also on record', claims: unplaced }].filter(
        ({ claims }) => claims.length > 0,
      ),
      recommendations: [
        ...asked.map((question, at) => `${answers[at % answers.length]} ${quoted(question)}`),
        ...(work?.steps ?? []).map((step) => step(business)),
        choice.pick(nextSteps)(business),
      ],
      assumptions: [
        'The description of the business is complete and current.',
        `No market data was looked up: the points marked as assumptions are what is often so${inIndustry(context) || ' in small businesses'}.`,
      ],
      reasoning: voiceReminder(
        context,
        `The phase gives the first heading, ${lens.name} the others. A point is marked as evidence only when it stands in your records.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      `You are a strategy consultant on phase ${input.phase} of ${analysisPhases}: ${oneLine(input.title)}.`,
      [
        `Analyse the business with ${oneLine(input.framework)}. Keep what is inside the business apart from what is outside it.`,
        'Say for each point whether it is a given fact (name it) or an assumption, and list the assumptions.',
        input.questions && 'Answer each strategic question, or say what is missing to answer it.',
      ].filter(Boolean),
      {
        'business-context': input.businessContext,
        'strategic-questions': input.questions,
        facts: input.facts.join('\n'),
        instruction: input.instruction,
      },
      context,
    ),
  finish: (made, input, context, finishing) => {
    const text = textOf(made);
    const missing: Missing[] = [
      ...(input.facts.length === 0
        ? [{ fact: 'records', question: 'Which figures or records may it rest on? Give each with its source.' }]
        : []),
      ...(context.industry === '' ? [{ fact: 'industry', question: 'Which industry is the business in?' }] : []),
    ];
    const claims = made.findings.flatMap((finding) => finding.claims);
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        {
          says: 'tells every fact it was given',
          points: 21,
          met: factsIn(input.facts).every((fact) => text.includes(fact)),
        },
        namesBusiness(text, context.businessName, 8),
        { says: 'covers at least three headings', points: 14, met: made.findings.length >= 3 },
        {
          says: 'marks each point as evidence or assumption',
          points: 16,
          met:
            claims.length > 0 &&
            claims.every(({ evidence, assumption }) => assumption === (evidence < 1 || evidence > input.facts.length)),
        },
        { says: 'lists its assumptions', points: 10, met: made.assumptions.length > 0 },
        { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
      ]),
      missing,
      followUps: noteOutcomes(text, finishing),
    };
  },
  text: (made) => textOf(made),
});

function textOf({ summary, findings, recommendations, assumptions }: v.InferOutput<typeof draft>): string {
  return [
    summary,
    ...findings.map(({ heading, claims }) =>
      section(
        heading,
        claims.map(
          ({ text, evidence, assumption }) => `${text} (${assumption ? 'assumption' : `evidence ${evidence}`})`,
        ),
      ),
    ),
    section('Recommendations', recommendations),
    section('Assumptions', assumptions),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (heading: string, points: readonly string[]) =>
  points.length > 0 ? [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n') : '';

const named = (business: string) => oneLine(business) || 'the business';
const factsIn = (facts: readonly string[]) => factSentences(facts, 160);
const isIndustry = (industry: string): industry is IndustryName => Object.hasOwn(industryHypotheses, industry);

/** The side itself, or the next that no heading has taken; nothing when all are taken. */
function freeSide(wanted: Side, used: Set<string>): Side | undefined {
  const order = [wanted, 'customers', 'rivals', 'supply', 'money', 'change', 'risk'] as const;
  const side = order.find((one) => !used.has(one));
  if (side) used.add(side);
  return side;
}

/** The heading of a framework that looks from the side which a fact speaks of; nothing where none does. */
function headingFor(fact: string, headings: readonly string[]): string | undefined {
  const side = factSide(fact);
  return side && headings.find((heading, index) => sideOf(heading, index) === side);
}

/** What the description is about, in a few words; a long one is not repeated. */
function subjectOf(description: string): string {
  const words = oneLine(description.slice(0, 200))
    .replace(/[<>{}[\]|`]/g, '')
    .replace(/[.\s]+$/, '');
  return words && words.length <= 60 && words.split(' ').length <= 8 ? ` (${words})` : '';
}

const answers = [
  'The records given do not answer this yet; ask the person who knows most about it:',
  'Put this on the list for the next customer conversations:',
  'Decide which figure would answer this, and who keeps it:',
];

/** The user's questions, one a line, at most five. */
const questionsIn = (text: string): string[] =>
  text
    .slice(0, 2000)
    .split(/\n|(?<=\?)\s/)
    .map((line) => shortened(oneLine(line), 120))
    .filter(Boolean)
    .slice(0, 5);

const nextSteps = [
  (business: string) => `Agree with everyone at ${business} who decides what would count as a good answer.`,
  (business: string) => `Pick the one point above that ${business} can check this week, and check it.`,
  (business: string) => `Write down what ${business} would stop doing if this turned out to be true.`,
];
