import type { Occasion } from './briefFacts';

/** What a reader may need to know. */
export type Need = 'subject' | 'offer' | 'price' | 'date' | 'end' | 'place' | 'reply' | 'hours' | 'tips';

/** How the person is asked for it. */
export const questions: Record<Need, string> = {
  subject: 'What exactly is it about? Name the product, service or event.',
  offer: 'What does the customer get? For example 20% off, two for one, or a free first visit.',
  price: 'What does it cost?',
  date: 'When is it? Give the date, and the time if there is one.',
  end: 'Until when does it run?',
  place: 'Where is it? An address, or “online”.',
  reply: 'How should people reply, book or buy: a link, a phone number or an email address?',
  hours: 'Which days and hours are meant?',
  tips: 'Which points should it make? List them in a few words each; a template makes up none.',
};

/** What each occasion needs. */
export const needsOf: Record<Occasion, readonly Need[]> = {
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
};

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
