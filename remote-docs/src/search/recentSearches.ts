import { definePreference, preference, setPreference, usePreference } from '@steps/platform';
import * as v from 'valibot';

const key = definePreference('help.recentSearches', 'device');
const schema = v.array(v.string());
/** How many are kept. */
const most = 5;

/** Keeps a search that led to something, the newest first. */
export function rememberSearch(query: string): void {
  const asked = query.trim();
  if (!asked) return;
  const others = preference(key, schema, []).filter((one) => one.toLowerCase() !== asked.toLowerCase());
  setPreference(key, [asked, ...others].slice(0, most));
}

/** Forgets all of them. */
export const forgetSearches = (): void => setPreference(key, []);

/** The last searches that led to something, the newest first. */
export const useRecentSearches = (): readonly string[] => usePreference(key, schema, []);
