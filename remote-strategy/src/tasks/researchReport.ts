import { check, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { type Source, type SourceKind, sourceKinds, sourceSchema } from './researchSource';
import { testableHypothesis } from './templates/industryHypotheses';

/** A research document: a question, answered from named sources. How far each part may be relied on is counted, not written. */
export const researchReport = scoredTask({
  kind: 'research-report',
  group: 'analysis',
  title: 'Research report',
  module: 'strategy',
  risk: 'content',
  pace: 'analysis',
  input: v.object({
    question: field.required('what is to be found out'),
    background: field.text,
    sources: v.optional(v.array(sourceSchema), () => []),
  }),
  draft: v.object({
    summary: field.written(),
    findings: v.array(
      v.object({
        heading: v.string(),
        /** `sources` counts the given sources from 1; without one a claim is an assumption. */
        claims: v.array(v.object({ text: v.string(), sources: v.array(v.number()) })),
      }),
    ),
    /** What the sources do not say. */
    gaps: v.array(v.string()),
    recommendations: v.array(v.string()),
    reasoning: v.string(),
  }),
  about: ({ question }) => phrase.oneLine(question),
  builtIn({ question, sources }, context) {
    const asked = phrase.quoted(phrase.shortened(phrase.oneLine(question), 160).replace(/[.\s]+$/, ''));
    const words = phrase.keyWords(question).map((word) => word.toLowerCase());
    const speaks = ({ title, says }: Source) => words.some((word) => `${title} ${says}`.toLowerCase().includes(word));
    const findings = (Object.keys(sourceKinds) as SourceKind[])
      .map((kind) => ({
        heading: headings[kind],
        claims: sources.flatMap((source, at) =>
          source.kind === kind ? [{ text: claimOf(source), sources: [at + 1] }] : [],
        ),
      }))
      .filter(({ claims }) => claims.length > 0);
    return {
      summary: `To ${asked}: ${readIn(sources.length, sources.filter(speaks).length)}`,
      findings: [
        ...findings,
        {
          heading: 'Assumptions to test',
          claims: (['customers', 'rivals'] as const).map((side) => ({
            text: testableHypothesis(side, context),
            sources: [],
          })),
        },
      ],
      gaps: [
        'The sources say how things are, not why: ask two of the people behind them.',
        ...(new Set(sources.map(({ kind }) => kind)).size < 2
          ? ['Nothing here is confirmed by a source of another kind.']
          : []),
      ],
      recommendations: [
        `Name the decision that depends on ${asked}, and the day it is due.`,
        'Add one source of another kind to the part with the lowest confidence.',
      ],
      reasoning: 'Each source is told once, in its own words, under its kind; nothing was looked up.',
    };
  },
  prompt: ({ question, background, sources }) => ({
    role: 'You write research documents for small businesses.',
    asks: [
      'Answer the question from the numbered sources alone, under two to six headings. Name for each claim the numbers of the sources it rests on.',
      'A claim that no source says gets no number: it is an assumption. Do not invent sources, figures or dates.',
      'Say under gaps what the sources do not tell, and give up to four recommendations.',
    ],
    material: {
      question,
      background,
      sources: sources
        .map(({ kind, title, says, day }, at) => `${at + 1}. ${title} (${sourceKinds[kind]}, ${day}): ${says}`)
        .join('\n'),
    },
  }),
  judge({ made, text, input: { question, sources } }) {
    const numbers = made.findings.flatMap(({ claims }) => claims.flatMap((claim) => claim.sources));
    return {
      missing: check.missingUnless(
        sources.length > 0,
        'sources',
        'Which figures, conversations or publications may it rest on?',
      ),
      checks: [
        check.namesSubject(text, question, 14),
        {
          says: 'names no source that was not given',
          points: 25,
          met: numbers.every((number) => sources[number - 1] !== undefined),
        },
        {
          says: 'rests on every source it was given',
          points: 20,
          met: sources.length > 0 && sources.every((_, at) => numbers.includes(at + 1)),
        },
        { says: 'says what the sources do not tell', points: 10, met: made.gaps.length > 0 },
        { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
      ],
    };
  },
  text: ({ summary, findings, gaps, recommendations }) =>
    phrase.paragraphs(
      summary,
      ...findings.map(({ heading, claims }) =>
        phrase.pointsUnder(
          `## ${heading}`,
          claims.map(({ text, sources }) =>
            sources.length > 0 ? `${text} (evidence ${sources.join(', ')})` : `${text} (assumption)`,
          ),
        ),
      ),
      phrase.pointsUnder('## What the sources do not tell', gaps),
      phrase.pointsUnder('## Recommendations', recommendations),
    ),
});

/** How many sources there are, and how many speak to the question in so many words. */
function readIn(count: number, near: number): string {
  if (count === 0) return 'no source was given, so what follows are assumptions to test.';
  if (count === 1)
    return near === 1
      ? 'one source was read, and it names the subject.'
      : 'one source was read; it does not name the subject.';
  const named = near === 0 ? 'none of them names' : near === 1 ? 'one of them names' : `${near} of them name`;
  return `${count} sources were read, and ${named} the subject.`;
}

const headings: Readonly<Record<SourceKind, string>> = {
  records: 'What your records say',
  answers: 'What you want',
  analysis: 'What the analysis found',
  website: 'What websites say',
  publication: 'What is published',
  conversation: 'What people said',
  survey: 'What the survey says',
};

const claimOf = ({ title, says }: Source) =>
  phrase.sentence(phrase.shortened(phrase.oneLine(`${title}: ${says}`), 240));
