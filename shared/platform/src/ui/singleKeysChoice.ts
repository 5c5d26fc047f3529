import * as v from 'valibot';
import { definePreference, setPreference, usePreference } from '../core/session/preferenceState';

const key = definePreference('singleKeys', 'person');
const earlierInReview = definePreference('review.singleKeys', 'person');
const earlierInSupport = definePreference('support.singleKeys', 'person');
const chosen = v.optional(v.boolean());

/** Whether single letters do something anywhere; people who speak to their computer switch them off (WCAG 2.1.4). */
export function useSingleKeysOn(): boolean {
  const now = usePreference(key, chosen, undefined);
  // Where the choice was kept while each page had its own; off in one place means off.
  const inReview = usePreference(earlierInReview, chosen, undefined);
  const inSupport = usePreference(earlierInSupport, chosen, undefined);
  return now ?? (inReview !== false && inSupport !== false);
}

/** Switches single keys on or off, everywhere. */
export const setSingleKeys = (on: boolean): void => setPreference(key, on);
