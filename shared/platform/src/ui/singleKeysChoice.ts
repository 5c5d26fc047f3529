import * as v from 'valibot';
import { setPreference, usePreference } from '../core/session/preferenceState';

const chosen = v.optional(v.boolean());

/** Whether single letters do something anywhere; people who speak to their computer switch them off (WCAG 2.1.4). */
export function useSingleKeysOn(): boolean {
  const now = usePreference('singleKeys', chosen, undefined);
  // Where the choice was kept while each page had its own; off in one place means off.
  const inReview = usePreference('review.singleKeys', chosen, undefined);
  const inSupport = usePreference('support.singleKeys', chosen, undefined);
  return now ?? (inReview !== false && inSupport !== false);
}

/** Switches single keys on or off, everywhere. */
export const setSingleKeys = (on: boolean): void => setPreference('singleKeys', on);
