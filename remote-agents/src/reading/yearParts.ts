import { ownFields } from '@steps/platform';
import { type FoundPeriod, months, ofMonth } from './calendarUnits';

const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** Parts of a year longer than a month: halves, seasons, the financial year, several months by their names. */
export function yearPartIn(text: string, today: string): FoundPeriod | undefined {
  return monthsTogether(text, today) ?? half(text, today) ?? financialYear(text, today) ?? season(text, today);
}

const placed = ({ index, 0: said }: RegExpExecArray) => ({ at: index, end: index + said.length });

/** "In September and October": months that follow one another. */
function monthsTogether(text: string, today: string): FoundPeriod | undefined {
  const name = `(${months.join('|')})`;
  const found = new RegExp(
    String.raw`\b(?:in|during|for|of|from|between) (?:both )?${name} (?:and|to|until|till|through)(?: the end of)? ${name}\b(?: (\d{4})\b)?(?: (?:together|combined))?`,
  ).exec(text);
  if (!found) return undefined;
  const [first, last] = [months.indexOf(found[1] ?? '') + 1, months.indexOf(found[2] ?? '') + 1];
  const isRange = /^(?:from|between)|(?:to|until|till|through) /.test(found[0]);
  if (last <= first || (!isRange && last !== first + 1)) return undefined;
  const present = ownFields(today);
  const year = found[3] ? Number(found[3]) : first > present.month ? present.year - 1 : present.year;
  return { ...placed(found), ...ofMonth(year, first, last - first + 1), words: found[0] };
}

/** "In the first half of the year", "H2 2025". */
function half(text: string, today: string): FoundPeriod | undefined {
  const found =
    /\b(?:in |during |for |of )?(?:the )?(?:(first|second) half(?: of (?:(?:the|this) year|(last year)|((?:19|20)\d\d)))?|h([12])(?: (?:of )?((?:19|20)\d\d))?)\b/.exec(
      text,
    );
  if (!found) return undefined;
  const [, which, isLast, named, short, year] = found;
  const isSecond = which === 'second' || short === '2';
  const of = Number(named ?? year ?? ownFields(today).year - (isLast ? 1 : 0));
  return { ...placed(found), ...ofMonth(of, isSecond ? 7 : 1, 6), words: found[0].trim() };
}

/** April to March, as most British businesses count; the tax year begins on 6 April. */
function financialYear(text: string, today: string): FoundPeriod | undefined {
  const found =
    /\b(?:in |during |for |of |over )?(?:(this|last|previous|next|current|the|our) )?(?:(?:current|last|previous) )?(financial year|fiscal year|tax year|fy)(?: so far| to date)?\b/.exec(
      text,
    );
  if (!found) return undefined;
  const { year, month, day } = ownFields(today);
  const isTax = found[2] === 'tax year';
  const began = month > 4 || (month === 4 && day >= (isTax ? 6 : 1)) ? year : year - 1;
  const start = began + (/\b(?:last|previous)\b/.test(found[0]) ? -1 : /\bnext\b/.test(found[0]) ? 1 : 0);
  const days = isTax
    ? { from: `${start}-04-06`, until: `${start + 1}-04-05` }
    : { from: `${start}-04-01`, until: `${start + 1}-03-31` };
  return { ...placed(found), ...days, words: found[0].trim() };
}

/** "This summer", "in the autumn", "since last spring". */
function season(text: string, today: string): FoundPeriod | undefined {
  const found =
    /\b(?:(since|in|during|over|before|after) (?:the )?)?(?:(?<=(?:since|in|during|over|before|after) (?:the )?)|(this|last|next) |the (last|next) )(spring|summer|autumn|winter)\b(?! (?:newsletter|campaign|sale|brochure|menu|booking|offer)s?\b)/.exec(
      text,
    );
  if (!found) return undefined;
  const [said, word, own, other, name = ''] = found;
  const which = own ?? other;
  const { year, month } = ownFields(today);
  const start = seasons[name] ?? 3;
  // The one that is over or has begun; of the one to come "next".
  const began = start <= month ? year : year - 1;
  const of =
    which === 'next' ? began + 1 : which === 'last' && isIn(start, month) ? began - 1 : which === 'this' ? year : began;
  const { from, until } = ofMonth(of, start, 3);
  const at = { at: found.index, end: found.index + said.length, words: said.trim() };
  // "Since summer" is since it was over, unless it is not.
  const isOver = (until ?? '') < today;
  if (word === 'since') return { ...at, from: isOver ? ofMonth(of, start + 3).from : from };
  if (word === 'after') return { ...at, from: ofMonth(of, start + 3).from };
  if (word === 'before') return { ...at, until: ofMonth(of, start - 1).until };
  return { ...at, from, until };
}

const isIn = (start: number, month: number): boolean => (month + 12 - start) % 12 < 3;
