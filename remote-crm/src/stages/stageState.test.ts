import { activities, currentPipeline, currentStages, deals } from '@steps/business';
import { undo } from '@steps/platform';
import { deal, dealStages, openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDeal, moveDeal } from '../nouns/dealState';
import { lostReasonGroup, lostReasonText, movedBy, withStageMoved } from './pipelineRules';
import {
  addLostReason,
  addStage,
  moveLostReason,
  moveStage,
  removeLostReason,
  removeStage,
  renameLostReason,
  renameStage,
  setStageProbability,
} from './stageState';

beforeEach(() =>
  openMemoryStore({
    deals: [
      deal({ id: 'd1', name: 'Website', stage: 'qualified' }),
      deal({ id: 'd2', name: 'Sign', stage: 'lost', lostReason: 'Price' }),
    ],
  }),
);

const labels = () => currentStages().map((stage) => stage.label);

describe('the stages of a client', () => {
  it('are the usual six at first, and new ones are added before won and lost', () => {
    addStage('  Site   visit ', 35);
    expect(labels()).toEqual(['New', 'Qualified', 'Proposal sent', 'Negotiation', 'Site visit', 'Won', 'Lost']);
    undo();
    expect(currentStages()).toHaveLength(6);
  });

  it('refuse names that are empty, long or taken, and chances beyond 0 to 100', () => {
    expect(() => addStage(' ', 10)).toThrow('Enter a name for the stage');
    expect(() => addStage('won', 10)).toThrow('there is already a stage called “won”');
    expect(() => addStage('x'.repeat(41), 10)).toThrow('at most 40 characters for the name, not 41');
    expect(() => setStageProbability('new', 101)).toThrow('from 0 to 100 in whole percent, not 101');
    expect(() => setStageProbability('won', 90)).toThrow('The chance of “Won” is always 100%.');
  });

  it('are used by the verbs of deals, and named in the timeline', () => {
    renameStage('new', 'Enquiry');
    const stage = addStage('Site visit', 40);
    expect(createDeal({ name: 'Roof' }).stage).toBe('new');
    moveDeal('d1', stage.id);
    expect(activities.all().at(-1)?.body).toBe('Stage: Qualified → Site visit');
    expect(() => moveDeal('d1', 'gone')).toThrow('Choose one of the stages Enquiry, Qualified');
  });

  it('are removed only with a place for their deals, as one step', () => {
    expect(() => removeStage('qualified', 'won')).toThrow('Choose an open stage');
    expect(removeStage('qualified', 'proposal')).toBe(1);
    expect(deals.get('d1')).toMatchObject({ stage: 'proposal', stageHistory: [{}, { stage: 'proposal' }] });
    expect(labels()).not.toContain('Qualified');
    undo();
    expect(deals.get('d1')?.stage).toBe('qualified');
    expect(labels()).toContain('Qualified');
  });

  it('always include one won, one lost and an open one', () => {
    expect(() => removeStage('won', 'new')).toThrow('“Won” stays');
    for (const id of ['qualified', 'proposal', 'negotiation']) removeStage(id, 'new');
    expect(() => removeStage('new', 'won')).toThrow('at least one open stage');
    moveStage('new', 5);
    expect(labels()).toEqual(['New', 'Won', 'Lost']);
  });

  it('all stay, won and lost last, however they are moved', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dealStages), fc.integer({ min: -9, max: 9 }), ({ id }, by) => {
        const moved = withStageMoved(dealStages, id, by);
        expect(new Set(moved)).toEqual(new Set(dealStages));
        expect(moved.slice(-2).map(({ kind }) => kind)).toEqual(['won', 'lost']);
      }),
    );
    expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

describe('lost reasons', () => {
  it('are added, moved, renamed in the deals too, and removed without changing deals', () => {
    addLostReason('Moved away');
    moveLostReason('Moved away', -6);
    expect(currentPipeline().lostReasons[0]).toBe('Moved away');
    expect(renameLostReason('Price', 'Too expensive')).toBe(1);
    expect(deals.get('d2')?.lostReason).toBe('Too expensive');
    removeLostReason('Too expensive');
    expect(currentPipeline().lostReasons).not.toContain('Too expensive');
    expect(deals.get('d2')?.lostReason).toBe('Too expensive');
  });

  it('keep “Other” last, which asks for words', () => {
    addLostReason('Moved away');
    expect(currentPipeline().lostReasons.at(-1)).toBe('Other');
    expect(() => removeLostReason('Other')).toThrow('“Other” stays');
    expect(() => lostReasonText('Other', ' ')).toThrow('Say in a few words');
    expect(() => lostReasonText('', 'x')).toThrow('Choose why it was lost.');
    expect(lostReasonText('Other', ' Flooded ')).toBe('Other: Flooded');
    expect([lostReasonGroup('Other: Flooded'), lostReasonGroup('Price'), lostReasonGroup('')]).toEqual([
      'Other',
      'Price',
      'No reason given',
    ]);
  });
});
