import { analysisPhases } from '@steps/shared';
import {
  defineTask,
  inIndustry,
  namesBusiness,
  namesSubject,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  quoted,
  required,
  scored,
  scoredFields,
  shortened,
  signer,
  topicOf,
  voiceReminder,
  written,
} from '@steps/shared/tasks';
import * as v from 'valibot';
import { evidenceSteps, lensFor, phaseAims } from './analysisLenses';

const draft = v.object({
  summary: written(),
  findings: v.array(v.object({ heading: v.string(), points: v.array(v.string()) })),
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
    const situation = topicOf(input.businessContext);
    const business = signer(context);
    const asked = questionsIn(input.questions);
    const start = choice.between(0, evidenceSteps.length - 1);
    const facts = input.facts.map((fact) => `From your records: ${shortened(oneLine(fact), 160)}`);
    return {
      summary: `Phase ${input.phase} is there to ${phaseAims[input.phase - 1]}. For ${business}${inIndustry(context)} the starting point is what you wrote: ${quoted(shortened(situation.detail, 200))} Seen through ${lens.name}, these are the places to look.`,
      findings: lens.headings.map((heading, index) => ({
        heading,
        points: [
          evidenceSteps[(start + index) % evidenceSteps.length]?.(business, inIndustry(context)) ?? '',
          ...facts.filter((_, at) => at % lens.headings.length === index),
        ],
      })),
      recommendations: [
        ...asked.map(
          (question) =>
            `Take your question ${quoted(question)} to the person who knows most about it, and record the answer here.`,
        ),
        choice.pick(nextSteps)(business),
      ],
      assumptions: [
        'Your description of the business is complete and current.',
        'No market data was looked up: this is sample output made from your own words.',
      ],
      reasoning:
        `${lens.name} was your choice; its headings give the order, and each point says how to find the evidence instead of claiming it. ${voiceReminder(context)}`.trim(),
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
  finish: (made, input, context) => {
    const text = textOf(made);
    return {
      ...made,
      ...scored([
        namesSubject(text, input.businessContext, 20),
        namesBusiness(text, context.businessName, 10),
        { says: 'covers at least three headings', points: 20, met: made.findings.length >= 3 },
        { says: 'rests on facts from your records', points: 25, met: input.facts.length > 0 },
        { says: 'lists its assumptions', points: 15, met: made.assumptions.length > 0 },
        { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
      ]),
    };
  },
  text: (made) => textOf(made),
});

function textOf({ summary, findings, recommendations, assumptions }: v.InferOutput<typeof draft>): string {
  return [
    summary,
    ...findings.map(({ heading, points }) => section(heading, points)),
    section('Recommendations', recommendations),
    section('Assumptions', assumptions),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const section = (heading: string, points: readonly string[]) =>
  points.length > 0 ? [`## ${heading}`, ...points.map((point) => `- ${point}`)].join('\n') : '';

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
