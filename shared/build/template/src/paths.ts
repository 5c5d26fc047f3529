import { page } from '@steps/shared/paths';

/** The addresses of this remote's pages, as `remote.json` announces them. */
export const paths = {
  home: page('/__the-id__'),
} as const;
