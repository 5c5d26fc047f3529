import { page, paths } from '@steps/shared/paths';

/** The addresses of this remote's pages, as `remote.json` announces them; those that others link to are shared. */
export const crmPaths = {
  contact: paths.contact,
  company: paths.company,
  settings: page('/crm/settings'),
} as const;
