import { expect, it } from 'vitest';
import { sizeText } from './sizeText';

it.each([
  [12, '12 bytes'],
  [448, '448 bytes'],
  [1_200, '1.2 kB'],
  [2_020, '2 kB'],
  [5_740, '5.7 kB'],
  [17_300, '17 kB'],
  [120_000, '120 kB'],
  [1_230_000, '1.2 MB'],
  [5_000_000, '5 MB'],
])('a file of %i bytes has %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
