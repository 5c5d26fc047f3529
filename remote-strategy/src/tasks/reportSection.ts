import { brand, check, field, fillTemplate, phrase, scoredTask } from '@steps/business/tasks';
import { counted } from '@steps/platform';
import * as v from 'valibot';
import { inIndustry } from './inIndustry';

/** A finding is told in at most so many characters. */
const findingCharacters = 220;

export const reportSection = scoredTask({
  kind: 'report-section',
  group: 'analysis',
  title: 'Report section',
  module: 'strategy',
  risk: 'content',
  pace: 'report',
  input: v.object({
    title: field.required('the title of the section'),
    businessContext: field.text,
    /** What the section may rest on: reviewed results only. */
    findings: field.texts,
  }),
  draft: v.object({
    title: field.written(),
    content: field.written(),
    recommendations: v.array(v.string()),
    reasoning: v.string(),
  }),
  about: ({ title }) => phrase.oneLine(title),
  builtIn(input, context, choice) {
    const business = brand.signer(context);
    const title = phrase.upperFirst(phrase.shortened(phrase.oneLine(input.title), 60));
    const findings = phrase.factSentences(input.findings, findingCharacters);
    const opening = choice.pick([
      `${title} for ${business}${inIndustry(context)}, from what a person has approved.`,
      `This section is for the people who decide at ${business}. It says what was approved and nothing else.`,
    ]);
    return {
      title,
      content: phrase.paragraphs(
        opening,
        phrase.pointsUnder('The analysis found:', findings) ||
          'No approved findings have been given to this section yet. Review the phases first; their results belong here.',
      ),
      recommendations:
        findings.length > 0
          ? [
              fillTemplate(choice.pick(steps), { business }).text,
              'Name one person and one date for each finding above.',
            ]
          : [],
      reasoning: `It uses only what a person has approved (${counted(findings.length, 'finding')}) and adds no figures.`,
    };
  },
  prompt: ({ title, businessContext, findings }) => ({
    role: 'You write executive reports for small businesses.',
    asks: [
      `Write the section “${phrase.oneLine(title)}” in 80 to 250 words and up to five recommendations.`,
      'Use only the findings given; if there are none, say so.',
    ],
    material: { 'business-context': businessContext, findings: findings.join('\n') },
  }),
  judge: ({ made, input: { title, findings } }) => ({
    missing: check.missingUnless(
      findings.length > 0,
      'findings',
      'Which approved findings belong here? Review the phases first.',
    ),
    checks: [
      {
        says: 'tells every approved finding',
        points: 25,
        met:
          findings.length > 0 &&
          phrase.factSentences(findings, findingCharacters).every((finding) => made.content.includes(finding)),
      },
      check.wordsBetween(made.content, 15, 400, 14),
      check.namesSubject(`${made.title} ${made.content}`, title, 15),
      check.shortSentences(made.content, 15),
      { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
    ],
  }),
  text: ({ title, content, recommendations }) =>
    phrase.paragraphs(`## ${title}`, content, recommendations.map((line) => `- ${line}`).join('\n')),
});

const steps = [
  'Decide which of these findings {business} acts on first, and leave the others for the next meeting.',
  'Share this section with everyone at {business} whom it touches before anything is decided.',
];
