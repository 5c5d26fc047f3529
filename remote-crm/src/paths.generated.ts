// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.
import { page, pageWithId } from '@steps/platform/paths';

/** The addresses of this remote's pages. */
export const crmPaths = {
  contact: pageWithId('/crm/contacts/:contactId'),
  company: pageWithId('/crm/companies/:companyId'),
  settings: page('/crm/settings'),
} as const;
