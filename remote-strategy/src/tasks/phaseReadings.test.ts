import { describe, expect, it } from 'vitest';
import { readPhase } from './phaseReadings';
import type { Figures } from './templates/phaseConclusions';

const read = (phase: number, ...figures: readonly Figures[]) =>
  readPhase(
    phase,
    figures.map((one) => ({ figures: one })),
    'Oak & Co',
  );

describe('the conclusion of a phase', () => {
  it('says that demand rests on one source when most of what was won came by it, and so does the risk', () => {
    const won = { source: 'Referral', part: '£32,150', sum: '£36,800', share: '0.87' };
    expect(read(2, won)?.conclusion).toMatch(/^Demand rests on one source: Referral brought £32,150 of the £36,800/);
    expect(read(7, { goal: 'Grow' }, won)?.claims).toMatchObject([{ evidence: 2 }]);
    const spread = { ...won, part: '£14,000', share: '0.38' };
    expect(read(2, spread)?.conclusion).toMatch(/^Demand has more than one leg/);
    expect(read(7, spread)).toBeUndefined();
  });

  it('compares two sources where two are known, and counts all deals where they are not', () => {
    const compared = {
      ...{ best: 'Referral', bestWon: '4', bestClosed: '4', worst: 'Website', worstWon: '1', worstClosed: '4' },
      ...{ closed: '9', won: '6' },
    };
    expect(read(3, compared)?.conclusion).toMatch(
      /^Who comes by Referral buys more often \(4 of 4\) than who comes by Website \(1 of 4\)/,
    );
    expect(read(3, { closed: '9', won: '6' })?.conclusion).toMatch(/^6 of 9 closed deals were won/);
  });

  it('names the reason that decides, says when none is given, and calls an answer slow or quick', () => {
    expect(read(4, { reason: 'Not a fit', lostFor: '12', lost: '13' })?.conclusion).toBe(
      'What most often decides against Oak & Co is “Not a fit”: 12 of 13 lost deals. An answer to that one reason is worth more than a lower price for everybody.',
    );
    expect(read(4, { reason: 'No reason given', lostFor: '2', lost: '2' })?.conclusion).toMatch(/no reason/);
    expect(read(5, { wait: '4 days', hours: '96' })?.conclusion).toMatch(/wait 4 days or longer/);
    expect(read(5, { wait: '1 hour', hours: '1' })?.conclusion).toMatch(/within 1 hour\. That is quick/);
  });

  it('has today’s value of each measure that is on record', () => {
    const { claims = [] } =
      read(9, { openSum: '£1,500', without: '1', open: '2' }, { wait: '5 minutes', hours: '0' }) ?? {};
    expect(claims).toEqual([
      { text: 'First answer to a new contact: 5 minutes today.', evidence: 2 },
      { text: 'Open deals without a next step: 1 today, none in 30 days.', evidence: 1 },
    ]);
  });

  it('offers what follows from the phases before', () => {
    const { claims = [] } = readPhase(8, [{}, { phase: 8, earlier: 5 }, { phase: 8, earlier: 6 }], 'Oak & Co') ?? {};
    expect(claims.map(({ evidence }) => evidence)).toEqual([3, 2]);
  });

  it('is not made of nothing, nor of a name without words', () => {
    for (const phase of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(read(phase, {}, { goal: ' '.repeat(9) }), String(phase)).toBeUndefined();
  });
});
