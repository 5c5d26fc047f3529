import type { Occasion, SocialTone, SocialType } from '@steps/shared/tasks';

type Version = 'Main Post' | 'Alternative Version';

/**
 * First lines of a post, by type, version and tone; one that needs the business is left out where it has no name. The two
 * versions begin from different ends: what it is, and why it is told.
 */
export const socialOpenings: Record<
  SocialType,
  Record<Version, Partial<Record<SocialTone, string>> & { any: readonly string[] }>
> = {
  educational: {
    'Main Post': {
      any: ['What to know, in short:', 'The details at a glance:'],
      professional: 'The main points, in one place:',
      casual: 'Here’s the short version:',
      authoritative: 'Before you decide, the facts:',
      playful: 'Everything in one go:',
      inspirational: 'Knowing this makes the first step easier:',
    },
    'Alternative Version': {
      any: ['Good to know before you decide.', 'What people ask us first.'],
      professional: 'Questions we are asked, answered in one place.',
      casual: 'You asked. Here you go.',
      authoritative: 'Compare before you choose.',
      playful: 'Pop quiz. The answers are below.',
      inspirational: 'Every good decision starts with a few facts.',
    },
  },
  promotional: {
    'Main Post': { any: [''] },
    'Alternative Version': { any: ['Worth a look.', 'This one may be for you.'] },
  },
  engaging: {
    'Main Post': {
      any: ['A question for you.', 'We’d like your opinion.'],
      professional: 'We would value your view.',
      casual: 'Quick question.',
      authoritative: 'A question worth an answer.',
      playful: 'Hands up, who’s in?',
      inspirational: 'What would you do with this?',
    },
    'Alternative Version': {
      any: ['Your turn.', 'Over to you.'],
      professional: 'Tell us what you think.',
      casual: 'Say what you like. We’re listening.',
      authoritative: 'Put it to the test.',
      playful: 'Comments are open. Be kind.',
      inspirational: 'Your answer may help somebody else.',
    },
  },
  storytelling: {
    'Main Post': {
      any: ['A small story from {business}.', 'A small story.'],
      professional: 'A note from our work.',
      casual: 'So, this happened.',
      authoritative: 'One example from our work.',
      playful: 'Pull up a chair.',
      inspirational: 'This is how things begin.',
    },
    'Alternative Version': {
      any: ['This one matters to us.', 'Something we’re glad to share.'],
      professional: 'Why we do this.',
      casual: 'Bit of a story here.',
      authoritative: 'What it looks like in practice.',
      playful: 'Are you sitting comfortably?',
      inspirational: 'Small beginnings count.',
    },
  },
  news: {
    'Main Post': {
      any: ['News from {business}.', 'News.'],
      professional: 'An update from {business}.',
      casual: 'Something new with us.',
      authoritative: 'For your information.',
      playful: 'Extra, extra.',
      inspirational: 'A new chapter at {business}.',
    },
    'Alternative Version': {
      any: ['Something to share.', 'A quick update.'],
      professional: 'For your diary.',
      casual: 'Quick one.',
      authoritative: 'What changes, in brief.',
      playful: 'Have you heard?',
      inspirational: 'One more step.',
    },
  },
  'behind-scenes': {
    'Main Post': {
      any: ['Behind the scenes at {business}.', 'Behind the scenes.'],
      professional: 'A look at how we work.',
      casual: 'What we’ve been up to.',
      authoritative: 'How it is done.',
      playful: 'Shh. You’re not supposed to be back here.',
      inspirational: 'What it takes, day by day.',
    },
    'Alternative Version': {
      any: ['What’s keeping us busy.', 'A look behind the door.'],
      professional: 'The work behind it.',
      casual: 'Come round the back with us.',
      authoritative: 'The part customers do not see.',
      playful: 'Mind the mess.',
      inspirational: 'The quiet hours before the result.',
    },
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
  thanks: 'What would you add?',
  appeal: 'Can you help?',
  advice: 'What would you add?',
  general: 'What would you like to know?',
};

/** Last words, by tone, where something is for sale. */
export const socialEndings: Record<SocialTone, readonly string[]> = {
  professional: ['We look forward to hearing from you.', 'We are happy to answer your questions.'],
  friendly: ['We’d love to see you.', 'We’d love to hear from you.'],
  casual: ['See you soon.', 'Fancy it? Let us know.'],
  authoritative: ['Ask us for the details before you decide.', 'Compare, ask, then decide.'],
  playful: ['Tag somebody who would like this.', 'Go on, you know you want to.'],
  inspirational: ['Small steps count, and this could be one.', 'Every start is a small one.'],
};

/** Tags to add where the brief gives too few of its own. */
export const spareTags: Record<SocialType, readonly string[]> = {
  educational: ['HowTo', 'GoodToKnow', 'SmallBusinessTips', 'Learning', 'Advice', 'UKBusiness'],
  promotional: ['ForYou', 'ShopLocal', 'SmallBusinessUK', 'MadeForYou', 'Offer', 'UKBusiness'],
  engaging: ['WhatDoYouThink', 'OverToYou', 'SmallBusinessUK', 'Question', 'Community', 'UKBusiness'],
  storytelling: ['OurStory', 'SmallBusinessUK', 'WhyWeDoIt', 'Story', 'Community', 'UKBusiness'],
  news: ['News', 'SmallBusinessUK', 'Update', 'WhatIsNew', 'Announcement', 'UKBusiness'],
  'behind-scenes': ['BehindTheScenes', 'HowItIsMade', 'SmallBusinessUK', 'Workshop', 'TeamWork', 'UKBusiness'],
};
