import type { Missing } from '../../core/contract/aiTask';
import type { BriefFacts, Occasion } from './facts/briefFacts';

export type Need = 'subject' | 'offer' | 'price' | 'date' | 'end' | 'place' | 'reply' | 'hours' | 'tips';

const questions: Record<Need, string> = {
  subject: 'What exactly is it about? Name the product, service or event.',
  offer: 'What does the customer get? For example 20% off, two for one, or a free first visit.',
  price: 'What does it cost?',
  date: 'When is it? Give the date, and the time if there is one.',
  end: 'Until when does it run?',
  place: 'Where is it? An address, or “online”.',
  reply: 'How should people reply, book or buy: a link, a phone number or an email address?',
  hours: 'Which days and hours are meant?',
  tips: 'Which points should it make? List them in a few words each; the built-in engine makes up none.',
};

const by: Record<Occasion, readonly Need[]> = {
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
  appeal: ['reply'],
  advice: ['tips'],
  general: ['reply'],
};

/** What is missing for this occasion, the subject first. `besides` are needs of the kind of text. */
export function missingIn(facts: BriefFacts, besides: readonly Need[] = []): Missing[] {
  if (!facts.english)
    return [
      {
        fact: 'English',
        question:
          'The built-in engine writes British English only. Can you give the brief in English, or connect a model?',
      },
    ];
  const needs = new Set<Need>(['subject', ...by[facts.occasion], ...besides]);
  return [
    ...[...needs].filter((need) => !given(need, facts)).map((need) => ({ fact: need, question: questions[need] })),
    ...facts.unused.map(({ words }) => ({
      fact: 'detail',
      question: `Should “${words}” be in it? It was left out: say it in at most five words between commas.`,
    })),
  ];
}

function given(need: Need, facts: BriefFacts): boolean {
  const dated = facts.whens.some(({ day, role }) => day && role !== 'until');
  const given: Record<Need, boolean> = {
    subject:
      facts.subject !== undefined ||
      facts.statement !== undefined ||
      facts.details.length > 0 ||
      facts.people.length > 0 ||
      facts.offers.some(({ on, words }) => on !== '' || words.includes('free')) ||
      facts.occasion === 'closure' ||
      facts.occasion === 'hours' ||
      facts.occasion === 'move',
    offer: facts.offers.length > 0 || facts.prices.length > 0,
    price: facts.prices.length > 0 || facts.offers.some(({ words }) => words.includes('free')),
    date: facts.whens.some(({ day }) => day),
    end:
      !facts.offers.some(({ words }) => /\boff$|half price|^\w+ for \S+$|get one/.test(words)) ||
      facts.whens.some(({ role }) => role === 'until' || role === 'span' || role === 'every') ||
      facts.whens.some(({ day, role }) => day && role === 'on'),
    place: facts.places.length > 0 || facts.links.length > 0,
    reply:
      facts.links.length + facts.phones.length + facts.emails.length > 0 ||
      facts.places.length > 0 ||
      /\breply\b/i.test(facts.brief),
    hours: dated && facts.whens.some(({ time }) => time),
    tips: facts.details.length > 2,
  };
  return given[need];
}
