import type { Occasion, SocialTone, SocialType } from '@steps/shared/tasks';

type Opening = (business: string) => string;

/** First words of a post of each type: the direct way, and another one. They claim nothing of the business. */
export const socialOpenings: Record<SocialType, Record<'Main Post' | 'Alternative Version', readonly Opening[]>> = {
  educational: {
    'Main Post': [() => 'What to know, in short:', () => 'The details at a glance:'],
    'Alternative Version': [
      () => 'Good to know before you decide.',
      () => 'Here is what people ask first, in one place.',
    ],
  },
  promotional: { 'Main Post': [() => ''], 'Alternative Version': [() => ''] },
  engaging: {
    'Main Post': [(business) => `A question from ${business}.`, () => 'We would like your opinion.'],
    'Alternative Version': [() => 'Your turn.', (business) => `Over to you, from all of us at ${business}.`],
  },
  storytelling: {
    'Main Post': [
      (business) => `A new page in the story of ${business}.`,
      (business) => `A small story from ${business}.`,
    ],
    'Alternative Version': [
      (business) => `This one matters to us at ${business}.`,
      (business) => `Here is something we are glad to share at ${business}.`,
    ],
  },
  news: {
    'Main Post': [(business) => `News from ${business}.`, (business) => `An update from ${business}.`],
    'Alternative Version': [() => 'Something new to share.', () => 'A quick update.'],
  },
  'behind-scenes': {
    'Main Post': [
      (business) => `Behind the scenes at ${business}.`,
      (business) => `A look behind the door at ${business}.`,
    ],
    'Alternative Version': [
      (business) => `What is keeping us busy at ${business}.`,
      () => 'Here is what we are working on.',
    ],
  },
};

/** A question that fits what is announced. */
export const socialQuestions: Record<Occasion, string> = {
  sale: 'What would you choose first?',
  event: 'Who would you bring along?',
  course: 'Would you give it a go?',
  opening: 'Will you come and say hello?',
  launch: 'What would you like to know about it?',
  hours: 'Do these times suit you?',
  closure: 'Is there anything you need from us before then?',
  move: 'Will you come and see us there?',
  hiring: 'Do you know somebody who would be right for it?',
  reminder: 'Is yours done?',
  'price-change': 'Do you have a question about it?',
  thanks: 'What was your favourite moment?',
  appeal: 'Can you help?',
  advice: 'What would you add?',
  general: 'What would you like to know?',
};

/** Last words, by tone; an announcement that sells nothing has none. */
export const socialEndings: Record<SocialTone, readonly string[]> = {
  professional: ['We look forward to hearing from you.', 'We are happy to answer your questions.'],
  friendly: ['We would love to see you.', 'We would love to hear from you.'],
  casual: ['See you soon.', 'Fancy it? Let us know.'],
  authoritative: ['Ask us for the details before you decide.', 'Compare, ask, and then decide.'],
  playful: ['Tag somebody who should see this.', 'Go on, you know you want to.'],
  inspirational: ['Small steps count, and this could be one.', 'Every start is a small one.'],
};
