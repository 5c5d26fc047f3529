import { describe, expect, it } from 'vitest';
import type { Quote, QuoteLine } from '../nouns/quote';
import {
  awaitingAnswer,
  checkDays,
  checkedVatNumber,
  checkLine,
  countOfNumber,
  longDay,
  nextStatuses,
  parseDiscount,
  parsePrice,
  parseQuantity,
  quoteNumber,
  shownStatus,
  sumRows,
} from './quoteRules';

const line = (fields: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'l',
  description: 'Work',
  quantityMilli: 1000,
  unitPence: 10_000,
  vat: '20',
  ...fields,
});
const quote = (fields: Partial<Quote> = {}): Quote => ({
  id: 'q',
  number: 'Q-0001',
  date: '2026-11-03',
  validUntil: '2026-12-03',
  lines: [],
  discount: 0,
  notes: '',
  terms: '',
  status: 'sent',
  statusAt: '2026-11-03T09:00:00.000Z',
  createdAt: '2026-11-03T09:00:00.000Z',
  updatedAt: '2026-11-03T09:00:00.000Z',
  ...fields,
});

describe('the sums on paper', () => {
  it('are the net amount and each rate with the amount it applies to', () => {
    const lines = [
      line(),
      line({ unitPence: 333, vat: '5' }),
      line({ vat: '0' }),
      line({ unitPence: 50, vat: 'exempt' }),
    ];
    expect(sumRows({ lines, discount: 0 })).toEqual([
      ['Net', '£203.83'],
      ['VAT 20% on £100.00', '£20.00'],
      ['VAT 5% on £3.33', '£0.17'],
      ['VAT 0% on £100.00', '£0.00'],
      ['Without VAT on £0.50', '£0.00'],
    ]);
  });

  it('start with the lines and the discount if there is one', () => {
    expect(sumRows({ lines: [line()], discount: 250 })).toEqual([
      ['Lines', '£100.00'],
      ['Discount 2.5%', '−£2.50'],
      ['Net', '£97.50'],
      ['VAT 20% on £97.50', '£19.50'],
    ]);
  });

  it('of no lines are nothing', () => {
    expect(sumRows({ lines: [], discount: 1000 })).toEqual([['Net', '£0.00']]);
  });
});

describe('a quote', () => {
  it('that was sent expires on the day after its last one, and no other expires', () => {
    const sent = quote({ validUntil: '2026-12-03' });
    expect([shownStatus(sent, '2026-12-03'), shownStatus(sent, '2026-12-04')]).toEqual(['sent', 'expired']);
    for (const status of ['draft', 'accepted', 'declined'] as const) {
      expect(shownStatus({ ...sent, status }, '2027-01-01')).toBe(status);
    }
  });

  it('waits for an answer once it was sent; the first to expire comes first, and among equals the earliest', () => {
    const waiting = [
      quote({ id: 'late', validUntil: '2026-12-31' }),
      quote({ id: 'draft', status: 'draft', validUntil: '2026-01-01' }),
      quote({ id: 'early', validUntil: '2026-11-30' }),
      quote({ id: 'middle', validUntil: '2026-12-03' }),
      quote({ id: 'accepted', status: 'accepted' }),
      quote({ id: 'middle too', validUntil: '2026-12-03' }),
      quote({ id: 'declined', status: 'declined' }),
    ];
    expect(awaitingAnswer(waiting).map(({ id }) => id)).toEqual(['early', 'middle', 'middle too', 'late']);
    expect(waiting.map(({ id }) => id)[0], 'the list itself stays in its order').toBe('late');
  });

  it('goes from draft to sent and from there to an answer, which can be taken back', () => {
    expect(nextStatuses).toEqual({
      draft: ['sent'],
      sent: ['accepted', 'declined', 'draft'],
      accepted: ['sent'],
      declined: ['sent'],
    });
  });

  it('has a number that can be read back, and no other text is a number', () => {
    expect([countOfNumber(quoteNumber(7)), countOfNumber(quoteNumber(12_345))]).toEqual([7, 12_345]);
    for (const text of ['', 'Q-', 'XQ-0007', 'Q-0007b', 'Q-x']) expect(countOfNumber(text), text).toBe(0);
  });

  it('ends no earlier than it starts, on days that exist', () => {
    expect(() => checkDays({ date: '2026-11-03', validUntil: '2026-11-03' })).not.toThrow();
    expect(() => checkDays({ date: '2026-11-03', validUntil: '2026-11-02' })).toThrow('Choose a last valid day');
    expect(() => checkDays({ date: '2026-02-30', validUntil: '2026-11-03' })).toThrow(
      'Enter a day such as 2026-11-03, not “2026-02-30”.',
    );
    expect(() => checkDays({ date: '2026-11-03', validUntil: 'soon' })).toThrow('not “soon”');
  });

  it('has its days in full, in every time zone', () => {
    expect([longDay('2026-11-03'), longDay('2027-01-01')]).toEqual(['3 November 2026', '1 January 2027']);
  });
});

describe('what is typed into a quote', () => {
  it('is a line whose sum can be counted to the penny', () => {
    expect(() => checkLine(line({ quantityMilli: 1000, unitPence: 9_007_199_254 }))).not.toThrow();
    expect(() => checkLine(line({ quantityMilli: 1000, unitPence: 9_007_199_255 }))).toThrow(
      'Enter a smaller quantity or price: this line is too large to work out to the penny.',
    );
  });

  it('is a quantity with up to three decimals, whatever sign comes before them', () => {
    expect([parseQuantity(' 2 '), parseQuantity('0.125'), parseQuantity('1,234,567'), parseQuantity('1,5')]).toEqual([
      2000, 125, 1_234_567_000, 1500,
    ]);
    for (const text of ['1,5,0', '1,00005', 'x2', '2x', '12345678', '']) {
      expect(() => parseQuantity(text), text).toThrow(`not “${text}”`);
    }
  });

  it('is a price of zero or more', () => {
    expect([parsePrice('  '), parsePrice('0'), parsePrice('£12.50')]).toEqual([0, 0, 1250]);
    expect(() => parsePrice(' -5 ')).toThrow('Enter a price of £0 or more, not “-5”.');
  });

  it('is a discount of up to 100%, in hundredths', () => {
    expect([parseDiscount(' 12.25 % '), parseDiscount('  '), parseDiscount('0')]).toEqual([1225, 0, 0]);
    for (const text of ['100.01', '2.555', 'x5', '5x', '-5', '5 of %', '%']) {
      expect(() => parseDiscount(text), text).toThrow(`Enter a discount from 0 to 100%, not “${text}”.`);
    }
  });

  it('is a VAT number of nine or twelve digits', () => {
    expect([checkedVatNumber('123456789'), checkedVatNumber('gb 123.4567-89 012')]).toEqual([
      'GB123456789',
      'GB123456789012',
    ]);
    for (const text of ['XGB123456789', '1234567890', '123456789x', '123456789abc', 'FR123456789']) {
      expect(() => checkedVatNumber(` ${text} `), text).toThrow(`such as GB123456789, not “${text}”.`);
    }
  });
});
