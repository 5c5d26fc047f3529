import { eachOnce } from '@steps/platform';

type Phones = { readonly phone: string; readonly otherPhones?: string | undefined };

/** All telephone numbers of a contact, the main one first; each once. */
export const phonesOf = ({ phone, otherPhones }: Phones): string[] =>
  eachOnce([phone, ...(otherPhones ? otherPhones.split(/\s*[,;\n]\s*/) : [])]);

/** All numbers of a contact in one text, for code that reads numbers from a text. */
export const phonesText = ({ phone, otherPhones }: Phones): string =>
  otherPhones ? `${phone}; ${otherPhones}` : phone;
