import { preference, setPreference, usePreference, useSwitch } from '@steps/shared';
import * as v from 'valibot';

const nameId = 'support.name';
const keysId = 'support.singleKeys';

/** Who works here: signs replies, and "My open" goes by it. Empty until somebody says so. */
export const usePersonName = (): string => usePreference(nameId, v.string(), '');

/** Under which name something is recorded. */
export const personName = (): string => preference(nameId, v.string(), '') || 'You';

export const setPersonName = (name: string): void => setPreference(nameId, name.trim());

/** Whether single letters work; people who speak to their computer switch them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useSwitch(keysId, true);

export const setSingleKeys = (on: boolean): void => setPreference(keysId, on);
