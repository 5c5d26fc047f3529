import { audiences, type Briefed, emailTones, required } from '@steps/shared/tasks';
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

/** An article lives from its points; where to buy is not asked for. */
export const asArticle = (read: Briefed): Briefed => ({ ...read, facts: { ...read.facts, occasion: 'advice' } });

/** Titles for each angle, at most 70 characters with a subject of usual length. */
export const blogTitles: Record<BlogAngle, readonly ((title: string, readers: string) => string)[]> = {
  'how-to': [(title) => `${title}: a practical guide`, (title, readers) => `${title}: first steps for ${readers}`],
  list: [(title) => `${title}: five things to know`, (title, readers) => `${title}: five questions from ${readers}`],
  opinion: [(title) => `${title}: our view`, (title, readers) => `${title}: what we would tell ${readers}`],
  'case-study': [(title) => `${title}: how it went`, (title, readers) => `${title}: a case for ${readers}`],
  explainer: [(title) => `${title}, explained`, (title, readers) => `${title}: what it means for ${readers}`],
};

/** The parts of an article for each angle; the points tell its writer what belongs there. */
export const blogSections: Record<BlogAngle, (name: string) => Sections> = {
  'how-to': (name) => [
    {
      heading: 'Before you start',
      points: [
        `Say in one sentence what ${name} should change for you`,
        'List what you have already: time, money and help',
      ],
    },
    {
      heading: 'The first step',
      points: ['Choose the smallest step that shows a result', 'Agree who does it and by when'],
    },
    {
      heading: 'When it gets difficult',
      points: ['Note the two places where people usually stop', 'Ask early rather than late'],
    },
    {
      heading: 'How to know it worked',
      points: ['Pick one thing you can see or count', 'Put a date in the diary to look at it again'],
    },
  ],
  list: (name) => [
    { heading: '1. What it is', points: [`Explain ${name} in one line, without technical terms`] },
    { heading: '2. Who it is for', points: ['Say who gains most', 'Say who can do without it'] },
    {
      heading: '3. What it costs',
      points: ['Give the price, or what it depends on', 'Count the time as well as the money'],
    },
    {
      heading: '4. What to watch out for',
      points: ['Name the mistake you see most often', 'Say how to notice it early'],
    },
    { heading: '5. What to do this week', points: ['Suggest one step that takes less than an hour'] },
  ],
  opinion: (name) => [
    { heading: 'The usual advice', points: [`Sum up fairly what is usually said about ${name}`] },
    {
      heading: 'Why we see it differently',
      points: ['Tell one case from your own work', 'Say what the usual advice leaves out'],
    },
    { heading: 'The best argument against us', points: ['Say where the usual advice is right'] },
    { heading: 'What we would do', points: ['Name one thing to stop', 'Name one thing to begin'] },
  ],
  'case-study': (name) => [
    { heading: 'Where it began', points: [`Say who needed ${name} and why`, 'Name the customer only with permission'] },
    { heading: 'What stood in the way', points: ['Name the one obstacle that mattered most'] },
    { heading: 'What was done', points: ['Give the plan in three steps, with dates'] },
    {
      heading: 'What came of it',
      points: ['Give the result and where the figure comes from', 'Say what you would do differently'],
    },
  ],
  explainer: (name) => [
    { heading: 'The short answer', points: [`Answer in two sentences what ${name} means for the reader`] },
    { heading: 'Why it matters', points: ['Say what changes with it', 'Say what happens without it'] },
    { heading: 'How it works', points: ['Take the parts one by one', 'Use one everyday comparison'] },
    { heading: 'Questions people ask', points: ['Is it right for me?', 'What does it cost?', 'Where do I begin?'] },
  ],
};

/** Paragraphs that hold for any subject, one for each part of an article: a start to write on from. */
export const blogParagraphs: Record<BlogAngle, readonly ((name: string) => string)[]> = {
  'how-to': [
    (name) =>
      `Start with the result you want from ${name}, in one sentence. It makes every later choice easier, and it shows you what you can leave out. Then look at what you have already: time, money and people who can help.`,
    () =>
      'Choose the smallest step that shows a result, and do only that. Agree who does it and by when, because a step without a name and a date tends to wait.',
    () =>
      'Most people stop at the same two places: when the first result is slow, and when something costs more than planned. Decide beforehand what you will do then, and ask for advice early rather than late.',
    () =>
      'Pick one thing that you can see or count, and write down where it is today. Look at it again after a month. If nothing has changed, change the step and not the goal.',
  ],
  list: [
    (name) =>
      `People often ask what ${name} means before they ask anything else. A one-line answer without technical terms is worth more than a long page.`,
    () =>
      'It helps to say plainly who gains most and who can do without it. Readers trust advice that sometimes tells them not to buy.',
    () =>
      'The price is one part of the cost; the other is time. Ask what is included, what is not, and what happens if plans change.',
    () =>
      'Ask what usually goes wrong and how you would notice it early. A good answer is short and comes without hesitation.',
    () =>
      'Set aside less than an hour this week, write down your questions and send them off. That is often all it takes to get going.',
  ],
  opinion: [
    (name) =>
      `There is a lot of advice about ${name}, and much of it is sound. It is worth knowing before you disagree with it.`,
    () =>
      'Our view is more cautious. General advice leaves out what is special about your situation, and that is usually what decides.',
    () =>
      'The best argument against us is that a proven recipe saves time. If your case is an ordinary one, it may be all you need.',
    () =>
      'We would stop copying what others do and begin with one question: what would make the biggest difference for you this month?',
  ],
  'case-study': [
    (name) =>
      `Every case begins with somebody who needs something. With ${name} it is worth asking what had to change, and for whom.`,
    () => 'There is usually one obstacle that matters more than all others. Finding it takes longer than removing it.',
    () => 'A plan in three steps is enough: what is done first, who does it, and when it is looked at again.',
    () =>
      'A result is only useful with its source. Write down what was counted, when and by whom, and say what you would do differently.',
  ],
  explainer: [
    (name) =>
      `In short: ${name} is worth your time if it solves a problem that you have now. The rest of this page helps you to find out.`,
    () =>
      'It matters when it changes what you do on an ordinary day. If nothing would be different without it, you can leave it for later.',
    () => 'Take it one part at a time. Ask for each part what goes in, what comes out and who looks after it.',
    () =>
      'Is it right for you? What does it cost? Where do you begin? If you can answer these three, you know enough to decide.',
  ],
};
