import { expect, it } from 'vitest';
import { analysisPhases } from '../analysisPhases';
import { lensFor } from './analysisLenses';

it.each([
  ['SWOT analysis', 4],
  ['Porter’s Five Forces', 5],
  ['PESTLE', 6],
  ['BCG growth-share matrix', 4],
  ['Ansoff', 4],
  ['McKinsey 7S', 7],
  ['Value chain', 5],
  ['Blue Ocean strategy canvas', 4],
  ['A framework of our own', 0],
])('%s has its headings, each with a phase and what would settle it', (framework, count) => {
  const { headings } = lensFor(framework);
  expect(headings).toHaveLength(count);
  for (const { heading, phase, often } of headings) {
    expect(heading).toMatch(/^\p{Lu}/u);
    expect(phase >= 1 && phase <= analysisPhases).toBe(true);
    expect(often).toMatch(/^\p{Lu}[^|]+\. To settle it, \p{Ll}[^|]+\p{L}\.$/u);
  }
});
