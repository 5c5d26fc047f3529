import type { FieldCondition } from '@steps/business/queries';

/** An hour that a question names, with where it is; `at` has to lie within what is asked about. */
export interface FoundHour {
  readonly bounds: readonly { readonly op: FieldCondition['op'] | 'during'; readonly hour: number }[];
  readonly at: number;
  readonly end: number;
}

const time = String.raw`(?:(\d{1,2})(?:[:.](\d\d))? ?(am|pm|o['’]?clock)?|(noon|midday|lunch(?:time)?|midnight))`;
/** "At 3" is an hour where a day follows, or nothing. */
const isLast = String.raw`(?=\s*(?:$|[?.!,]|(?:today|tomorrow|on|this|next|and|or)\b))`;

const named: Readonly<Record<string, number>> = { noon: 12, midday: 12, lunch: 12, lunchtime: 12, midnight: 24 };

/** Hours of a day as they are said: "after 2pm", "before noon", "at 3". From one to six they are those of the afternoon. */
function hourOf([figure, minutes, half, word]: readonly (string | undefined)[]): number | undefined {
  if (word) return named[word];
  const hour = Number(figure);
  if (hour > 23 || Number(minutes ?? 0) > 59) return undefined;
  const isAfternoon = half === 'pm' ? hour < 12 : half !== 'am' && minutes === undefined && hour > 0 && hour < 7;
  return (half === 'am' && hour === 12 ? 0 : hour) + (isAfternoon ? 12 : 0) + Number(minutes ?? 0) / 60;
}

const ops: Readonly<Record<string, FoundHour['bounds'][number]['op']>> = {
  ...{ at: 'during', around: 'during', before: 'below', until: 'below', till: 'below', by: 'at-most' },
  ...{ after: 'at-least', from: 'at-least', past: 'at-least' },
};

/** The hours of a question, on its text in small letters. */
export function hoursIn(text: string): readonly FoundHour[] {
  const range = new RegExp(String.raw`\b(?:between|from) ${time} (?:and|to|until|till|-) ${time}${isLast}`).exec(text);
  const [low, high] = [hourOf(range?.slice(1, 5) ?? []), hourOf(range?.slice(5, 9) ?? [])];
  // "From 9 to 5" of nothing else may be pounds: only a range with a time in it is one.
  if (range && low !== undefined && high !== undefined && low < high && /:|am|pm|noon|o'?clock|midday/.test(range[0]))
    return [
      {
        bounds: [
          { op: 'at-least', hour: low },
          { op: 'below', hour: high },
        ],
        ...placed(range),
      },
    ];
  return [
    ...text.matchAll(new RegExp(String.raw`\b(at|around|before|until|till|by|after|from|past) ${time}${isLast}`, 'g')),
  ].flatMap((found) => {
    const hour = hourOf(found.slice(2, 6));
    const op = ops[found[1] ?? ''];
    return hour === undefined || op === undefined ? [] : [{ bounds: [{ op, hour }], ...placed(found) }];
  });
}

const placed = ({ index, 0: said }: RegExpExecArray) => ({ at: index, end: index + said.length });
