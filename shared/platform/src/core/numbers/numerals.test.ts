import { openMemoryStore } from '@steps/testing';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatPence } from '../money';
import { type NumberForm, numberForms } from '../numberForm';
import { setRegion } from '../session/regionState';
import { amountProblem, parseAmount, readMoney, showMoney } from './amountText';
import { numberProblem, readNumber, showNumber } from './numberText';

beforeEach(() => openMemoryStore());

const forms = Object.keys(numberForms) as NumberForm[];

describe('a form that can mean one thing only is read in every region', () => {
  const unmistakable: readonly (readonly [string, number])[] = [
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1250,5', 1250.5],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['1 250,50', 1250.5],
    ['1\u00a0250,50', 1250.5],
    ['1\u202f250,50', 1250.5],
    ['1\u2009250.50', 1250.5],
    ["1'250.50", 1250.5],
    ['1’250.50', 1250.5],
    ['1`250,50', 1250.5],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['12,50,000', 1_250_000],
    ['1 250', 1250],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['٠', 0],
    ['١٢٥٠٫٥', 1250.5],
    ['١٬٢٥٠٫٥٠', 1250.5],
    ['１２．５０', 12.5],
    ['１，２５０．５０', 1250.5],
    ['१२५०.५', 1250.5],
    ['−12,50', -12.5],
    ['- 12,50', -12.5],
  ];
  it.each(unmistakable)('“%s” is %s', (text, value) => {
    for (const numbers of forms) {
      setRegion({ numbers });
      expect(readNumber(text), numbers).toBe(value);
    }
  });

  it.each([
    '1,25,0',
    '12 50',
    '1.2.3',
    '1,250,00',
    '1.250.00',
    '01,250.5.5',
    '1,2,3',
    '',
    '-',
    ',',
    'ten',
    '1e9',
    '0x10',
  ])('“%s” is no number in any', (text) => {
    for (const numbers of forms) {
      setRegion({ numbers });
      expect(readNumber(text), numbers).toBeUndefined();
    }
  });
});

describe('1,250 and 1.250', () => {
  it.each([
    ['point', 1250, 1.25],
    ['comma', 1.25, 1250],
    ['space', 1.25, undefined],
    ['apostrophe', undefined, 1.25],
  ] as const)('are read as the form “%s” says', (numbers, comma, point) => {
    setRegion({ numbers });
    expect([readNumber('1,250'), readNumber('1.250')]).toEqual([comma, point]);
  });

  it('are refused with both readings where the region has neither form', () => {
    setRegion({ numbers: 'space' });
    expect(numberProblem('1.250')).toBe('Enter a number as 1\u00a0250 or 1,25: “1.250” could mean either.');
    setRegion({ numbers: 'apostrophe' });
    expect(numberProblem('1,250')).toBe('Enter a number as 1’250 or 1.25: “1,250” could mean either.');
  });

  it('are refused with both readings as an amount of money that would have three decimals', () => {
    expect(readMoney('1.250')).toBeUndefined();
    expect(amountProblem('1.250')).toBe('Enter an amount as 1,250 or 1.25: “1.250” could mean either.');
    expect(readMoney('1,250')).toBe(125_000);
    setRegion({ numbers: 'comma' });
    expect(readMoney('1.250')).toBe(125_000);
    expect(() => parseAmount('1,250')).toThrow('Enter an amount as 1.250 or 1,25: “1,250” could mean either.');
  });

  it('are whole numbers only where the region groups thousands so', () => {
    expect(readNumber('1.250', { whole: true })).toBeUndefined();
    expect(numberProblem('1.250', { whole: true })).toBe(
      'Enter a whole number as 1,250: “1.250” could mean something else.',
    );
  });
});

describe('an amount', () => {
  it.each([
    ['£12.50', 1250],
    ['12,50 €', 1250],
    ['€12,50', 1250],
    ['€ 1.250,00', 125_000],
    ['EUR 1.250,00', 125_000],
    ['1 250,50 EUR', 125_050],
    ['USD1,250.50', 125_050],
    ['US$ 1,250.50', 125_050],
    ['A$20', 2000],
    ['R$ 1.250,50', 125_050],
    ['CHF 1’250.–', 125_000],
    ['Fr. 12.50', 1250],
    ['12,- kr', 1200],
    ['1 250,50 kr.', 125_050],
    ['1 250,50 zł', 125_050],
    ['12,50 Kč', 1250],
    ['Rs. 12,50,000', 125_000_000],
    ['R 1 250,50', 125_050],
    ['¥ 1,250', 125_000],
    ['1,250 pounds', 125_000],
    ['12,50 euros', 1250],
    ['-£20', -2000],
    ['£-20', -2000],
    ['(20.00)', -2000],
    ['1.250,00-', -125_000],
    ['1.2k', 120_000],
    ['1,2 k', 120_000],
    ['€1.5m', 150_000_000],
    ['١٢٫٥٠ ر.س', undefined],
    ['١٢٫٥٠', 1250],
  ])('“%s” is %s', (text, pence) => {
    if (pence === undefined) expect(() => parseAmount(text)).toThrow('Enter an amount such as');
    else expect(parseAmount(text)).toBe(pence);
  });

  it.each(['12 apples', 'abc 12', '£', '1234.567', '1,2,3', '12 pcs'])('“%s” is none', (text) =>
    expect(() => parseAmount(text)).toThrow('Enter an amount such as £1,250 or 99.50'),
  );

  it('is written and asked for as the region writes it', () => {
    setRegion({ currency: 'EUR', numbers: 'comma' });
    expect([formatPence(125_050), formatPence.exact(125_000), showMoney(125_050)]).toEqual([
      '€1.250,50',
      '€1.250,00',
      '1.250,50',
    ]);
    expect(amountProblem('lots')).toBe('Enter an amount such as €1.250 or 99,50, not “lots”.');
    expect(amountProblem('-5')).toBe('Enter an amount of €0 or more, not “-5”.');
  });

  it('has no decimals in a currency without', () => {
    setRegion({ currency: 'JPY' });
    expect([formatPence(125_000), formatPence.exact(125_000), parseAmount('¥1,250')]).toEqual([
      '¥1,250',
      '¥1,250',
      125_000,
    ]);
    expect(() => parseAmount('12.50')).toThrow('Enter an amount such as ¥1,250 or 99, not “12.50”.');
  });

  it('reads back every amount it shows, and so does a number, in every region', () => {
    const form = fc.constantFrom(...forms);
    const pence = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(pence, form, (amount, numbers) => {
        setRegion({ numbers });
        for (const shown of [formatPence(amount), formatPence.exact(amount), showMoney(amount)]) {
          expect(parseAmount(shown)).toBe(amount);
        }
        expect(readNumber(showNumber(amount / 1000))).toBe(amount / 1000);
      }),
    );
  });

  it('is never read a hundred times too large: what is read has the digits that were typed', () => {
    const digits = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom('.', ','),
        fc.constantFrom(...forms),
        (whole, odd, sign, numbers) => {
          setRegion({ numbers });
          expect(parseAmount(`${whole}${sign}${String(odd).padStart(2, '0')}`)).toBe(whole * 100 + odd);
        },
      ),
    );
  });
});
