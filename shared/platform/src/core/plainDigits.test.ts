import { describe, expect, it } from 'vitest';
import { plainDigits } from './plainDigits';

describe('digits of other scripts', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟎𝟗𝟘𝟡', '0909'],
    ['12 ½ ²', '12 ½ ²'],
  ])('%s are %s', (text, plain) => expect(plainDigits(text)).toBe(plain));
});
