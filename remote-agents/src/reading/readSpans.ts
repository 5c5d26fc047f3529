import type { FieldWords } from '@steps/business/queries';
import { addDays, ownDay } from '@steps/platform';
import { type Draft, isOwn } from './draft';
import { placesIn } from './words';

/** How long something took: bounds on it, and what "how long" asks for. */
export function readSpans(draft: Draft): void {
  const { asked } = draft;
  for (const { op, hours, isAge, ...span } of asked.spans) {
    const places = placesIn(asked.words, span);
    const [first = 0] = places;
    takeVerbs(draft);
    if (isAge) putAge(draft, op, hours, places);
    else {
      const field = spanField(draft, first);
      if (field?.unit)
        draft.put({ field: field.name, op, value: field.unit === 'days' ? round(hours / 24) : round(hours) }, first);
      else draft.leave(places);
    }
  }
}

/** "That took more than a week". */
export function takeVerbs({ asked: { words }, used }: Draft): void {
  const verbs = /^(?:take|takes|took|taken|taking|last|lasts|lasted|stay|stays|stayed|sitting|sat|sit)$/;
  for (const [at, { key }] of words.entries()) if (verbs.test(key)) used.add(at);
}

/** Whether a number says how long something took. */
const isTime = ({ unit }: FieldWords): boolean => unit === 'days' || unit === 'hours';

const round = (figure: number): number => Math.round(figure * 100) / 100;

/** "Older than a month": added until a month ago. */
function putAge(draft: Draft, op: string, hours: number, places: readonly number[]): void {
  const day = addDays(ownDay(draft.asked.now), -Math.round(hours / 24));
  if (!draft.field('createdAt') || draft.period || hours < 24) draft.leave(places);
  else
    draft.period = {
      field: 'createdAt',
      ...(op === 'above' ? { until: addDays(day, -1) } : { from: addDays(day, 1) }),
    };
}

/** The field with how long it took: the one that was said, that of a value beside it, else what is usual of the noun. */
export function spanField(draft: Draft, at: number, isAsked = false): FieldWords | undefined {
  const { noun, values, asked } = draft;
  const said = draft.take(draft.find((one) => isOwn(one) && isTime(one.role.field)));
  if (said) return said;
  const own = values.filter(({ role }) => role.via === undefined && role.value.span !== undefined);
  const near = own.findLast(({ mention }) => mention.from < at) ?? own[0];
  const isUsual =
    isAsked ||
    asked.words.some(({ key }) => /^(?:take|takes|took|taken|taking|last|lasts|lasted|longer|shorter)$/.test(key));
  return draft.field(near?.role.value.span ?? (isUsual ? noun.span : undefined));
}
