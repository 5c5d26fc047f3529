import type { Mention } from './lexicon';
import { holdsColleagues } from './lexicon';
import { isDoing, type Role } from './roles';
import type { Asked } from './takeApart';

/** "Whom has Elin not called": her calls, not her contacts. A colleague beside what was done is who did it. */
export function withDoers({ mentions, words, lexicon }: Asked, roles: readonly Role[]): readonly Role[] {
  const activities = lexicon.nouns.find(({ name }) => name === 'activities');
  const owner = activities?.fields.find((field) => holdsColleagues(field));
  if (!activities || !owner) return roles;
  return roles.map((role, at) => {
    if (role.kind !== 'value' || role.via !== undefined || !holdsColleagues(role.field)) return role;
    const done = roles.findIndex(
      (one, place) =>
        one.kind === 'value' && one.via && isDoing(one.field.name) && isBy(words, mentions[at], mentions[place]),
    );
    const what = roles[done];
    const value = owner.values.find((one) => one.value === role.value.value);
    if (what?.kind !== 'value' || what.via === undefined || !value) return role;
    return { kind: 'value', noun: activities, field: owner, value, via: what.via, done };
  });
}

/** Whether somebody stands where the one who did it does: "has Elin called", "Elin did not call", "called by Elin". */
function isBy(words: Asked['words'], who: Mention | undefined, done: Mention | undefined): boolean {
  if (!who || !done) return false;
  const keys = (from: number, to: number) => words.slice(from, to).map(({ key }) => key);
  if (done.to <= who.from) return keys(done.to, who.from).join(' ') === 'by';
  const isOwners = /['’]s$/.test(words[who.to - 1]?.text ?? '');
  return !isOwners && keys(who.to, done.from).every((key) => helpers.has(key));
}

const helpers = new Set(
  "has have had did do does not never hasn't hasnt haven't havent didn't didnt doesn't doesnt yet ever already last first".split(
    ' ',
  ),
);
