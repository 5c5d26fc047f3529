import type { FieldWords, FoundRecord, NounWords } from '@steps/business/queries';
import { holdsColleagues, type Meaning, type Mention, type SaidValue } from './lexicon';
import type { Asked } from './takeApart';
import type { Word } from './words';

/** Statuses by which people and companies are called: customers, prospects. */
export const isPerson = (field: string, { name }: NounWords): boolean =>
  field === 'status' && (name === 'contacts' || name === 'companies');

/** "Calls with contacts in health" are calls. */
export const isDoing = (field: string): boolean => field === 'type';

/** What one mention is taken for. */
export type Role =
  | { readonly kind: 'subject' }
  | { readonly kind: 'step'; readonly relation: string; readonly noun: NounWords }
  | {
      readonly kind: 'value';
      readonly noun: NounWords;
      readonly field: FieldWords;
      readonly value: SaidValue;
      readonly also?: readonly SaidValue[];
      readonly via?: string | undefined;
      /** Of who did it: which mention says what was done. */
      readonly done?: number;
      /** Whether it may as well be said of the noun itself. */
      readonly isEither?: boolean;
    }
  | { readonly kind: 'field'; readonly noun: NounWords; readonly field: FieldWords; readonly via?: string | undefined }
  | { readonly kind: 'record'; readonly record: FoundRecord }
  | { readonly kind: 'none' };

/** All ways to take the mentions, as few as make sense. */
export function choicesOf(asked: Asked, noun: NounWords): readonly (readonly Role[])[] {
  let choices: Role[][] = [[]];
  for (const mention of asked.mentions) {
    const roles = rolesOf(asked, noun, mention);
    choices = choices.flatMap((chosen) => roles.map((role) => [...chosen, role])).slice(0, 64);
  }
  return choices;
}

/** The relation of a noun to another one. */
export const relationTo = (noun: NounWords, other: string): string | undefined =>
  Object.keys(noun.relations).find((name) => noun.relations[name]?.noun === other);

