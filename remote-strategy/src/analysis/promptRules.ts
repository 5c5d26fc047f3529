import { textFinder } from '@steps/platform';
import type { PromptCategory, PromptTemplate } from './prompts';

/** Prompts whose title or description holds the words, upper and lower case alike, in one category or all. */
export function foundPrompts(
  templates: readonly PromptTemplate[],
  search: string,
  category: PromptCategory | 'all',
): readonly PromptTemplate[] {
  const holds = textFinder(search);
  return templates.filter(
    (one) => (category === 'all' || one.category === category) && holds(one.title, one.description),
  );
}

const placeholder = /\[([A-Z][A-Z ]*)\]/g;

/** The placeholders of a text, each once, in their order. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? '')),
];

/** The text with its placeholders filled; those without a value stay as they are, so that somebody sees them. */
export const filled = (text: string, values: Readonly<Record<string, string | undefined>>): string =>
  text.replace(placeholder, (whole, name: string) => values[name]?.trim() || whole);

/** What the business knows of itself, by placeholder. */
export const businessValues = (
  client: { readonly businessName: string; readonly country: string } | undefined,
  industry: string,
): Readonly<Record<string, string | undefined>> => ({
  COMPANY: client?.businessName,
  INDUSTRY: industry,
  COUNTRY: client?.country,
  TIMEFRAME: '90 days',
});
