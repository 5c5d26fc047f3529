import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySetup, freeSessionName, isComplete, nextPhase, phaseStatus, progressPercent } from './sessionRules';

const phase = fc.integer({ min: 1, max: 9 });

describe('the nine phases', () => {
  it('below the current one are completed, the current one is active, later ones are pending', () => {
    expect([1, 2, 3, 4, 5].map((id) => phaseStatus(id, 4))).toEqual([
      'completed',
      'completed',
      'completed',
      'active',
      'pending',
    ]);
  });

  it('show the ninth as completed once it is current', () => {
    expect(phaseStatus(9, 9)).toBe('completed');
    expect(phaseStatus(9, 8)).toBe('pending');
  });

  it('have exactly one active phase until the ninth is reached', () => {
    fc.assert(
      fc.property(phase, (current) => {
        const active = Array.from({ length: 9 }, (_, at) => phaseStatus(at + 1, current)).filter(
          (status) => status === 'active',
        );
        expect(active).toHaveLength(current === 9 ? 0 : 1);
      }),
    );
  });

  it('advance one at a time and never beyond the ninth', () => {
    expect(nextPhase(1)).toBe(2);
    expect(nextPhase(8)).toBe(9);
    expect(nextPhase(9)).toBeUndefined();
  });

  it('make progress of phase / 9 × 100', () => {
    expect([1, 4, 9].map(progressPercent)).toEqual([11, 44, 100]);
  });
});

describe('the setup', () => {
  const whole = {
    businessContext: 'Joinery',
    industry: 'Manufacturing',
    strategicQuestions: '',
    selectedFramework: 'SWOT',
  };

  it('is complete with business context, industry and framework; questions may be left out', () => {
    expect(isComplete(whole)).toBe(true);
  });

  it.each(['businessContext', 'industry', 'selectedFramework'] as const)('is not complete without %s', (field) => {
    expect(isComplete({ ...whole, [field]: '  ' })).toBe(false);
  });

  it('is empty after a reset, and so not complete', () => {
    expect(isComplete(emptySetup)).toBe(false);
    expect(Object.values(emptySetup)).toEqual(['', '', '', '']);
  });
});

it('a second session of one name gets a number', () => {
  expect(freeSessionName('Review', ['Review', 'Review (2)'])).toBe('Review (3)');
});
