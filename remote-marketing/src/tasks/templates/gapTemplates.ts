/** What a reader may need to know, and how the person is asked for it. */
export const questions = {
  subject: 'What exactly is it about? Name the product, service or event.',
  offer: 'What does the customer get? For example 20% off, two for one, or a free first visit.',
  price: 'What does it cost?',
  date: 'When is it? Give the date, and the time if there is one.',
  end: 'Until when does it run?',
  place: 'Where is it? An address, or “online”.',
  reply: 'How should people reply, book or buy: a link, a phone number or an email address?',
  hours: 'Which days and hours are meant?',
  tips: 'Which points should it make? List them in a few words each; a template makes up none.',
} as const;
export type Need = keyof typeof questions;

/** What a brief may be about, and what a reader needs to know then. */
export const needsOf = {
  sale: ['offer', 'end', 'reply'],
  event: ['date', 'place', 'reply'],
  course: ['date', 'price', 'reply'],
  opening: ['date', 'place'],
  launch: ['price', 'reply'],
  hours: ['hours'],
  closure: ['date'],
  move: ['place', 'date'],
  hiring: ['price', 'reply'],
  reminder: ['date', 'reply'],
  'price-change': ['price', 'date'],
  thanks: [],
  apology: [],
  appeal: ['reply'],
  advice: ['tips'],
  general: ['reply'],
} as const satisfies Record<string, readonly Need[]>;

/** What a brief is about to announce: decides what a reader needs to know, and what is asked of them. */
export type Occasion = keyof typeof needsOf;

/** A marked gap with its label. */
export interface Gap {
  readonly label: string;
  readonly words: string;
}

/** Gaps that a text for customers shows where the brief is silent; what it cannot do without. */
export const gapsOf: Partial<Record<Occasion, Partial<Record<Need, Gap>>>> = {
  sale: { offer: { label: 'Offer', words: '[what the customer gets]' } },
  event: { date: { label: 'When', words: '[date and time]' } },
  course: { date: { label: 'When', words: '[date and time]' } },
  opening: { date: { label: 'When', words: '[opening date]' } },
  hours: { hours: { label: 'Opening hours', words: '[your opening hours]' } },
  closure: { date: { label: 'Closed', words: '[from when to when]' } },
  move: { place: { label: 'New address', words: '[your new address]' } },
  advice: { tips: { label: '', words: '[your points, a line each]' } },
  'price-change': { price: { label: 'New price', words: '[price]' } },
};
