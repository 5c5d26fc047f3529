import type { EmailTone } from '@steps/business/tasks';

/** The ways a blog post can go about its subject. */
export const blogAngles = ['how-to', 'list', 'opinion', 'case-study', 'explainer'] as const;
export type BlogAngle = (typeof blogAngles)[number];

/** A subject that is a title already: "How to …", "10 things …", "… checklist". */
export const titledSubject = /^(?:how|why|what|when|where|which|\d+|five|ten|three)\b|\b(?:checklist|guide|tips)\b/i;

/** Titles for each angle, at most 70 characters with a subject of usual length. */
export const blogTitles: Record<BlogAngle, readonly string[]> = {
  'how-to': ['{Subject}: a practical guide', '{Subject}: first steps for {readers}', '{Subject}: where to begin'],
  list: ['{Subject}: what to know', '{Subject}: questions from {readers}', '{Subject}: a checklist'],
  opinion: ['{Subject}: our view', '{Subject}: what we would tell {readers}', '{Subject}: what we think'],
  'case-study': ['{Subject}: how it went', '{Subject}: a case for {readers}', '{Subject}: one example'],
  explainer: ['{Subject}, explained', '{Subject}: what it means for {readers}', '{Subject} in plain words'],
};

interface Section {
  readonly heading: string;
  /** What its writer is to say there. */
  readonly points: readonly string[];
}

/** The parts of an article for each angle; the points tell its writer what belongs there. */
export const blogSections: Record<BlogAngle, readonly Section[]> = {
  'how-to': [
    {
      heading: 'Before you start',
      points: [
        'In one sentence, what the reader will have at the end',
        'What they need first: time, money, tools, help',
      ],
    },
    {
      heading: 'The first step',
      points: ['The smallest step that shows a result', 'How long it takes, from your own experience'],
    },
    {
      heading: 'When it gets difficult',
      points: ['The two places where people usually stop', 'What you do there yourself'],
    },
    { heading: 'How to know it worked', points: ['One thing the reader can see or count', 'When to look at it again'] },
  ],
  list: [
    { heading: 'What it is', points: ['One line, without technical terms'] },
    { heading: 'Who it is for', points: ['Who gains most', 'Who can do without it'] },
    { heading: 'What it costs', points: ['The price, or what it depends on', 'The time it takes'] },
    { heading: 'What to watch out for', points: ['The mistake you see most often', 'How to notice it early'] },
    { heading: 'What to do this week', points: ['One step that takes less than an hour'] },
  ],
  opinion: [
    { heading: 'The usual advice', points: ['What is usually said, summed up fairly'] },
    {
      heading: 'Why we see it differently',
      points: ['One case from your own work', 'What the usual advice leaves out'],
    },
    { heading: 'The best argument against us', points: ['Where the usual advice is right'] },
    { heading: 'What we would do', points: ['One thing to stop', 'One thing to begin'] },
  ],
  'case-study': [
    { heading: 'Where it began', points: ['Who needed it, and why', 'The customer’s name, only with permission'] },
    { heading: 'What stood in the way', points: ['The one obstacle that mattered most'] },
    { heading: 'What was done', points: ['The plan in three steps, with dates'] },
    {
      heading: 'What came of it',
      points: ['The result, and where the figure comes from', 'What you would do differently'],
    },
  ],
  explainer: [
    { heading: 'The short answer', points: ['What it means for the reader, in two sentences'] },
    { heading: 'Why it matters', points: ['What changes with it', 'What happens without it'] },
    { heading: 'How it works', points: ['The parts, one by one', 'One everyday comparison'] },
    { heading: 'Questions people ask', points: ['Is it right for me?', 'What does it cost?', 'Where do I begin?'] },
  ],
};

/** How an article begins, by tone. */
export const blogOpenings: Record<EmailTone, string> = {
  professional: 'This article sets out the main points in order.',
  friendly: 'Make yourself a cup of tea; we’ll take it one part at a time.',
  casual: 'Here’s the short version.',
  urgent: 'If you read only one part of this today, take the first.',
  empathetic: 'If this feels like a lot, take one part at a time.',
  authoritative: 'These are the points that decide.',
};
