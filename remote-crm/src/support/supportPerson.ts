import { currentActor, profileName, useOwnName } from '@steps/business';
import { setPreference } from '@steps/platform';

/** Who works here: signs replies and decides what "My open" shows. Empty until somebody says so. */
export const usePersonName = useOwnName;

/** The name under which something is recorded. */
export const personName = currentActor;

/** If people were added, their names come from their records. */
export const setPersonName = (name: string): void => setPreference(profileName, name.trim());
