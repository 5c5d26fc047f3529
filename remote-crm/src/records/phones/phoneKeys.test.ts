import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneKey } from './phoneNumbers';

describe('telephone numbers as compared', () => {
  it.each([
    '07700 900123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '+44 07700 900123',
    '0044 7700-900-123',
    '447700900123',
    '(07700) 900.123 ext. 4',
    '7700900123',
  ])('%s is one British number however it is written', (phone) => {
    expect(phoneKey(phone)).toBe('+447700900123');
  });

  it('keep their country', () => {
    expect(phoneKey('+49 30 901820')).toBe('+4930901820');
    expect(phoneKey('+1 (415) 555-2671')).toBe('+14155552671');
  });

  it.each(['', 'none', '123', 'ext 4455'])('%j identifies nobody', (phone) => {
    expect(phoneKey(phone)).toBeUndefined();
  });

  it('are the same with any spaces, dots and dashes between the digits', () => {
    const digits = fc.stringMatching(/^0[1-9]\d{8,9}$/);
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ');
    fc.assert(
      fc.property(digits, fc.array(gap, { minLength: 11, maxLength: 11 }), (number, gaps) => {
        expect(phoneKey([...number].map((digit, at) => digit + gaps[at]).join(''))).toBe(phoneKey(number));
      }),
    );
  });
});
