import { pointsBack } from './followUp';
import type { Lexicon } from './lexicon';
import { wordsOf } from './words';

/** A question without what was said besides. */
export interface Plain {
  readonly question: string;
  /** As it was said: "I'm preparing a report for my boss". */
  readonly said: string;
  /** Whether it may say which records are meant: a place, a day, a name. */
  readonly mayMatter: boolean;
}

/** What somebody is doing, or for whom they ask; who needs or wants something asks for it. */
const tells = new RegExp(
  String.raw`^(?:(?:so|and|but|because|as|since|well|ok|okay|right|hi|hello|hey|sorry|just) )*(?:${[
    String.raw`(?:i am|i['’]?m|we are|we['’]re|i was|we were) (?!(?:look|search|wonder|try|miss|interest|after|curious|ask)\w*\b)\S+`,
    "(?:i|we)(?:['’]ve)? (?:have |got |have got )?(?:an?|the|my|our) ",
    String.raw`(?:i|we) (?:have|had|got|promised|told|said|think|thought|forgot|lost|just|will|must|should|can|could|might)\b`,
    String.raw`(?:my|our) (?:boss|chef|manager|colleague|accountant|wife|husband|partner|director|team|bank)\b`,
    String.raw`(?:it is|it['’]?s|this is|that is|thats|asking|needed|need it|need this|want it|only)? ?for (?:my|our|the|an?|tomorrow|today|next)\b`,
    String.raw`to (?:plan|prepare|decide|know|see|check|put|send|invite|print|show)\b`,
  ].join('|')})`,
  'iu',
);
/** Whatever has one of these may be a part of the question. */
const matters =
  /\d|\b(?:not|no|never|without|except|excluding|only|apart|but|more|less|fewer|than|over|under|above|below|least|most|both|either|all|any|every|i mean|meaning|which|who|what|where|when|how)\b|n['’]t\b/iu;

/** The question without a piece of it, set off by a stop, that tells why it is asked. */
export function plainOf(question: string, lexicon: Lexicon): Plain | undefined {
  const pieces = question.split(/(?<=[,;:.!?])\s+|\s+[-\u2013\u2014]+\s+/u).filter((piece) => /\p{L}/u.test(piece));
  const found = pieces.findIndex((piece) => tells.test(piece) && !matters.test(piece));
  const piece = pieces[found];
  if (piece === undefined || pieces.length < 2) return undefined;
  const rest = pieces.filter((_, at) => at !== found).join(' ');
  const meaningsOf = (text: string) =>
    lexicon.mentionsIn(wordsOf(text), () => true).flatMap(({ meanings }) => meanings);
  const names = meaningsOf(rest).some(({ kind }) => kind === 'noun' || kind === 'value');
  if (pointsBack.test(rest) || !names) return undefined;
  const told = meaningsOf(piece.replace(/\b(?:my|our) (?:boss|manager|director|partner|team)\b/giu, ''));
  const mayMatter =
    !makes.test(piece) && (told.some(({ kind }) => kind === 'value' || kind === 'record') || days.test(piece));
  return { question: rest, said: piece.replace(/[\s,;:.!?]+$/u, ''), mayMatter };
}

/** "For the newsletter I am writing". */
const makes = /\b(?:writ|prepar|mak|draft|edit)ing\b|\b(?:putting together|working on)\b/iu;
const days =
  /\b(?:today|tomorrow|yesterday|tonight|week\w*|month\w*|quarter|year|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?s?\b/iu;
