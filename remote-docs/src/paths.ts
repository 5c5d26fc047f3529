import { paths } from '@steps/shared/paths';

/** The addresses of this remote's pages, as `remote.json` announces them; those that others link to are shared. */
export const docsPaths = {
  help: paths.help,
  documentation: paths.documentation,
  architecture: paths.architecture,
  about: paths.about,
  pricing: paths.pricing,
} as const;
