import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agencyPence, agencySum, clientCounts, savingPence, yearPence } from './priceRules';
import { pricesPence } from './prices';

describe('prices', () => {
  it('of a year are ten months, and save two: £3,950 and £790', () => {
    expect(yearPence).toBe(pricesPence.year);
    expect(savingPence).toBe(pricesPence.yearlySaving);
  });

  it('of the agency programme are £120 for the first client and £80 for each further one, £440 for five', () => {
    expect(clientCounts.map(agencyPence)).toEqual([120_00, 200_00, 280_00, 360_00, 440_00]);
    expect(agencyPence(5)).toBe(pricesPence.agencyFiveClients);
  });

  it('of an agency leave a margin: what clients pay less what the programme and its own subscription cost', () => {
    expect(agencySum(3, 250_00, true)).toEqual({
      programme: 280_00,
      subscription: 395_00,
      cost: 675_00,
      income: 750_00,
      margin: 75_00,
    });
  });

  it('of one client more never cost less, and never more than the first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (clients) => {
        const more = agencyPence(clients + 1) - agencyPence(clients);
        expect(more).toBeGreaterThan(0);
        expect(more).toBeLessThanOrEqual(agencyPence(1));
      }),
    );
  });
});
