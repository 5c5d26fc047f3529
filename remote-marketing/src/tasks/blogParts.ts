import { audiences, emailTones, required, type Topic } from '@steps/shared/tasks';
import * as v from 'valibot';

/** The ways a blog post can go about its subject. */
export const blogAngles = ['how-to', 'list', 'opinion', 'case-study', 'explainer'] as const;
export type BlogAngle = (typeof blogAngles)[number];

export const blogFields = {
  topic: required('the subject of the article'),
  angle: v.optional(v.picklist(blogAngles), 'how-to'),
  tone: v.optional(v.picklist(emailTones), 'friendly'),
  audience: v.optional(v.picklist(audiences), 'small-business'),
};

export const outlineSection = v.object({ heading: v.string(), points: v.array(v.string()) });

type Sections = v.InferOutput<typeof outlineSection>[];

/** Titles for each angle. */
export const blogTitles: Record<BlogAngle, readonly ((topic: Topic, readers: string) => string)[]> = {
  'how-to': [
    (topic, readers) => `${topic.title}: a way in for ${readers}`,
    (topic, readers) => `How ${readers} can begin with ${topic.name}`,
  ],
  list: [
    (topic, readers) => `Five things ${readers} should know about ${topic.name}`,
    (topic, readers) => `${topic.title}: five questions from ${readers}`,
  ],
  opinion: [
    (topic, readers) => `What ${readers} get wrong about ${topic.name}`,
    (topic, readers) => `${topic.title}: what we would tell ${readers} to do first`,
  ],
  'case-study': [
    (topic, readers) => `${topic.title}: what happened, and what ${readers} can take from it`,
    (topic, readers) => `Inside ${topic.name}: lessons for ${readers}`,
  ],
  explainer: [
    (topic, readers) => `${topic.title}, explained for ${readers}`,
    (topic, readers) => `What ${topic.name} means for ${readers}`,
  ],
};

/** The parts of an article for each angle. */
export const blogSections: Record<BlogAngle, (topic: Topic, industry: string) => Sections> = {
  'how-to': (topic, industry) => [
    {
      heading: 'Before you start',
      points: [`Say in one sentence what ${topic.name} should change`, 'List what you have already'],
    },
    {
      heading: 'The first step',
      points: ['The smallest thing that shows a result', `An example${industry} [add your own]`],
    },
    {
      heading: 'When it gets difficult',
      points: ['The two places where people stop', 'How to tell a delay from a dead end'],
    },
    { heading: 'How to know it worked', points: ['One number to watch', 'When to look at it again'] },
  ],
  list: (topic, industry) => [
    { heading: '1. What it is, in one line', points: [topic.detail] },
    { heading: '2. Who it is for', points: [`Who gains most${industry}`, 'Who can leave it'] },
    { heading: '3. What it costs', points: ['Money [add your price]', 'Time, which is usually more'] },
    { heading: '4. What goes wrong', points: ['The usual mistake', 'How to notice it early'] },
    { heading: '5. What to do this week', points: ['One step that takes less than an hour'] },
  ],
  opinion: (topic, industry) => [
    { heading: 'The usual advice', points: [`What most people say about ${topic.name}`] },
    {
      heading: 'Why we see it differently',
      points: [`What we have seen${industry} [add a real case]`, 'What the usual advice leaves out'],
    },
    { heading: 'The best argument against us', points: ['Where the usual advice is right'] },
    { heading: 'What we would do', points: ['One thing to stop', 'One thing to begin'] },
  ],
  'case-study': (topic, industry) => [
    { heading: 'Where it began', points: [topic.detail, '[Name the customer, with permission]'] },
    { heading: 'What stood in the way', points: [`What is typical${industry}`, '[What was special here]'] },
    { heading: 'What was done', points: ['The plan in three steps', '[Dates]'] },
    { heading: 'What came of it', points: ['[Result, with its source]', 'What we would do differently'] },
  ],
  explainer: (topic, industry) => [
    { heading: 'The short answer', points: [topic.detail] },
    { heading: 'Why it matters', points: [`What it changes${industry}`, 'What happens without it'] },
    { heading: 'How it works', points: ['The parts, one by one', 'An everyday comparison'] },
    { heading: 'Questions people ask', points: ['Is it for us?', 'What does it cost?', 'Where do we begin?'] },
  ],
};
