import { preference, setPreference, usePreference } from '@steps/shared';
import * as v from 'valibot';

const nameId = 'support.name';

/** Who works here: signs replies, and "My open" goes by it. Empty until somebody says so. */
export const usePersonName = (): string => usePreference(nameId, v.string(), '');

/** Under which name something is recorded. */
export const personName = (): string => preference(nameId, v.string(), '') || 'You';

export const setPersonName = (name: string): void => setPreference(nameId, name.trim());
