import type { Contact } from '@steps/business';
import type { Tone } from '@steps/platform/ui';
import { type Choices, choiceOf } from '../records/catalogue/choice';
import { wordsUsed } from '../records/wordsUsed';
import type { ContactCatalogue } from './contactCatalogue';

export type Temperature = Contact['temperature'];

/** Status values of spec 2, section 4. */
export const contactStatuses = [
  'Hot Lead',
  'Warm Lead',
  'Cold Lead',
  'Opportunity',
  'Customer',
  'lead',
  'prospect',
  'customer',
] as const;

/** Temperatures in their order. */
export const warmth: Record<Temperature, number> = { cold: 0, warm: 1, hot: 2 };

/** Status values to choose from: those of the specification, and those of imported contacts. Case makes no difference. */
export function statusesOf(all: readonly Contact[]): string[] {
  const known = [...contactStatuses.map((status) => [status]), wordsUsed(all, ({ status }) => [status])].flat();
  return known.filter(
    (status, index) => known.findIndex((one) => one.toLowerCase() === status.toLowerCase()) === index,
  );
}

/** The meaning of a status word, including those of other CRMs. */
export function statusTone(status: string): Tone {
  const word = status.toLowerCase();
  if (word === 'customer') return 'success';
  if (word === 'opportunity' || word === 'prospect') return 'info';
  if (word === 'hot lead') return 'danger';
  if (word === 'warm lead') return 'warning';
  return 'neutral';
}

/** A status as shown: sentence case ("lead" is "Lead"). */
export const statusLabel = (status: string): string =>
  status ? status.charAt(0).toUpperCase() + status.slice(1) : 'No status';

export const temperatureLabels: Readonly<Record<Temperature, string>> = { cold: 'Cold', warm: 'Warm', hot: 'Hot' };

/** The values that a contact's choices can have. */
export const contactChoices: Choices<ContactCatalogue> = {
  status: { options: statusesOf([]).map((value) => ({ value, label: statusLabel(value) })), shown: statusLabel },
  temperature: choiceOf(temperatureLabels),
};
