import { activity, deal, dealStages, testNow } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastTouch, needsOf } from './attentionRules';
import { boardColumns, cardStep } from './boardRules';
import { dealValue, wholePercent } from './dealInput';

describe('the board', () => {
  it('sorts open deals by close date, those without one last, and closed ones by when they closed', () => {
    const columns = boardColumns(
      [
        deal({ id: 'undated' }),
        deal({ id: 'late', closeDate: '2026-12-01' }),
        deal({ id: 'soon', closeDate: '2026-11-05' }),
        deal({ id: 'won-first', stage: 'won', stageChangedAt: '2026-01-01T00:00:00.000Z' }),
        deal({ id: 'won-last', stage: 'won', stageChangedAt: '2026-02-01T00:00:00.000Z' }),
      ],
      dealStages,
    );
    const ids = (stage: string) => columns.find(({ id }) => id === stage)?.deals.map(({ id }) => id);
    expect(ids('new')).toEqual(['soon', 'late', 'undated']);
    expect(ids('won')).toEqual(['won-last', 'won-first']);
  });

  it('weights a column by the chance of its stage', () => {
    const [first] = boardColumns([deal({ valuePence: 1_005 }), deal({ valuePence: 1_000 })], dealStages);
    expect(first).toMatchObject({ count: 2, valuePence: 2_005, weightedPence: 201 });
  });

  it('shows every deal once', () => {
    const some = fc.array(fc.constantFrom(...dealStages.map(({ id }) => id), 'gone'));
    fc.assert(
      fc.property(some, (ids) => {
        const deals = ids.map((stage) => deal({ stage }));
        const shown = boardColumns(deals, dealStages).flatMap((column) => column.deals);
        expect(new Set(shown)).toEqual(new Set(deals));
        expect(shown).toHaveLength(deals.length);
      }),
    );
  });

  it('can be walked through by arrows, past empty columns and never off the board', () => {
    const columns = [['a', 'b', 'c'], [], ['d']];
    const walk = (from: string, key: string) => cardStep(columns, from, key);
    expect([walk('a', 'ArrowDown'), walk('c', 'ArrowDown'), walk('c', 'Home')]).toEqual(['b', undefined, 'a']);
    expect([walk('c', 'ArrowRight'), walk('d', 'ArrowLeft'), walk('a', 'ArrowLeft')]).toEqual(['d', 'a', undefined]);
    expect(walk('nobody', 'ArrowDown')).toBeUndefined();
  });
});

describe('a deal needs somebody', () => {
  const now = new Date(testNow);
  const context = { stages: dealStages, now, staleDays: 14, activitiesOf: () => [] };

  it('if no step is planned, nothing happened for as many days as the rule says, or its close date has passed', () => {
    const quiet = deal({ updatedAt: '2026-10-20T12:00:00.000Z', closeDate: '2026-11-02' });
    expect(needsOf(quiet, context)).toEqual(['no-step', 'stale', 'late']);
    expect(needsOf(quiet, { ...context, staleDays: 15 })).toEqual(['no-step', 'late']);
    expect(needsOf(deal({ nextStep: 'Call', closeDate: '2026-11-03' }), context)).toEqual([]);
  });

  it('not if it is won or lost', () => {
    expect(needsOf(deal({ stage: 'won', updatedAt: '2020-01-01T00:00:00.000Z' }), context)).toEqual([]);
  });

  it('not if there was an activity meanwhile; a planned one does not count', () => {
    const quiet = deal({ nextStep: 'Call', updatedAt: '2026-10-01T12:00:00.000Z' });
    const call = activity({ type: 'call', createdAt: '2026-11-01T12:00:00.000Z' });
    const planned = activity({ type: 'meeting', dueDate: '2026-12-01T12:00:00.000Z' });
    expect(needsOf(quiet, { ...context, activitiesOf: () => [call] })).toEqual([]);
    expect(lastTouch(quiet, [planned], now)).toBe(quiet.updatedAt);
  });
});

describe('what people type', () => {
  it('is read as pounds and percent, or refused in words', () => {
    expect([dealValue('£1,250.50'), dealValue(' ')]).toEqual([125_050, 0]);
    expect(() => dealValue('-5')).toThrow('Enter an amount of £0 or more, not “-5”.');
    expect([dealValue('1250,50'), dealValue('1 250,50'), dealValue('€1.250,50')]).toEqual([125_050, 125_050, 125_050]);
    expect(() => dealValue('much')).toThrow('Enter an amount such as');
    expect(wholePercent('25 %')).toBe(25);
    expect(() => wholePercent('2.5')).toThrow('Enter a whole percent such as 25, not “2.5”.');
  });
});
