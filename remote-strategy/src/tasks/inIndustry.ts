import { industryName, oneLine } from '@steps/business/tasks';

/** "in hospitality & food", or nothing when the industry is not known. */
export function inIndustry({ industry }: { readonly industry: string }): string {
  const name = oneLine(industry);
  return name ? ` in ${industryName(name)}` : '';
}
