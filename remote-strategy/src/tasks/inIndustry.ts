import { brand, phrase } from '@steps/business/tasks';

/** "in hospitality & food", or nothing when the industry is not known. */
export function inIndustry({ industry }: { readonly industry: string }): string {
  const name = phrase.oneLine(industry);
  return name ? ` in ${brand.industryName(name)}` : '';
}
