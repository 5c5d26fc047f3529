import type { EmailTone } from '@steps/business/tasks';
import type { adObjectives } from '../adParts';
import type { CopyFramework } from '../marketingChoices';

type Objective = (typeof adObjectives)[number];

/** Words of the button, by what the advertisement is to bring. */
export const adButtons: Record<Objective, Record<EmailTone, readonly string[]>> = {
  awareness: {
    professional: ['Find out more', 'Read about it'],
    friendly: ['Meet us', 'Say hello'],
    casual: ['Have a look', 'Have a nose'],
    urgent: ['See it today', 'Look today'],
    empathetic: ['Read more', 'Take a look'],
    authoritative: ['See our work', 'Read the facts'],
  },
  traffic: {
    professional: ['Visit the website', 'See the details'],
    friendly: ['Come and see', 'Pop over'],
    casual: ['Take a peek', 'Click through'],
    urgent: ['Visit today', 'See it now'],
    empathetic: ['Have a quiet look', 'See if it helps'],
    authoritative: ['Read the details', 'View the details'],
  },
  leads: {
    professional: ['Ask for a quote', 'Send an enquiry'],
    friendly: ['Talk to us', 'Get in touch'],
    casual: ['Drop us a line', 'Give us a shout'],
    urgent: ['Ask today', 'Enquire today'],
    empathetic: ['Ask us anything', 'Talk it through'],
    authoritative: ['Request the details', 'Arrange a call'],
  },
  sales: {
    professional: ['Order online', 'Place an order'],
    friendly: ['Choose yours', 'Pick yours'],
    casual: ['Get yours', 'Grab yours'],
    urgent: ['Order today', 'Choose today'],
    empathetic: ['See your options', 'Choose in your time'],
    authoritative: ['Compare and order', 'Choose and order'],
  },
};

/** Buttons where nothing is for sale. */
export const adReplies = {
  hiring: 'Apply',
  appeal: 'Offer your help',
  event: 'Book a place',
  course: 'Book a place',
} as const;

/** Headlines, the plainest first; as many are used as are wanted and fit. */
export const adHeadlines = [
  '{Subject}',
  '{Offer}',
  '{Subject}, {price}',
  '{Subject}, {when}',
  '{Price}',
  '{When}',
  '{Note}',
  '{Offer}, {until}',
  '{Place}',
  '{business}',
  'Ask us for the details',
  'All the details inside',
] as const;

/**
 * First words by framework and tone: attention first, the problem first, before and after, or the features first. An
 * advertisement that has no room for them begins with what it is about.
 */
export const adHooks: Record<CopyFramework, Record<EmailTone, readonly string[]>> = {
  AIDA: {
    professional: ['', 'Now available.', 'For your shortlist.'],
    friendly: ['', 'Hello.', 'One for you.'],
    casual: ['', 'Look at this.', 'Right then.'],
    urgent: ['', 'Worth a look today.', 'For today’s list.'],
    empathetic: ['', 'When you need it.', 'Here to help.'],
    authoritative: ['', 'The facts.', 'In plain terms.'],
  },
  PAS: {
    professional: ['Still looking?', 'Not found the right one?', 'In need of this?', 'Searching for this?'],
    friendly: [
      'Still looking?',
      'Looking for something like this?',
      'Had enough of searching?',
      'Looking for someone to ask?',
    ],
    casual: ['Still looking?', 'Tired of hunting?', 'Need this?', 'Had no luck yet?'],
    urgent: ['Still looking?', 'Need it soon?', 'Need it today?', 'No time to search?'],
    empathetic: ['Still looking?', 'Finding it hard to choose?', 'Not sure what to choose?', 'Not sure whom to ask?'],
    authoritative: ['Still looking?', 'Still undecided?', 'Compared enough?', 'Want a clear answer?'],
  },
  BAB: {
    professional: ['Not sorted yet?', 'One thing left to arrange?', 'From open to settled.', 'Off the list.'],
    friendly: ['Not sorted yet?', 'One less thing to do.', 'Today a plan, soon done.', 'Picture it sorted.'],
    casual: ['Not sorted yet?', 'Off your plate.', 'One for the done pile.', 'Consider it done.'],
    urgent: ['Not sorted yet?', 'Today is a good day for it.', 'Do it today, not next month.', 'Off the list today.'],
    empathetic: ['Not sorted yet?', 'One less worry.', 'A weight off your mind.', 'It can be simpler.'],
    authoritative: ['Not sorted yet?', 'From question to answer.', 'Undecided? Decide.', 'From plan to done.'],
  },
  FAB: {
    professional: ['', 'What you get.', 'In detail.'],
    friendly: ['', 'Here’s what you get.', 'A few good things.'],
    casual: ['', 'What’s in it for you.', 'The good bits.'],
    urgent: ['', 'At a glance.', 'In a minute.'],
    empathetic: ['', 'Simply put.', 'All you need to know.'],
    authoritative: ['', 'The details.', 'Point by point.'],
  },
};

/** What follows, the fullest first; the features come first in FAB. */
export const adTexts: Record<'facts' | 'features', readonly string[]> = {
  facts: [
    '{Subject}. {Offer}, {until}. {Price}. {Note}. {Action}',
    '{Subject}. {Offer}. {When}. {Price}. {Action}',
    '{Subject}. {Offer}, {until}. {Action}',
    '{Subject}. {Price}, {until}. {Action}',
    '{Subject}. {When}. {Price}. {Action}',
    '{Subject}. {When}. {Note}. {Action}',
    '{Subject}. {Price}. {Note}. {Action}',
    '{Subject}. {Note}. {Action}',
    '{Subject}. {Offer}. {Action}',
    '{Subject}. {When}. {Action}',
    '{Subject}. {Price}. {Action}',
    '{Subject}. {Price}. {Note}.',
    '{Subject}. {When}. {Price}.',
    '{Subject}. {Until}. {Code}. {Note}.',
    '{Subject}. {Action}',
    '{Offer}, {until}. {Action}',
    '{Offer}. {Action}',
    '{Subject}. {Price}.',
    '{Subject}. {Offer}.',
    '{Subject}.',
    '{Offer}.',
  ],
  features: [
    '{Subject}. {Note}. {Offer}. {Price}. {Action}',
    '{Subject}. {Note}. {Price}. {Action}',
    '{Subject}. {When}. {Place}. {Price}. {Action}',
    '{Subject}. {Note}. {Price}.',
    '{Subject}. {Note}. {Offer}. {Action}',
    '{Subject}. {Note}. {Action}',
    '{Subject}. {Offer}. {Action}',
    '{Subject}. {When}. {Action}',
    '{Subject}. {Until}. {Code}. {Note}.',
    '{Subject}. {Action}',
    '{Subject}. {Note}.',
    '{Subject}.',
    '{Offer}.',
  ],
};
