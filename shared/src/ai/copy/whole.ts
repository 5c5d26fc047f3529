import { actionLine, announcement, notesLine, offerLine, placeAndTimeLine, priceLine } from './announcement';
import { oneLine, upperFirst } from './phrasing';
import {
  channelsOf,
  offerWords,
  priceWords,
  restWords,
  subjectTitle,
  type Telling,
  untilWords,
  whenWords,
  whereWords,
} from './telling';

/** The sentences of a whole text: what it is about, what it offers and costs, and what to do. All facts are in one of them. */
export interface Sentences {
  readonly about: string;
  readonly offer: string;
  readonly price: string;
  readonly notes: string;
  readonly place: string;
  readonly action: string;
}

/** Writes all facts as sentences. `offerFirst` keeps the offer for a sentence of its own at the start. */
export function sentencesFor(
  telling: Telling,
  tone: string,
  fallback: 'reply' | 'message' | 'none',
  offerFirst = false,
): Sentences {
  const early = offerFirst ? offerLine(telling, 'plain') : '';
  const about = announcement(telling, tone);
  const offer = early || offerLine(telling, tone);
  const price = priceLine(telling);
  const place = placeAndTimeLine(telling);
  const action = actionLine(telling, fallback);
  return { about, offer, price, place, action, notes: notesLine(telling) };
}

/** The same facts as a list with headings: for details at a glance. */
export function factList(telling: Telling): string[] {
  const { facts } = telling;
  const about = facts.statement ?? facts.subject;
  if (about) telling.said.add(about);
  if (facts.audience) telling.said.add(facts.audience);
  const channels = channelsOf(telling);
  const entries: readonly (readonly [string, string])[] = [
    [
      telling.occasion === 'thanks' ? 'Thank you for' : 'What',
      [
        upperFirst(facts.statement?.words ?? '') ||
          subjectTitle(telling) ||
          (telling.occasion === 'closure' ? 'We are closed' : ''),
        facts.audience && `for ${facts.audience.words}`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
    ['Offer', offerWords(telling)],
    ['When', withoutOn(whenWords(telling))],
    [
      facts.whens.some(({ limit }) => limit === 'by') ? 'Deadline' : 'Ends',
      untilWords(telling).replace(/^(?:until|by) /, ''),
    ],
    ['Where', withoutAt(whereWords(telling))],
    [telling.occasion === 'hiring' ? 'Pay' : 'Price', priceWords(telling)],
    ['Good to know', restWords(telling).join(', ')],
    ['Code', channels.code],
    ['Website', channels.link],
    ['Phone', channels.phone],
    ['Email', channels.email],
  ];
  return entries
    .filter(([, words]) => words !== '')
    .map(([name, words]) =>
      `${name}: ${upperFirst(words)}`.replace(
        /^((?:Website|Email): )(.)/,
        (_w, label: string, first: string) => label + first.toLowerCase(),
      ),
    );
}

const withoutOn = (words: string) => words.replace(/^(?:on|at|in) /, '');
const withoutAt = (words: string) => words.replace(/^at /, '');

/** The name of the business, in one line. */
export const businessOf = (name: string): string => oneLine(name) || 'us';
