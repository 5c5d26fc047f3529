import { contacts, useContacts } from '@steps/business';
import { addDays, definePreference, ownDay, preference, setPreference, usePreference } from '@steps/platform';
import * as v from 'valibot';
import { newcomersSince } from './newcomerRules';

const key = definePreference('__the-id__.newForDays', 'person');
const days = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Until somebody chooses. */
const atFirst = 30;

const firstDay = (newForDays: number) => addDays(ownDay(new Date()), -newForDays);

/** For how many days a contact is new; chosen in the settings. */
export const useNewForDays = (): number => usePreference(key, days, atFirst);

export const setNewForDays = (newForDays: number): void => setPreference(key, newForDays);

/** Contacts that are new, the latest first. */
export const newcomers = () => newcomersSince(contacts.all(), firstDay(preference(key, days, atFirst)));

/** The same, in render. */
export const useNewcomers = () => newcomersSince(useContacts(), firstDay(useNewForDays()));
