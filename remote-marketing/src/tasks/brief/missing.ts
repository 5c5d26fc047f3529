import type { Missing } from '@steps/business/tasks';
import { type Gap, gapsOf, type Need, needsOf, questions } from '../templates/gapTemplates';
import { type BriefFacts, wordsOf } from './briefFacts';
import { marksIn } from './marks';
import { hasAddress } from './places';

/** The marked gaps of a text about this brief, each with its label. */
export function gapsIn(facts: BriefFacts): Gap[] {
  const dated = facts.occasion !== 'course' || /\b(?:course|workshop|retreat|bootcamp)\b/i.test(facts.brief);
  const wanted = Object.entries(gapsOf[facts.occasion] ?? {}) as [Need, Gap][];
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
  const needs = new Set<Need>(['subject', ...needsOf[facts.occasion], ...besides]);
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
