import { check, field, phrase, scoredTask } from '@steps/business/tasks';
import * as v from 'valibot';
import { inIndustry } from './inIndustry';
import { hypothesesOf, testableHypothesis } from './templates/industryHypotheses';

/** What a website and its industry suggest: classification, competition, content. Nothing is fetched from the address. */
export const websiteInsights = scoredTask({
  kind: 'website-insights',
  group: 'analysis',
  title: 'Website insights',
  module: 'strategy',
  risk: 'content',
  pace: 'generation',
  input: v.object({ address: field.required('the address of a website'), about: field.text }),
  draft: v.object({
    classification: field.written(),
    competitors: v.array(v.string()),
    content: v.array(v.string()),
    reasoning: v.string(),
  }),
  about: ({ address }) => phrase.oneLine(address),
  builtIn({ address, about }, context) {
    const known = hypothesesOf(context.industry);
    const subject = phrase.shortened(phrase.oneLine(about || address), 120).replace(/[.!?\s]+$/, '');
    const business = phrase.oneLine(context.businessName) || 'The business';
    return {
      // The first paragraph can be told as it is; how far the rest goes is said in the second.
      classification: `${business}${inIndustry(context) && ` works${inIndustry(context)}`}: ${subject}.\n\nNothing was read from the address. The points below are assumptions about ${context.industry ? 'your industry' : 'small businesses'}, each with a way to test it.`,
      competitors: (['rivals', 'change'] as const).map((side) => testableHypothesis(side, context)),
      content: [
        `Write the first page for your best customers. The assumption behind it: ${lowerStart(known.customers)}`,
        `Say on the website what a price depends on. The assumption behind it: ${lowerStart(known.money)}`,
        'Publish one finished piece of work a month, with the problem, the result and a customer’s own words.',
      ],
      reasoning: `Hypotheses for ${context.industry || 'business'}, to be tested; nothing was fetched from the address.`,
    };
  },
  prompt: ({ address, about }) => ({
    role: 'You are a marketing analyst for small businesses.',
    asks: [
      'Classify the business, describe its competition in up to three points and suggest up to four topics for content.',
      'You cannot open the website: say for each point that it is an assumption, and how to check it.',
    ],
    material: { website: address, about },
  }),
  judge({ made, text, input: { about }, context }) {
    const subject = check.namesSubject(text, about, 20);
    return {
      missing: [
        ...check.missingUnless(context.industry !== '', 'industry', 'Which industry is the business in?'),
        ...check.missingUnless(about !== '', 'offer', 'What does the business sell, in a sentence?'),
      ],
      checks: [
        check.namesBusiness(text, context.businessName, 19),
        { says: 'describes the competition', points: 20, met: made.competitors.length > 0 },
        { says: 'suggests content', points: 20, met: made.content.length >= 2 },
        { ...subject, met: about !== '' && subject.met },
      ],
    };
  },
  text: ({ classification, competitors, content }) =>
    phrase.paragraphs(
      classification,
      phrase.pointsUnder('## Competitors', competitors),
      phrase.pointsUnder('## Content strategy', content),
    ),
});

const lowerStart = (line: string) => line.charAt(0).toLowerCase() + line.slice(1);
