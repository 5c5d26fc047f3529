import { deal } from '@steps/testing/src/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealProbability, openPipelinePence, pipelineByStage, weightedForecastPence } from './dealRules';
import { dealStages, stageOf } from './pipeline';

describe('the pipeline', () => {
  it('shows every stage in order, empty ones too, with count and sum in pence', () => {
    const columns = pipelineByStage([
      deal({ valuePence: 100 }),
      deal({ valuePence: 250 }),
      deal({ stage: 'won', valuePence: 5 }),
    ]);
    expect(columns.map(({ id, count, valuePence }) => [id, count, valuePence])).toEqual([
      ['new', 2, 350],
      ['qualified', 0, 0],
      ['proposal', 0, 0],
      ['negotiation', 0, 0],
      ['won', 1, 5],
      ['lost', 0, 0],
    ]);
  });

  it('shows deals of a stage that no longer exists at the end, instead of hiding them', () => {
    expect(pipelineByStage([deal({ stage: 'handshake' })]).at(-1)).toMatchObject({ id: 'handshake', count: 1 });
    expect(stageOf('handshake').probability).toBe(0);
  });

  it('loses no deal and no penny', () => {
    const some = fc.record({
      stage: fc.constantFrom(...dealStages.map((stage) => stage.id), 'old'),
      valuePence: fc.nat(1e9),
    });
    fc.assert(
      fc.property(fc.array(some), (list) => {
        const columns = pipelineByStage(list.map((fields) => deal(fields)));
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(columns.map((column) => column.count))).toBe(list.length);
        expect(sum(columns.map((column) => column.valuePence))).toBe(sum(list.map((one) => one.valuePence)));
      }),
    );
  });
});

describe('the weighted forecast', () => {
  it('is each open deal times the chance of its stage, rounded once', () => {
    const deals = [
      deal({ stage: 'new', valuePence: 1_005 }),
      deal({ stage: 'new', valuePence: 1_005 }),
      deal({ stage: 'negotiation', valuePence: 10_000 }),
    ];
    expect(weightedForecastPence(deals)).toBe(7_701);
  });

  it('leaves out what is won or lost', () => {
    const deals = [deal({ stage: 'won', valuePence: 9_900 }), deal({ stage: 'lost', valuePence: 9_900 })];
    expect(weightedForecastPence(deals)).toBe(0);
    expect(openPipelinePence([...deals, deal({ valuePence: 70 })])).toBe(70);
  });

  it('follows other stages when they are given', () => {
    const stages = [{ id: 'new', label: 'New', probability: 40, kind: 'open' as const }];
    expect(dealProbability(deal(), stages)).toBe(40);
  });
});
