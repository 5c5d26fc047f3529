import { expect, it } from 'vitest';
import { sizeText } from './sizeText';

it.each([
  [448, '448 bytes'],
  [2_020, '2 kB'],
  [5_740, '5.7 kB'],
  [17_300, '17 kB'],
  [1_230_000, '1.2 MB'],
])('a file of %i bytes has %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
