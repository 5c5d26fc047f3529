import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf, hsbOf, readColour } from './colourText';

test.each([
  ['#0E6A78', '#0e6a78'],
  ['0e6a78', '#0e6a78'],
  [' #abc ', '#aabbcc'],
  ['rgb(14, 106, 120)', '#0e6a78'],
  ['rgb 255 0 0', '#ff0000'],
])('“%s” is the colour %s', (typed, hex) => {
  expect(readColour(typed)).toBe(hex);
});

test.each(['', '#12', '#ggg', 'rgb(256, 0, 0)', 'teal'])('“%s” is no colour that is read', (typed) => {
  expect(readColour(typed)).toBeUndefined();
});

test('every colour taken apart into hue, saturation and brightness is put together as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`;
      expect(hexOf(hsbOf(hex))).toBe(hex);
    }),
  );
});
