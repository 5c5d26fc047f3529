import { contrast } from '@steps/platform/ui';
import { expect, it } from 'vitest';
import { brandPalette, brandTheme } from './brandTheme';

const brand = {
  primaryColour: '#17506B',
  secondaryColour: '#e2a03f',
  brandColours: [
    { name: 'Sail', colour: '#f4ede0' },
    { name: 'Slate', colour: '#24323a' },
    { name: 'Broken', colour: 'url(x)' },
  ],
  headingFont: 'serif',
  bodyFont: 'plain',
};

it('the palette has the main colour first, and nothing that is no colour', () => {
  expect(brandPalette(brand)).toEqual([
    { name: 'Main', colour: '#17506b' },
    { name: 'Second', colour: '#e2a03f' },
    { name: 'Sail', colour: '#f4ede0' },
    { name: 'Slate', colour: '#24323a' },
  ]);
});

it('a builder takes accent, fonts, a dark colour for text and a pale one behind it', () => {
  expect(brandTheme(brand)).toEqual({
    accent: '#17506b',
    ink: '#24323a',
    tint: '#f4ede0',
    headingFont: 'serif',
    bodyFont: 'plain',
  });
});

it('a brand without colours or fonts changes nothing', () => {
  expect(brandTheme({})).toEqual({});
  expect(brandTheme(undefined)).toEqual({});
});

it('text on the two backgrounds that a brand gives is always easy to read', () => {
  const hex = (at: number) => `#${((at * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`;
  for (let at = 1; at < 2_000; at++) {
    const colours = [at, at + 5_000, at + 9_000].map((one) => ({ name: '', colour: hex(one) }));
    const { ink = '#1b2426', tint = '#ffffff' } = brandTheme({ primaryColour: hex(at + 77), brandColours: colours });
    expect(contrast(ink, tint), `${ink} on ${tint}`).toBeGreaterThanOrEqual(7);
    expect(contrast(ink, '#ffffff')).toBeGreaterThanOrEqual(7);
  }
});
