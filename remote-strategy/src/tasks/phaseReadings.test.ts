import { describe, expect, it } from 'vitest';
import { readPhase } from './phaseReadings';

const read = (phase: number, ...facts: readonly string[]) => readPhase(phase, facts, 'Oak & Co');

describe('the conclusion of a phase', () => {
  it('says that demand rests on one source when most of what was won came by it, and so does the risk', () => {
    const fact = 'Won deals by source: Referral £32,150 of £36,800 (6 deals, last 12 months)';
    expect(read(2, fact)?.conclusion).toMatch(/^Demand rests on one source: Referral brought £32,150 of the £36,800/);
    expect(read(7, 'Goals: Grow (Questionnaire)', fact)?.claims).toMatchObject([{ evidence: 2 }]);
    const spread = 'Won deals by source: Referral £14,000 of £36,800 (6 deals, last 12 months)';
    expect(read(2, spread)?.conclusion).toMatch(/^Demand has more than one leg/);
    expect(read(7, spread)).toBeUndefined();
  });

  it('compares sources only where enough deals were closed', () => {
    const fact = (parts: string) => `Won of closed deals by source: ${parts} (9 deals, 6 won, last 12 months)`;
    expect(read(3, fact('Referral 4 of 4, Website 1 of 4'))?.conclusion).toMatch(
      /^Who comes by Referral buys more often \(4 of 4\) than who comes by Website \(1 of 4\)/,
    );
    expect(read(3, fact('Referral 4 of 4, Trade show 0 of 1'))?.conclusion).toMatch(/^6 of 9 closed deals were won/);
  });

  it('names the reason that decides, says when none is given, and calls an answer slow or quick', () => {
    expect(read(4, 'Lost reasons: Not a fit 12, No budget 1 (13 deals lost, last 12 months)')?.conclusion).toBe(
      'What most often decides against Oak & Co is “Not a fit”: 12 of 13 lost deals. An answer to that one reason is worth more than a lower price for everybody.',
    );
    expect(read(4, 'Lost reasons: No reason given 2 (2 deals lost, last 12 months)')?.conclusion).toMatch(/no reason/);
    const wait = (median: string) => `Time until the first call, email or meeting: Median ${median} (9 new contacts)`;
    expect(read(5, wait('4 days'))?.conclusion).toMatch(/wait 4 days or longer/);
    expect(read(5, wait('1 h'))?.conclusion).toMatch(/within 1 hour\. That is quick/);
  });

  it('has today’s value of each measure that is on record', () => {
    const { claims = [] } =
      read(
        9,
        'Open deals: £1,500, 1 of 2 without a next step (2 deals, today)',
        'Time until x: Median 5 min (4 new)',
      ) ?? {};
    expect(claims).toEqual([
      { text: 'First answer to a new contact: 5 minutes today.', evidence: 2 },
      { text: 'Open deals without a next step: 1 today, none in 30 days.', evidence: 1 },
    ]);
  });

  it('is not made of facts of another form, of empty sums or of words that only look like figures', () => {
    const odd = [
      'Won deals by source: A of B of C',
      'Won deals by source: X £0 of £0 (1 deal)',
      `Goals: ${' '.repeat(9)}`,
    ];
    for (const phase of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(read(phase, ...odd), String(phase)).toBeUndefined();
    expect(read(2, `Won deals by source: ${'1 of '.repeat(4000)}`)).toBeUndefined();
  });
});
