import type { TaskContext } from '@steps/business/ai';
import { check, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { analysisPhases } from './analysisPhases';
import { inIndustry } from './inIndustry';
import { knownFact, phaseOfWords } from './knownFacts';
import { readPhase } from './phaseReadings';
import { headingOf, lensFor } from './templates/analysisLenses';
import { factSide, testableHypothesis } from './templates/industryHypotheses';
import { type PhaseWork, phaseWork, questionAnswers } from './templates/phaseWork';

const draft = v.object({
  summary: field.written(),
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

const phaseInput = v.object({
  phase: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(analysisPhases)),
  title: field.required('the title of the phase'),
  framework: field.required('a framework'),
  businessContext: field.required('what the business is about'),
  questions: field.text,
  /** The prompt chosen for the phase. */
  instruction: field.text,
  /** Figures and records of the client, each with its source, that may be relied on. */
  facts: field.texts,
  /** What is known of each of them, in their order. */
  known: v.optional(v.array(knownFact), () => []),
  /** Points under every heading of the framework, for its board, instead of one phase of an analysis. */
  board: v.optional(v.boolean(), false),
});

export const analysisPhase = scoredTask({
  kind: 'analysis-phase',
  group: 'analysis',
  title: 'Analysis phase',
  module: 'strategy',
  risk: 'content',
  pace: 'analysis',
  input: phaseInput,
  draft,
  about: ({ board, phase, title }) => (board ? phrase.oneLine(title) : `Phase ${phase}: ${phrase.oneLine(title)}`),
  builtIn: (input, context) => (input.board ? boardDraft(input, context) : phaseDraft(input, context)),
  prompt: ({ board, phase, title, framework, questions, businessContext, facts, instruction }) => ({
    role: board
      ? `You are a strategy consultant who fills a board: ${phrase.oneLine(framework)}.`
      : `You are a strategy consultant on phase ${phase} of ${analysisPhases}: ${phrase.oneLine(title)}.`,
    asks: [
      `Analyse the business with ${phrase.oneLine(framework)}. Keep what is inside the business apart from what is outside it.`,
      board
        ? boardRequest(framework)
        : 'Begin the summary with the conclusion of this phase. Tell only what speaks to this phase; the other phases tell the rest.',
      'Say for each point whether it is a given fact (name it) or an assumption, and list the assumptions.',
      questions && 'Answer each strategic question, or say what is missing to answer it.',
    ].filter(Boolean),
    material: {
      'business-context': businessContext,
      'strategic-questions': questions,
      facts: facts.join('\n'),
      instruction,
    },
  }),
  judge({ made, text, input, context }) {
    const claims = made.findings.flatMap((finding) => finding.claims);
    return {
      missing: [
        ...check.missingUnless(
          input.facts.length > 0,
          'records',
          'Which figures or records may it rest on? Give each with its source.',
        ),
        ...check.missingUnless(context.industry !== '', 'industry', 'Which industry is the business in?'),
      ],
      checks: [
        {
          says: input.board ? 'rests on every fact it was given' : 'rests on every fact that speaks to the phase',
          points: 21,
          met: placesFor(input).every((place) => claims.some(({ evidence }) => evidence === place)),
        },
        check.namesBusiness(text, context.businessName, 8),
        input.board
          ? { says: 'covers at least three headings', points: 14, met: made.findings.length >= 3 }
          : { says: 'begins with a conclusion', points: 14, met: made.summary.trim() !== '' },
        {
          says: 'marks each point as evidence or assumption',
          points: 16,
          met:
            claims.length > 0 &&
            claims.every(({ evidence, assumption }) => assumption === (evidence < 1 || evidence > input.facts.length)),
        },
        { says: 'lists its assumptions', points: 10, met: made.assumptions.length > 0 },
        { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
      ],
    };
  },
  text: ({ summary, findings, recommendations, assumptions }) =>
    phrase.paragraphs(
      summary,
      ...findings.map(({ heading, claims }) =>
        phrase.pointsUnder(
          `## ${heading}`,
          claims.map(
            ({ text, evidence, assumption }) => `${text} (${assumption ? 'assumption' : `evidence ${evidence}`})`,
          ),
        ),
      ),
      phrase.pointsUnder('## Recommendations', recommendations),
      phrase.pointsUnder('## Assumptions', assumptions),
    ),
});

type PhaseInput = v.InferOutput<typeof phaseInput>;
type Draft = v.InferOutput<typeof draft>;
type Claim = Draft['findings'][number]['claims'][number];

/** What one phase alone has to say: its conclusion, the facts that speak to it, what follows, and what it takes as given. */
function phaseDraft(given: PhaseInput, context: TaskContext): Draft {
  const business = named(context.businessName);
  const say = (template: string) => fillTemplate(template, { business }).text;
  const work = phaseWork[given.phase - 1] ?? (phaseWork[0] as PhaseWork);
  const facts = phrase.factSentences(given.facts, factCharacters);
  const told = placesFor(given).map((place) => claim(facts[place - 1] ?? '', place));
  const reading = readPhase(given.phase, given.known, business);
  const findings = [
    {
      heading: work.heading,
      claims: [
        ...told,
        ...(reading?.claims ?? []).map(({ text, evidence }) => claim(text, evidence)),
        ...(given.phase === 8
          ? [claim('Keep going as now: it costs nothing to begin, and gives up what the others could bring.')]
          : []),
        ...(work.side ? [claim(testableHypothesis(work.side, context))] : []),
      ],
    },
    ...lensFor(given.framework)
      .headings.filter(({ phase }) => phase === given.phase)
      .map(({ heading, often }) => ({ heading, claims: [claim(often)] })),
  ];
  const asked = questionsIn(given.questions).filter((question) => phaseOfWords(question) === given.phase);
  return {
    summary: phrase.paragraphs(
      reading?.conclusion ?? say(told.length > 0 ? work.given : work.unknown),
      given.phase === 1 ? openingOf(given, context) : '',
    ),
    findings: findings.filter(({ claims }) => claims.length > 0),
    recommendations: [
      ...work.steps.map(say),
      ...asked.map((question, at) => `${questionAnswers[at % questionAnswers.length]} ${phrase.quoted(question)}`),
    ],
    assumptions: [...work.assumptions, ...(given.phase === 1 ? generalAssumptions(context) : [])],
    reasoning: `${told.length === 0 ? 'No fact that was given speaks to this phase' : `${told.length} of ${facts.length} given facts speak to this phase`}; the others are left to theirs. A point is marked as evidence only when your records say it.`,
  };
}

/** Points under every heading of a framework: each fact where it belongs, and what is often so. */
function boardDraft(given: PhaseInput, context: TaskContext): Draft {
  const lens = lensFor(given.framework);
  const { name, headings } = lens;
  const facts = phrase.factSentences(given.facts, factCharacters).map((text, at) => claim(text, at + 1));
  const headingFor = (fact: string) => headingOf(factSide(fact), lens);
  const business = named(context.businessName);
  const findings = headings.map(({ heading, often }) => ({
    heading,
    claims: [...facts.filter(({ text }) => headingFor(text) === heading), claim(often)],
  }));
  // Under a heading that it does not speak to, a fact would say something that nobody said.
  const unplaced = facts.filter(({ text }) => headingFor(text) === undefined);
  return {
    summary: `${name} looks at ${business}${inIndustry(context)} from ${headings.length} sides.`,
    findings: [...findings, { heading: 'Also on record', claims: unplaced }].filter(({ claims }) => claims.length > 0),
    recommendations: [`Keep on the board what somebody at ${business} can confirm.`],
    assumptions: generalAssumptions(context),
    reasoning: 'Each fact is under the heading it speaks to. The other points are often so and have to be tested.',
  };
}

const boardRequest = (framework: string) => {
  const titles = lensFor(framework).headings.map(({ heading }) => heading);
  return titles.length > 0
    ? `Give one to three points under each of these headings, named so: ${titles.join(', ')}.`
    : '';
};

/** Numbers of the facts that it has to tell, from 1: a phase tells those that speak to it, a board all. */
const placesFor = ({ facts, known, phase, board }: PhaseInput): readonly number[] =>
  facts.flatMap((fact, at) => {
    // An earlier phase is not told again; what follows from it is.
    const { earlier, phase: own = phaseOfWords(fact) } = known[at] ?? {};
    return board || (own === phase && !earlier) ? [at + 1] : [];
  });

/** What a fact says, or an assumption where no fact has that number. */
const claim = (text: string, evidence = 0): Claim => ({ text, evidence, assumption: evidence === 0 });

const openingOf = ({ businessContext }: PhaseInput, context: TaskContext) => {
  const subject = phrase.plainName(businessContext.slice(0, 400), 160);
  return (
    subject && `${named(context.businessName)}${inIndustry(context)}, in its own words: ${phrase.sentence(subject)}`
  );
};

const generalAssumptions = (context: TaskContext) => [
  'The description of the business is complete and current.',
  `No market data was looked up: the points marked as assumptions are what is often so${inIndustry(context) || ' in small businesses'}.`,
];

const named = (business: string) => phrase.oneLine(business) || 'the business';

/** A fact is told in at most so many characters. */
const factCharacters = 240;

/** The user's questions, one a line, at most five. */
const questionsIn = (text: string): string[] =>
  text
    .slice(0, 2000)
    .split(/\n|(?<=\?)\s/)
    .map((line) => phrase.shortened(phrase.oneLine(line), 120))
    .filter(Boolean)
    .slice(0, 5);
