import type { Contact } from '@steps/business';
import { addressKey } from '@steps/business/mailings';

/**
 * Why somebody may be written to under regulation 22 of the Privacy and Electronic Communications Regulations 2003: they agreed, bought
 * something like it (“soft opt-in”), or are a company, which the regulation does not protect. `none`: nothing is recorded.
 */
export type ConsentBasis = 'agreed' | 'customer' | 'company' | 'none';

/** Addresses at these are a person’s own, whatever company stands at the contact. */
const personalDomains: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com icloud.com me.com mac.com yahoo.com yahoo.co.uk btinternet.com sky.com virginmedia.com talktalk.net aol.com gmx.com gmx.de proton.me protonmail.com'.split(
    ' ',
  ),
);

/** Whether an address is at a provider for everybody. */
export const isPersonal = (address: string): boolean => personalDomains.has(addressKey(address).split('@')[1] ?? '');

export function consentOf({ properties, status, company, email }: Contact): ConsentBasis {
  // Written by forms of landing pages and by imports.
  if (String(properties.Consent ?? '').trim()) return 'agreed';
  if (status.toLowerCase() === 'customer') return 'customer';
  if (company.trim() && !isPersonal(email)) return 'company';
  return 'none';
}
