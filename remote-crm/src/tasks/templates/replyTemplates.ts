import type { EmailTone } from '@steps/business/tasks';

/** How a reply begins, before the customer's name. */
export const greetings: Record<EmailTone, string> = {
  professional: 'Dear',
  friendly: 'Hello',
  casual: 'Hi',
  urgent: 'Hello',
  empathetic: 'Dear',
  authoritative: 'Dear',
};

/** The first lines: to somebody who is upset, and to anybody else. */
export const sorry = [
  'I am sorry about the trouble behind {topic}. You should not have had to write to {business} about it.',
  'Thank you for telling {business} about {topic}. I understand that this is annoying, and I am sorry.',
] as const;
export const thanks = [
  'Thank you for writing to {business} about {topic}.',
  '{business} has your message about {topic}. Thank you for the details.',
] as const;

/** If nothing is known yet: promises only to write again. */
export const nothingKnown = 'We are looking into it now and will write again as soon as we know more.';

/** The last lines: if nothing was broken, and by tone if they ask whether it works now. */
export const closings = ['Just reply if there is anything else.', 'If anything is unclear, reply to this message.'];

export const asks: Record<EmailTone, readonly string[]> = {
  professional: [
    'Please reply to this message if anything is missing.',
    'Should you have further questions, reply to this message.',
  ],
  friendly: ['Let us know if that helps, and ask if anything is unclear.', 'Just reply if there is anything else.'],
  casual: ['Give us a shout if that does not sort it.', 'Tell us if it is still playing up.'],
  urgent: [
    'If it stops you from working, reply with the word urgent and we will look at it first.',
    'Reply with your number if you would rather talk.',
  ],
  empathetic: [
    'Tell us how you get on; we will stay with it until it is settled.',
    'Reply whenever it suits you, and we will take it from there.',
  ],
  authoritative: [
    'Try this first, then tell us what you see.',
    'Send us a screenshot if it does not work, and we will take the next step.',
  ],
};
