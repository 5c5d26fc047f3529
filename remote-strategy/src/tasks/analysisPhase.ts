import type { TaskContext } from '@steps/business/ai';
import { check, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { analysisPhases } from './analysisPhases';
import { phaseOfFact } from './factPhases';
import { inIndustry } from './inIndustry';
import { readPhase } from './phaseReadings';
import { headingOf, type Lens, lensFor } from './templates/analysisLenses';
import { factSide, testableHypothesis } from './templates/industryHypotheses';
import { type PhaseWork, phaseWork } from './templates/phaseWork';

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
  const facts = factsIn(given.facts);
  const told = placesFor(given).map(
    (place): Claim => ({ text: facts[place - 1] ?? '', evidence: place, assumption: false }),
  );
  const reading = readPhase(
    given.phase,
    given.facts.map((fact) => phrase.oneLine(fact.slice(0, 600))),
    business,
  );
  const findings = [
    {
      heading: work.heading,
      claims: [
        ...told,
        ...(reading?.claims ?? []).map((claim) => ({ ...claim, assumption: false })),
        ...(given.phase === 8
          ? [assumed('Keep going as now: it costs nothing to begin, and gives up what the others could bring.')]
          : []),
        ...(work.side ? [assumed(testableHypothesis(work.side, context))] : []),
      ],
    },
    ...lensFor(given.framework)
      .headings.filter(({ phase }) => phase === given.phase)
      .map(({ heading, often }) => ({ heading, claims: [assumed(often)] })),
  ];
  const asked = questionsIn(given.questions).filter((question) => phaseOfFact(question) === given.phase);
  return {
    summary: phrase.paragraphs(
      reading?.conclusion ?? say(told.length > 0 ? work.given : work.unknown),
      given.phase === 1 ? openingOf(given, context) : '',
    ),
    findings: findings.filter(({ claims }) => claims.length > 0),
    recommendations: [
      ...work.steps.map(say),
      ...asked.map((question, at) => `${answers[at % answers.length]} ${phrase.quoted(question)}`),
    ],
    assumptions: [...work.assumptions, ...(given.phase === 1 ? generalAssumptions(context) : [])],
    reasoning: `${told.length === 0 ? 'No fact that was given speaks to this phase' : `${told.length} of ${facts.length} given facts speak to this phase`}; the others are left to theirs. A point is marked as evidence only when your records say it.`,
  };
}

/** Points under every heading of a framework: each fact where it belongs, and what is often so. */
function boardDraft(given: PhaseInput, context: TaskContext): Draft {
  const lens = lensFor(given.framework);
  const { name, headings } = lens;
  const facts = factsIn(given.facts).map((text, at): Claim => ({ text, evidence: at + 1, assumption: false }));
  const business = named(context.businessName);
  const findings = headings.map(({ heading, often }) => ({
    heading,
    claims: [...facts.filter(({ text }) => headingFor(text, lens) === heading), assumed(often)],
  }));
  // Under a heading that it does not speak to, a fact would say something that nobody said.
  const unplaced = facts.filter(({ text }) => headingFor(text, lens) === undefined);
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
const placesFor = ({ facts, phase, board }: PhaseInput): readonly number[] =>
  facts.flatMap((fact, at) =>
    // An earlier phase is not told again; what follows from it is.
    board || (phaseOfFact(fact) === phase && !quotesPhase.test(fact)) ? [at + 1] : [],
  );

const quotesPhase = /^Phase \d, /;

const assumed = (text: string): Claim => ({ text, evidence: 0, assumption: true });

const openingOf = ({ businessContext }: PhaseInput, context: TaskContext) => {
  const subject = phrase
    .oneLine(businessContext.slice(0, 400))
    .replace(/[<>{}[\]|`]/g, '')
    .trim();
  return subject
    ? `${named(context.businessName)}${inIndustry(context)}, in its own words: ${phrase.sentence(phrase.shortened(subject, 160))}`
    : '';
};

const generalAssumptions = (context: TaskContext) => [
  'The description of the business is complete and current.',
  `No market data was looked up: the points marked as assumptions are what is often so${inIndustry(context) || ' in small businesses'}.`,
];

const named = (business: string) => phrase.oneLine(business) || 'the business';
const factsIn = (facts: readonly string[]) => phrase.factSentences(facts, 240);
/** The heading of a framework that a fact speaks to; nothing where none does. How many contacts there are says nothing yet. */
function headingFor(fact: string, lens: Lens): string | undefined {
  const side = /^contacts by status:/i.test(fact) ? undefined : factSide(fact);
  return side && headingOf(side, lens);
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
    .map((line) => phrase.shortened(phrase.oneLine(line), 120))
    .filter(Boolean)
    .slice(0, 5);
