import {
  defineTask,
  namesBusiness,
  namesSubject,
  noteOutcomes,
  nothingMissing,
  oneLine,
  optionalText,
  promptOf,
  required,
  scored,
  scoredFields,
  shortened,
  voiceReminder,
  written,
} from '@steps/business/tasks';
import * as v from 'valibot';
import { inIndustry } from './inIndustry';
import { generalHypotheses, industryHypotheses, isIndustry, settledBy } from './templates/industryHypotheses';

const draft = v.object({
  classification: written(),
  competitors: v.array(v.string()),
  content: v.array(v.string()),
  reasoning: v.string(),
});

/** What a website and its industry suggest: classification, competition, content. Nothing is fetched from the address. */
export const websiteInsights = defineTask({
  kind: 'website-insights',
  group: 'analysis',
  title: 'Website insights',
  module: 'strategy',
  risk: 'content',
  pace: 'generation',
  reply: 'json',
  input: v.object({ address: required('the address of a website'), about: optionalText }),
  draft,
  output: v.object({ ...draft.entries, ...scoredFields }),
  about: ({ address }) => oneLine(address),
  builtIn({ address, about }, context) {
    const known = isIndustry(context.industry) ? industryHypotheses[context.industry] : generalHypotheses;
    const industry = context.industry || 'business';
    const subject = shortened(oneLine(about || address), 120).replace(/[.!?\s]+$/, '');
    const business = oneLine(context.businessName) || 'The business';
    return {
      // The first paragraph can be told as it is; how far the rest goes is said in the second.
      classification: `${business}${inIndustry(context) && ` works${inIndustry(context)}`}: ${subject}.\n\nNothing was read from the address. The points below are assumptions about ${context.industry ? 'your industry' : 'small businesses'}, each with a way to test it.`,
      competitors: (['rivals', 'change'] as const).map((side) => `${known[side]} To settle it, ${settledBy[side]}.`),
      content: [
        `Write the first page for your best customers. The assumption behind it: ${lowerStart(known.customers)}`,
        `Say on the website what a price depends on. The assumption behind it: ${lowerStart(known.money)}`,
        'Publish one finished piece of work a month, with the problem, the result and a customer’s own words.',
      ],
      reasoning: voiceReminder(
        context,
        `Hypotheses for ${industry}, to be tested; nothing was fetched from the address.`,
      ),
    };
  },
  prompt: ({ address, about }, context) =>
    promptOf(
      'You are a marketing analyst for small businesses.',
      [
        'Classify the business, describe its competition in up to three points and suggest up to four topics for content.',
        'You cannot open the website: say for each point that it is an assumption, and how to check it.',
      ],
      { website: address, about },
      context,
    ),
  finish: (made, { about }, context, finishing) => {
    const text = textOf(made);
    const missing = [
      ...(context.industry === '' ? [{ fact: 'industry', question: 'Which industry is the business in?' }] : []),
      ...(about === '' ? [{ fact: 'offer', question: 'What does the business sell, in a sentence?' }] : []),
    ];
    return {
      ...made,
      ...scored([
        nothingMissing(missing),
        namesBusiness(text, context.businessName, 19),
        { says: 'describes the competition', points: 20, met: made.competitors.length > 0 },
        { says: 'suggests content', points: 20, met: made.content.length >= 2 },
        { ...namesSubject(text, about, 20), met: about !== '' && namesSubject(text, about, 20).met },
      ]),
      missing,
      followUps: noteOutcomes(text, finishing),
    };
  },
  text: (made) => textOf(made),
});

const textOf = ({ classification, competitors, content }: v.InferOutput<typeof draft>) =>
  [
    classification,
    ['## Competitors', ...competitors.map((line) => `- ${line}`)].join('\n'),
    ['## Content strategy', ...content.map((line) => `- ${line}`)].join('\n'),
  ].join('\n\n');

const lowerStart = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
