import { region } from './session/regionState';

/** How numbers are written: `1,250.50`, `1.250,50`, `1 250,50` or `1’250.50`. */
export const numberForms = {
  point: { group: ',', decimal: '.', example: '1,250.50' },
  comma: { group: '.', decimal: ',', example: '1.250,50' },
  space: { group: '\u00a0', decimal: ',', example: '1\u00a0250,50' },
  apostrophe: { group: '’', decimal: '.', example: '1’250.50' },
} as const;
export type NumberForm = keyof typeof numberForms;

/** A text in the form of the region, from the British one of `Intl`: `1,250.50` as `1.250,50`. */
export function inForm(british: string): string {
  const form = region().numbers;
  const { group, decimal } = numberForms[form];
  return form === 'point' ? british : british.replace(/[.,]/g, (sign) => (sign === ',' ? group : decimal));
}
