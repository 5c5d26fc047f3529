import type { Role } from './roles';
import { isFiller } from './smallWords';
import type { Asked } from './takeApart';
import type { Word } from './words';

/** Which mentions a "no" or "without" belongs to: the next one after it. */
export function negationsOf(asked: Asked, roles: readonly Role[]): ReadonlyMap<number, number> {
  const { mentions, phrases, words } = asked;
  const found = new Map<number, number>();
  for (const at of phrases.negations) {
    const next = mentions.findIndex(({ from }) => from > at && from - at <= 5 && !isCut(words, at, from));
    if (next < 0) continue;
    // "Without open deals" is said of the deals.
    const role = roles[next];
    const following = roles.findIndex(
      (one, index) =>
        index > next &&
        one.kind === 'step' &&
        role?.kind === 'value' &&
        role.via === one.relation &&
        words.slice(mentions[next]?.to, mentions[index]?.from).every(({ key }) => /^(?:an?|any)$/.test(key)),
    );
    const [own, after] = [roles[next], roles[next + 1]];
    const isLabel =
      own?.kind === 'field' &&
      after?.kind === 'value' &&
      after.field.name === own.field.name &&
      (mentions[next + 1]?.from ?? 0) - (mentions[next]?.to ?? 0) <= 1;
    const first = following > 0 ? following : isLabel ? next + 1 : next;
    found.set(first, at);
    for (let other = first + 1; isAlike(asked, roles, other); other += 1) found.set(other, at);
  }
  return found;
}

/** "Without a phone number or an email": the next one of its kind after "or". "Except those in Leeds and York": in neither. */
function isAlike({ mentions, words, phrases }: Asked, roles: readonly Role[], at: number): boolean {
  const [before, mention, role] = [mentions[at - 1], mentions[at], roles[at]];
  if (!before || !mention || role?.kind !== roles[at - 1]?.kind || !/^(?:field|value|step)$/.test(role?.kind ?? ''))
    return false;
  const between = words.slice(before.to, mention.from).map(({ key }) => key);
  const isNegated = phrases.negations.some((place) => place >= before.to && place < mention.from);
  const last = roles[at - 1];
  const isSameField = role?.kind === 'value' && last?.kind === 'value' && role.field === last.field;
  const joins = isSameField ? /^(?:or|and)$/ : /^or$/;
  return joins.test(between[0] ?? '') && !isNegated && between.slice(1).every((key) => /^(?:a|an|any|the)$/.test(key));
}

const isCut = (words: readonly Word[], from: number, to: number): boolean =>
  words
    .slice(from + 1, to)
    .some((word) => !isFiller(word) && word.key !== 'got' && word.key !== 'one' && word.key !== 'single');
