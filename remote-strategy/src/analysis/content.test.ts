import { industryNames } from '@steps/business/onboarding';
import { describe, expect, it } from 'vitest';
import { frameworks } from './frameworks';
import { industries } from './industries';
import { phases } from './phases';
import { filled, foundPrompts, placeholdersIn } from './promptRules';
import { promptCategories, promptTemplates } from './prompts';

describe('what the analysis offers', () => {
  it('is nine phases, numbered 1 to 9, each with title, description and prompt', () => {
    expect(phases.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { title, description, prompt } of phases) {
      expect(title && description && prompt.length > 80).toBe(true);
      expect(prompt).toContain('[COMPANY]');
    }
  });

  it('is 8 frameworks of the four complexities', () => {
    expect(frameworks).toHaveLength(8);
    expect(new Set(frameworks.map(({ complexity }) => complexity))).toEqual(
      new Set(['Beginner', 'Intermediate', 'Advanced', 'Expert']),
    );
  });

  it('is 12 industries with growth and maturity', () => {
    expect(industries.map(({ name }) => name)).toEqual(industryNames);
    expect(new Set(industries.map(({ growth }) => growth))).toEqual(new Set(['High', 'Medium']));
    expect(new Set(industries.map(({ maturity }) => maturity))).toEqual(new Set(['Emerging', 'Mature', 'Evolving']));
  });

  it.each(promptCategories)('is 4 to 5 prompts in the category %s, none twice', (category) => {
    const own = promptTemplates.filter((one) => one.category === category);
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(own.length).toBeLessThanOrEqual(5);
    expect(new Set(promptTemplates.map(({ title }) => title)).size).toBe(promptTemplates.length);
  });

  it('is prompts of three difficulties, each with placeholders', () => {
    expect(new Set(promptTemplates.map(({ difficulty }) => difficulty))).toEqual(
      new Set(['Intermediate', 'Advanced', 'Expert']),
    );
    for (const { text } of promptTemplates) expect(placeholdersIn(text)).toContain('COMPANY');
  });
});

describe('the search for prompts', () => {
  const titles = (search: string, category: Parameters<typeof foundPrompts>[2] = 'all') =>
    foundPrompts(promptTemplates, search, category).map(({ title }) => title);

  it('matches title or description, upper and lower case alike', () => {
    expect(titles('PRE-MORTEM')).toEqual(['Pre-mortem of the plan']);
    expect(titles('three levers')).toEqual(['Cash over 13 weeks']);
    expect(titles('nothing like this')).toEqual([]);
  });

  it('stays in the chosen category', () => {
    expect(titles('', 'financial')).toHaveLength(4);
    expect(titles('pre-mortem', 'market')).toEqual([]);
  });
});

describe('placeholders', () => {
  it('are filled from the business; those without a value stay visible', () => {
    expect(filled('[COMPANY] in [INDUSTRY] against [COMPETITOR]', { COMPANY: 'Fenwick', INDUSTRY: ' ' })).toBe(
      'Fenwick in [INDUSTRY] against [COMPETITOR]',
    );
    expect(placeholdersIn('[A B] [A B] [x] [C]')).toEqual(['A B', 'C']);
  });
});
