import { definePreference, preference, setPreference } from '@steps/platform';
import * as v from 'valibot';

const recentSchema = v.array(v.object({ title: v.string(), href: v.string(), icon: v.optional(v.string()) }));

/** A place that was opened from the palette. */
export type RecentPlace = v.InferOutput<typeof recentSchema>[number];

const limit = 5;

// In the workspace's store, not in localStorage: a title can be a person's name, and the store is encrypted.
const keyOf = (clientId: string | undefined) => definePreference(`palette.recent.${clientId ?? 'none'}`, 'device');

/** The places opened last from the palette, newest first; each business has its own. */
export const recentPlaces = (clientId: string | undefined): readonly RecentPlace[] =>
  preference(keyOf(clientId), recentSchema, []);

export function rememberPlace(clientId: string | undefined, place: RecentPlace): void {
  const others = recentPlaces(clientId).filter(({ href }) => href !== place.href);
  setPreference(keyOf(clientId), [place, ...others].slice(0, limit));
}
