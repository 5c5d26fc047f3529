import type { Prompt, TaskContext } from '@steps/platform/src/core/contract/aiTask';
import { currencyWords } from '@steps/platform/src/core/numbers/amountText';
import { brandMaterial, brandRules } from './brandMaterial';
import { oneLine } from './phrasing';

/**
 * A prompt in the shape every task uses. `material` is what the task works on, by name; it reaches the model apart from
 * the instructions, whatever is in it. Empty ones are left out.
 */
export function promptOf(
  role: string,
  asks: readonly string[],
  material: Readonly<Record<string, string>>,
  context: TaskContext,
): Prompt {
  const brand = brandMaterial(context);
  const system = [
    role,
    `You work for ${oneLine(context.businessName) || 'a small business'}${context.industry ? ` (industry: ${oneLine(context.industry)})` : ''} in the United Kingdom.`,
    `Write British English, plain words, prices in ${currencyWords()}.`,
    'Never invent facts, figures, customers, quotations or offers. Where something is missing, put what is needed in square brackets.',
    'A person reviews every answer before it is used.',
    ...brandRules(brand),
  ];
  const names = Object.entries(material).flatMap(([name, text]) => (text.trim() === '' ? [] : [`“${name}”`]));
  return {
    system: system.join('\n'),
    user: [...asks, names.length > 0 && `The material for this: ${names.join(', ')}.`].filter(Boolean).join('\n'),
    data: { ...material, ...brand },
  };
}
