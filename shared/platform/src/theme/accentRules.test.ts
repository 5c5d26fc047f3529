import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessibleAccent } from './accentRules';
import { contrast, fromLch, toLch } from './colourRules';
import { defaultAccent, type Mode, palettes } from './palette';

const modes: Mode[] = ['light', 'dark'];
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(modes)('an accent in %s mode', (mode) => {
  test('keeps AA for every brand colour: as text, under text, hovered, pressed and on its own tint', () => {
    fc.assert(
      fc.property(colour, (hex) => {
        const accent = accessibleAccent(hex, mode);
        const { page, surface, raised, sunken } = palettes[mode];
        for (const background of [page, surface, raised, sunken, accent.soft]) {
          expect(contrast(accent.base, background)).toBeGreaterThanOrEqual(4.5);
        }
        for (const fill of [accent.base, accent.hover, accent.active]) {
          expect(contrast(accent.onBase, fill)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is left alone when it is readable already', () => {
    const accent = accessibleAccent('#ff7a00', mode);
    expect(accessibleAccent(accent.base, mode)).toEqual(accent);
  });

  test('falls back to the product accent when the brand colour is not a colour', () => {
    expect(accessibleAccent('url(evil)', mode)).toEqual(accessibleAccent(defaultAccent, mode));
  });

  test('keeps the hue of a vivid brand colour', () => {
    const hue = (hex: string) => toLch(hex)[2];
    for (const brand of ['#e4002b', '#ff7a00', '#7a3cff', '#0a84ff']) {
      expect(Math.abs(hue(accessibleAccent(brand, mode).base) - hue(brand))).toBeLessThan(0.12);
    }
  });
});

test('the product accent is used as it is on light', () => {
  expect(accessibleAccent(defaultAccent, 'light').base).toBe(defaultAccent);
});

test('three digits mean the same as six', () => {
  expect(accessibleAccent('#06c', 'light')).toEqual(accessibleAccent('0066CC', 'light'));
});

test('a colour survives the way to OKLCH and back within one step a channel', () => {
  fc.assert(
    fc.property(colour, (hex) => {
      const back = fromLch(toLch(hex));
      for (const at of [1, 3, 5]) {
        const difference = Number.parseInt(hex.slice(at, at + 2), 16) - Number.parseInt(back.slice(at, at + 2), 16);
        expect(Math.abs(difference)).toBeLessThanOrEqual(1);
      }
    }),
  );
});
