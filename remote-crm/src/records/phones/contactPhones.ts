import { eachOnce } from '@steps/platform';

type Phones = { readonly phone: string; readonly otherPhones?: string | undefined };

/** All telephone numbers of a contact, the first as its main one; each once. */
export const phonesOf = ({ phone, otherPhones }: Phones): string[] =>
  eachOnce([phone, ...(otherPhones ? otherPhones.split(/\s*[,;\n]\s*/) : [])]);

/** All numbers of a contact in one text, for what reads numbers out of one. */
export const phonesText = ({ phone, otherPhones }: Phones): string =>
  otherPhones ? `${phone}; ${otherPhones}` : phone;
