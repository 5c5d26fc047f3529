import { withoutDirectionSigns } from '@steps/platform/src/core/directionSigns';
import * as v from 'valibot';

/** Which device a subject belongs to. */
export const deviceOf = (subject: string): string => subject.slice(subject.lastIndexOf('.') + 1);

/** A record that somebody has open, and the field in which they type. */
export interface Place {
  readonly collection: string;
  readonly id: string;
  readonly field?: string | undefined;
}

/** What a device broadcasts. `run`: random, from its coming to its going. */
export type PresenceMessage =
  | { readonly run: string; readonly gone: true }
  | {
      readonly run: string;
      /** Milliseconds since 1970, by its own clock; later than in all its earlier messages. */
      readonly at: number;
      readonly name: string;
      /** What it calls itself: “iPhone”, “Chrome on Windows”. */
      readonly on: string;
      readonly places: readonly Place[];
    };

/** Characters of a name that are shown. */
const longestName = 60;
/** Records that one device may have open: one in each of its tabs. */
export const mostPlaces = 8;

const run = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const name = v.pipe(v.string(), v.maxLength(400), v.transform(cleanName));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
export const placeSchema = v.object({ collection: token, id: token, field: v.optional(token) });
const presenceSchema = v.union([
  v.object({ run, gone: v.literal(true) }),
  v.object({
    run,
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    name,
    on: name,
    places: v.pipe(v.array(placeSchema), v.maxLength(mostPlaces)),
  }),
]);

/** Reads what a device sent; `undefined` for anything else. */
export function readPresence(value: unknown): PresenceMessage | undefined {
  const read = v.safeParse(presenceSchema, value);
  return read.success ? read.output : undefined;
}

/** A name as it is shown: one line, limited in length, without characters that reorder or hide the text next to it. */
export function cleanName(typed: string): string {
  // What stands for no letter; joiners within a word or a sign stay.
  const plain = withoutDirectionSigns(typed).replace(
    /[\p{Cc}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u2028\u2029\u2060\ufeff]/gu,
    ' ',
  );
  return [...plain.replace(/\s+/gu, ' ').trim()].slice(0, longestName).join('').trim();
}
