import { marketingPaths } from '../paths.generated';

/** Where an email is edited. Both addresses of the builder show the same screen. */
export const designHref = (id: string): string =>
  `${marketingPaths.emailBuilderEditor.href()}?${new URLSearchParams({ design: id })}`;
