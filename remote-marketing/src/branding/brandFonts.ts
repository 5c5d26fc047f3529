import { pageFonts } from '../landing/pageTheme';

/** The font of a brand by its stored name; the plain one for a name that is none. */
export const fontOf = (name: string | undefined): { readonly label: string; readonly stack: string } =>
  Object.entries(pageFonts).find(([known]) => known === name)?.[1] ?? pageFonts.plain;
