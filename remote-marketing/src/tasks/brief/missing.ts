import type { Missing } from '@steps/business/tasks';
import { type BriefFacts, type Occasion, wordsOf } from './briefFacts';
import { marksIn } from './marks';
import { hasAddress } from './places';

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
  tips: 'Which points should it make? List them in a few words each; a template makes up none.',
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

/** Gaps that a text for customers shows where the brief is silent; what it cannot do without. */
const gaps: Partial<Record<Occasion, Partial<Record<Need, { label: string; words: string }>>>> = {
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

/** The marked gaps of a text about this brief, each with its label. */
export function gapsIn(facts: BriefFacts): { label: string; words: string }[] {
  const dated = facts.occasion !== 'course' || /\b(?:course|workshop|retreat|bootcamp)\b/i.test(facts.brief);
  const wanted = Object.entries(gaps[facts.occasion] ?? {}) as [Need, { label: string; words: string }][];
  return facts.english ? wanted.filter(([need]) => dated && !given(need, facts)).map(([, gap]) => gap) : [];
}

/** A heading to fill where the brief does not say what it is about. */
export const subjectGap = (facts: BriefFacts): string =>
  facts.english && !given('subject', facts) ? '[What it is about]' : '';

/** What is missing for this occasion, the subject first. `besides` are needs of the kind of text. */
export function missingIn(facts: BriefFacts, besides: readonly Need[] = []): Missing[] {
  if (!facts.english)
    return [
      {
        fact: 'English',
        question: 'Templates are in British English only. Can you give the brief in English, or connect a model?',
      },
    ];
  const needs = new Set<Need>(['subject', ...by[facts.occasion], ...besides]);
  return [
    ...[...needs].filter((need) => !given(need, facts)).map((need) => ({ fact: need, question: questions[need] })),
    ...facts.unused.map((words) => ({
      fact: 'detail',
      question: `Should “${words}” be in it? It was left out: say it in at most twenty words.`,
    })),
  ];
}

const limited = /\boff\b|half[- ]price|\b(?:two|three|2|3) for\b|get one/i;

function given(need: Need, facts: BriefFacts): boolean {
  const kinds = new Set(marksIn(facts.brief).map(({ kind }) => kind));
  const dated = kinds.has('when') || kinds.has('ends') || kinds.has('deadline');
  const free = /\bfree\b/i.test(facts.brief);
  const place = wordsOf(facts, 'place').length > 0 || kinds.has('link') || hasAddress(facts.brief);
  const given: Record<Need, boolean> = {
    subject: facts.facts.some(
      ({ kind, words }) =>
        kind === 'subject' ||
        kind === 'offer' ||
        (kind === 'action' && words.split(' ').length > 3 && facts.unused.length === 0),
    ),
    offer:
      wordsOf(facts, 'offer').length > 0 ||
      limited.test(facts.brief) ||
      free ||
      kinds.has('price') ||
      /\d ?%/.test(facts.brief),
    price: kinds.has('price') || free || /\d ?%/.test(facts.brief),
    date: dated,
    end: !limited.test(facts.brief) || dated,
    place: place || /\b(?:at|in|to) (?:our |the )?(?:\p{Lu}|\d|studio|shop|yard|hall)/u.test(facts.brief),
    reply:
      place ||
      wordsOf(facts, 'action').length > 0 ||
      kinds.has('phone') ||
      kinds.has('email') ||
      /\b(?:reply|message us|at reception|in (?:the )?(?:shop|store)|online|drop (?:off|in))\b/i.test(facts.brief),
    hours: dated || /\d ?(?:to|-|–) ?\d/.test(facts.brief),
    tips: wordsOf(facts, 'note', 'sentence').length > 1 || /:\s.+,/.test(facts.brief),
  };
  return given[need];
}
