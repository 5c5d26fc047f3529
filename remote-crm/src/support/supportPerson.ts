import { currentActor, useOwnName } from '@steps/business';
import { setPreference } from '@steps/platform';

const nameId = 'support.name';

/** Who works here: signs replies, and "My open" goes by it. Empty until somebody says so. */
export const usePersonName = useOwnName;

/** Under which name something is recorded. */
export const personName = currentActor;

/** Where people were added, their own records say how they are called. */
export const setPersonName = (name: string): void => setPreference(nameId, name.trim());
