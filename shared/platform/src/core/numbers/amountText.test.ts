import { describe, expect, it } from 'vitest';
import { currencySign, formatPence } from '../money';
import { amountProblem, centWords, currencyWords, editPence, readMoney, readPence, showMoney } from './amountText';

describe('an amount in words and figures', () => {
  it('is named by its currency and the hundredths of it', () => {
    expect([currencyWords(), currencyWords('EUR'), currencyWords('CHF')]).toEqual(['pounds', 'euros', 'Swiss francs']);
    expect([centWords(), centWords('EUR'), centWords('USD'), centWords('NZD'), centWords('ZAR')]).toEqual([
      'pence',
      'cents',
      'cents',
      'cents',
      'cents',
    ]);
    expect(centWords('CHF')).toBe('hundredths of Swiss francs');
    expect([currencySign(), currencySign('EUR'), currencySign('CHF')]).toEqual(['£', '€', 'CHF']);
  });

  it('has both places on a bill and in a field, and in a list only where there are odd pence', () => {
    expect([formatPence.exact(125_000), editPence(125_000), editPence(5)]).toEqual(['£1,250.00', '1250.00', '0.05']);
    expect([showMoney(125_000), showMoney(125_050), showMoney(5)]).toEqual(['1,250', '1,250.50', '0.05']);
  });
});

describe('an amount that is typed', () => {
  it.each<[string, number]>([
    ['£1,250', 125_000],
    ['- £ 20', -2000],
    ['-£20.5', -2050],
    ['20 £', 2000],
    ['12.50 €', 1250],
    ['EUR 12.50', 1250],
    ['12.50 eur', 1250],
    ['US$ 5', 500],
    ['5 quid', 500],
    ['sfr 5', 500],
    ['5 lei', 500],
    ['12.–', 1200],
    ['12,-', 1200],
    ['12.--', 1200],
    ['(20.00)', -2000],
    ['20-', -2000],
    ['20 −', -2000],
    ['£(20)', -2000],
    ['1.2k', 120_000],
    ['1.2 K', 120_000],
    ['2m', 200_000_000],
    ['(1k)', -100_000],
    ['1000000000000', 100_000_000_000_000],
  ])('is read: %s', (text, pence) => {
    expect(readPence(text)).toBe(pence);
  });

  it.each(['', 'a lot', '12 pcs', '1.234', '12 £ 5', '()', '5 xyz', '1000000000000.01'])('is none: %s', (text) => {
    expect(readPence(text)).toBeUndefined();
  });

  it('is from 0 on where nobody owes', () => {
    expect([readMoney('0'), readMoney('0.01'), readMoney('-0.01'), readMoney('x')]).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
  });

  it('is refused in words', () => {
    expect(amountProblem(' 1000000000001 ')).toBe('Enter a smaller amount than “1000000000001”.');
    expect(amountProblem(' -5 ')).toBe('Enter an amount of £0 or more, not “-5”.');
    expect(amountProblem('a lot')).toBe('Enter an amount such as £1,250 or 99.50, not “a lot”.');
    expect(amountProblem('1.234')).toMatch(/1,234/);
  });
});