function rolesOf({ mentions, period, words, phrases }: Asked, noun: NounWords, mention: Mention): readonly Role[] {
  const roles: Role[] = [];
  const nextNoun = mentions.find(
    ({ from, meanings }) => from === mention.to && meanings.some(({ kind }) => kind === 'noun'),
  );
  const before = mentions.filter(
    (one) =>
      one.to <= mention.from && one.meanings.some(({ kind }) => kind === 'noun') && !isLabelled(one, mentions, noun),
  );
  // "Jobs" are what is asked about, be it deals or tasks.
  const near = [nextNoun, ...before.toReversed()].flatMap((one) => {
    const names = (one?.meanings ?? []).flatMap((meaning) => (meaning.kind === 'noun' ? [meaning.noun.name] : []));
    return names.includes(noun.name) ? [noun.name] : names;
  });
  const { meanings } = mention;
  const labels = mentions.flatMap((one) =>
    one.to === mention.from
      ? one.meanings.flatMap((is) => (is.kind === 'field' && is.noun.name === noun.name ? [is.field.name] : []))
      : [],
  );
  // "Assigned to anyone" says nothing of a contact.
  const isAnyone =
    mentions.some(
      ({ to, meanings: before }) =>
        to === mention.from && before.some((one) => one.kind === 'field' && holdsColleagues(one.field)),
    ) && meanings.some((one) => one.kind === 'noun' && one.noun.name === 'contacts');
  if (isAnyone) return [{ kind: 'subject' }];
  // A noun by itself is what is asked about, whatever value bears its name: a meeting's kind is "meeting".
  if (meanings.some((meaning) => meaning.kind === 'noun' && meaning.noun.name === noun.name))
    return [{ kind: 'subject' }];
  const all = (kind: 'value' | 'field') =>
    meanings.flatMap((meaning) => (meaning.kind === kind && meaning.noun.name === noun.name ? [meaning] : []));
  // "Tagged Decision Maker" is the tag, though a role bears the name.
  const labelled = all('value').filter(({ field }) => labels.includes(field.name));
  if (labelled.length > 0) return united(labelled);
  for (const meaning of meanings) if (meaning.kind === 'record') roles.push({ kind: 'record', record: meaning.record });
  // What belongs to another noun beside it is said of that one: "contacts with open deals".
  const others = meanings.filter((meaning) => meaning.kind !== 'record' && meaning.noun.name !== noun.name);
  const [told, rest] = [others.filter(({ kind }) => kind === 'value'), others.filter(({ kind }) => kind !== 'value')];
  const foreign = [...united(told), ...rest].flatMap((meaning): Role[] => {
    if ((meaning.kind !== 'value' || !('kind' in meaning)) && meaning.kind !== 'field') return [];
    const via = relationTo(noun, meaning.noun.name);
    // A word of a title is that of the noun itself, or of the company that it belongs to.
    if (via === undefined || (meaning.kind === 'value' && meaning.value.isPart && via !== 'company')) return [];
    return [
      meaning.kind === 'value' ? { ...meaning, via } : { kind: 'field', noun: meaning.noun, field: meaning.field, via },
    ];
  });
  const isOwnField = all('field').length > 0 && near[1] === noun.name && nextNoun !== undefined;
  // "Active ones" are such of what is asked about.
  const isOnes = words[mention.to]?.key === 'ones' && all('value').length > 0;
  const beside = foreign.filter(
    (role) => !isOwnField && !isOnes && 'noun' in role && near[0] === role.noun.name && role.noun.name !== noun.name,
  );
  // "When does it run out" asks for the day.
  const isDated =
    (period !== undefined || phrases.asksWhen) &&
    all('field').some(({ field }) => field.kind === 'moment' || field.kind === 'day');
  // "By owner" groups by the field, though it is a job title too.
  // "LinkedIn of Amelia Hart" is no source.
  const isOf =
    words[mention.to]?.key === 'of' &&
    mentions.some(({ from, meanings: next }) => from === mention.to + 1 && next.some(({ kind }) => kind === 'record'));
  const isField = isOf && all('value').every(({ field }) => field.name === 'source');
  const isGroup = isField || (phrases.groupAfter.has(mention.from) && all('field').length > 0);
  const ownRoles: Role[] = [
    ...(isDated || isGroup ? [] : united(all('value'))),
    ...all('field').map(({ field }): Role => ({ kind: 'field', noun, field })),
  ];
  // "Deals with a quote that are open": the quote, or the deals.
  const isEither = ownRoles.length > 0 && nextNoun === undefined && isCopula(words, before.at(-1), mention);
  if (beside.length > 0 && isEither)
    roles.push(...ownRoles, ...beside.map((role) => (role.kind === 'value' ? { ...role, isEither } : role)));
  else if (beside.length > 0) roles.push(...beside);
  else if (ownRoles.length > 0) roles.push(...ownRoles);
  const steps = meanings.flatMap((meaning): Role[] => {
    if (meaning.kind !== 'noun' || meaning.noun.name === noun.name) return [];
    const relation = relationTo(noun, meaning.noun.name);
    return relation === undefined ? [] : [{ kind: 'step', relation, noun: meaning.noun }];
  });
  roles.push(...steps);
  // Whose the contact is does not say whose the meeting is.
  if (roles.length === 0)
    roles.push(...foreign.filter((role) => role.kind === 'value' && !holdsColleagues(role.field) && !isApart(role)));
  return roles.length > 0 ? roles : [{ kind: 'none' }];
}

/** "With status opportunity" names a value, though deals are called so. */
const isLabelled = ({ from, meanings }: Mention, mentions: readonly Mention[], noun: NounWords): boolean =>
  mentions.some(
    (label) =>
      label.to === from &&
      label.meanings.some(
        (field) =>
          field.kind === 'field' &&
          field.noun.name === noun.name &&
          meanings.some(
            (one) => one.kind === 'value' && one.noun.name === noun.name && one.field.name === field.field.name,
          ),
      ),
  );

/** "Deals coming in" says nothing of meetings, "waiting on a quote" of tickets, "sent us" of quotes, unless they are named. */
const isApart = ({ field, noun, value: { value } }: Extract<Role, { kind: 'value' }>): boolean =>
  (noun.name === 'meetings' && field.name === 'state') ||
  (noun.name === 'tickets' && field.name === 'status') ||
  value === 'sent';

/** "Who are", "that is": what follows is said of what was named before. */
const isCopula = (words: readonly Word[], noun: Mention | undefined, { from }: Mention): boolean =>
  noun !== undefined && words.slice(noun.to, from).some(({ key }) => /^(?:is|are|was|were)$/.test(key));

/** Values of one field that a word stands for at once: who was spoken to was called or met. */
function united(meanings: readonly Meaning[]): readonly Role[] {
  const roles = new Map<string, Extract<Role, { kind: 'value' }>>();
  for (const meaning of meanings) {
    if (meaning.kind !== 'value') continue;
    const key = `${meaning.noun.name} ${meaning.field.name}`;
    const known = roles.get(key);
    roles.set(key, known ? { ...known, also: [...(known.also ?? []), meaning.value] } : meaning);
  }
  // A state is what its words were declared for; a stage or a status may bear the same name.
  const state = [...roles.values()].filter(({ field }) => field.name === 'state');
  return state.length > 0 ? state : [...roles.values()];
}
