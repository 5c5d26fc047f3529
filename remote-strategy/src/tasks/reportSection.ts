import {
  defineTask,
  type Missing,
  namesSubject,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalText,
  optionalTexts,
  promptOf,
  required,
  scored,
  scoredFields,
  sentence,
  shortened,
  shortSentences,
  signer,
  upperFirst,
  voiceReminder,
  wordsBetween,
  written,
} from '@steps/business/tasks';
import { counted } from '@steps/platform';
import * as v from 'valibot';
import { inIndustry } from './inIndustry';

const draft = v.object({
  title: written(),
  content: written(),
  recommendations: v.array(v.string()),
  reasoning: v.string(),
});

export const reportSection = defineTask({
  kind: 'report-section',
  group: 'analysis',
  title: 'Report section',
  module: 'strategy',
  risk: 'content',
  pace: 'report',
  reply: 'json',
  input: v.object({
    title: required('the title of the section'),
    businessContext: optionalText,
    /** What the section may rest on: reviewed results only. */
    findings: optionalTexts,
  }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ title }) => oneLine(title),
  builtIn(input, context, choice) {
    const business = signer(context);
    const title = upperFirst(shortened(oneLine(input.title), 60));
    const findings = input.findings.map((finding) => sentence(shortened(oneLine(finding), 220)));
    const opening = choice.pick([
      `${title} for ${business}${inIndustry(context)}, from what a person has approved.`,
      `This section is for the people who decide at ${business}. It says what was approved and nothing else.`,
    ]);
    return {
      title,
      content: [
        opening,
        findings.length > 0
          ? `The analysis found:\n${findings.map((finding) => `- ${finding}`).join('\n')}`
          : 'No approved findings have been given to this section yet. Review the phases first; their results belong here.',
      ]
        .filter(Boolean)
        .join('\n\n'),
      recommendations:
        findings.length > 0
          ? [choice.pick(steps)(business), 'Name one person and one date for each finding above.']
          : [],
      reasoning: voiceReminder(
        context,
        `It uses only what a person has approved (${counted(findings.length, 'finding')}) and adds no figures.`,
      ),
    };
  },
  prompt: (input, context) =>
    promptOf(
      'You write executive reports for small businesses.',
      [
        `Write the section “${oneLine(input.title)}” in 80 to 250 words and up to five recommendations.`,
        'Use only the findings given; if there are none, say so.',
      ],
      { 'business-context': input.businessContext, findings: input.findings.join('\n') },
      context,
    ),
  finish: (made, input, _context, finishing) => {
    const missing: Missing[] =
      input.findings.length > 0
        ? []
        : [{ fact: 'findings', question: 'Which approved findings belong here? Review the phases first.' }];
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        {
          says: 'tells every approved finding',
          points: 25,
          met:
            input.findings.length > 0 &&
            input.findings.every((finding) => made.content.includes(sentence(shortened(oneLine(finding), 220)))),
        },
        wordsBetween(made.content, 15, 400, 14),
        namesSubject(`${made.title} ${made.content}`, input.title, 15),
        shortSentences(made.content, 15),
        { says: 'recommends a next step', points: 10, met: made.recommendations.length > 0 },
      ]),
      missing,
      followUps: noteOutcomes(textOf(made), finishing),
    };
  },
  text: (made) => textOf(made),
});

const textOf = ({ title, content, recommendations }: v.InferOutput<typeof draft>) =>
  [`## ${title}`, content, recommendations.map((line) => `- ${line}`).join('\n')].filter(Boolean).join('\n\n');

const steps = [
  (business: string) =>
    `Decide which of these findings ${business} acts on first, and leave the others for the next meeting.`,
  (business: string) => `Share this section with everyone at ${business} whom it touches before anything is decided.`,
];
