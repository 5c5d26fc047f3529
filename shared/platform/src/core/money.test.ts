import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPence } from './money';
import { parseAmount } from './numbers/amountText';

describe('money', () => {
  it('shows whole pounds without pence and odd pence with two places', () => {
    expect(formatPence(123_400)).toBe('£1,234');
    expect(formatPence(123_450)).toBe('£1,234.50');
    expect(formatPence(-5)).toBe('-£0.05');
    expect(formatPence.short(1_234_500)).toMatch(/^£12\.3k$/i);
  });

  it('reads what people type', () => {
    expect(parseAmount('£1,234.50')).toBe(123_450);
    expect(parseAmount(' 99.5 ')).toBe(9_950);
    expect(parseAmount('-£20')).toBe(-2_000);
  });

  it('says what it expected when the text is no amount', () => {
    expect(() => parseAmount('a lot')).toThrow('Enter an amount such as £1,250 or 99.50, not “a lot”.');
    expect(() => parseAmount('1.234')).toThrow('Enter an amount');
    expect(() => parseAmount('')).toThrow('Enter an amount');
  });

  it('reads back every amount it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (pence) => {
        expect(parseAmount(formatPence(pence))).toBe(pence);
      }),
    );
  });
});
