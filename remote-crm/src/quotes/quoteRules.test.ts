import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuoteLine, vatRates } from '../nouns/quote';
import {
  checkedVatNumber,
  dayAfter,
  linePence,
  parseDiscount,
  parsePrice,
  parseQuantity,
  quantityText,
  quoteNumber,
  quoteTotals,
} from './quoteRules';

const line = (fields: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'l',
  description: 'Work',
  quantityMilli: 1000,
  unitPence: 10_000,
  vat: '20',
  ...fields,
});

describe('the totals of a quote', () => {
  it('take the discount off each rate, and work VAT out once for each', () => {
    const lines = [
      line({ unitPence: 10_000 }),
      line({ quantityMilli: 2500, unitPence: 333, vat: '5' }),
      line({ unitPence: 5_000, vat: 'exempt' }),
    ];
    expect(quoteTotals({ lines, discount: 1_000 })).toEqual({
      linesPence: 15_833,
      discountPence: 1_583,
      netPence: 14_250,
      vatPence: 1_838,
      totalPence: 16_088,
      byRate: [
        { rate: '20', netPence: 9_000, vatPence: 1_800 },
        { rate: '5', netPence: 750, vatPence: 38 },
        { rate: 'exempt', netPence: 4_500, vatPence: 0 },
      ],
    });
  });

  it('round VAT once for a rate: three lines of 33p at 20% are 20p, not three times 7p', () => {
    const lines = [1, 2, 3].map(() => line({ unitPence: 33 }));
    expect(quoteTotals({ lines, discount: 0 }).vatPence).toBe(20);
  });

  const some = fc.record({
    lines: fc.array(
      fc.record({
        id: fc.constant('l'),
        description: fc.constant(''),
        quantityMilli: fc.nat(1_000_000),
        unitPence: fc.nat(10_000_000),
        vat: fc.constantFrom(...vatRates),
      }),
      { maxLength: 20 },
    ),
    discount: fc.nat(10_000),
  });

  it('are whole pence that add up, whatever the lines', () => {
    fc.assert(
      fc.property(some, (quote) => {
        const totals = quoteTotals(quote);
        expect(
          Object.values(totals)
            .flat()
            .filter((value) => typeof value === 'number')
            .every(Number.isSafeInteger),
        ).toBe(true);
        expect(totals.linesPence).toBe(quote.lines.reduce((sum, one) => sum + linePence(one), 0));
        expect(totals.netPence).toBe(totals.linesPence - totals.discountPence);
        expect(totals.totalPence).toBe(totals.netPence + totals.vatPence);
        expect(totals.byRate.reduce((sum, { netPence, vatPence }) => sum + netPence + vatPence, 0)).toBe(
          totals.totalPence,
        );
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(some, ({ lines, discount }) => {
        expect(quoteTotals({ lines: [...lines].reverse(), discount })).toEqual(quoteTotals({ lines, discount }));
      }),
    );
  });
});

describe('what people type into a quote', () => {
  it('is read, or refused in words', () => {
    expect([parseQuantity('1.5'), parseQuantity('1,000'), quantityText(1_500)]).toEqual([1_500, 1_000_000, '1.5']);
    expect(() => parseQuantity('-1')).toThrow('Enter a quantity such as 2 or 1.5, not “-1”.');
    expect(() => parseQuantity('1.2345')).toThrow('Enter a quantity');
    expect(() => parsePrice('-5')).toThrow('Use the discount instead.');
    expect([parseDiscount('2.5%'), parseDiscount(''), parseDiscount('100')]).toEqual([250, 0, 10_000]);
    expect(() => parseDiscount('101')).toThrow('Enter a discount from 0 to 100%');
    expect(() => parseDiscount('some')).toThrow('Enter a discount from 0 to 100%');
  });

  it('is not multiplied if the decimals follow a comma', () => {
    expect([parsePrice('12,50'), parsePrice('1.250,00'), parsePrice("1'250.50")]).toEqual([1250, 125_000, 125_050]);
    expect([parseQuantity('1,5'), parseQuantity('0,125'), parseDiscount('2,5 %')]).toEqual([1500, 125, 250]);
    expect(() => parsePrice('1.250')).toThrow('Enter an amount as 1,250 or 1.25: “1.250” could mean either.');
  });

  it('as a VAT number is tidied', () => {
    expect(checkedVatNumber(' gb 123 4567 89 ')).toBe('GB123456789');
    expect(checkedVatNumber('')).toBe('');
    expect(() => checkedVatNumber('12345')).toThrow('Enter a VAT number such as GB123456789, not “12345”.');
  });
});

it('numbers go on beyond four digits, and days cross the end of a month', () => {
  expect([quoteNumber(1), quoteNumber(12_345)]).toEqual(['Q-0001', 'Q-12345']);
  expect(dayAfter('2026-01-31T12:00:00', 30)).toBe('2026-03-02');
});
