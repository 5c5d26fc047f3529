import { describe, expect, it } from 'vitest';
import { colourPairs, coloursIn, ratioText, useOf } from './brandColourRules';

const area = (rgba: readonly number[], count: number) => Array.from({ length: count }, () => rgba).flat();

describe('the contrast of two colours', () => {
  it('says what they are good for by the limits of WCAG', () => {
    expect([21, 7, 6.99, 4.5, 4.49, 3, 2.99, 1].map(useOf)).toEqual([
      ...['all', 'all', 'text', 'text', 'large', 'large', 'none', 'none'],
    ]);
  });

  it('is never rounded up to a limit it does not reach', () => {
    expect(ratioText(4.49)).toBe('4.4');
    expect(ratioText(7)).toBe('7.0');
  });

  it('is told for each pair of the brand, with white and black, the best first', () => {
    const pairs = colourPairs([
      { name: 'Main', colour: '#17506b' },
      { name: 'Second', colour: '#e2a03f' },
    ]);
    expect(pairs.map(({ one, other }) => `${one.name} ${other.name}`)).toEqual([
      'Second Black',
      'Main White',
      'Main Second',
      'Main Black',
      'Second White',
    ]);
    expect(pairs.map(({ ratio }) => ratio)).toEqual([...pairs.map(({ ratio }) => ratio)].sort((a, b) => b - a));
  });

  it('leaves out a colour that is there twice, and says nothing of no colours', () => {
    const twice = { name: 'Second', colour: '#ffffff' };
    expect(colourPairs([twice, { ...twice, name: 'Third' }])).toHaveLength(1);
    expect(colourPairs([])).toEqual([]);
  });
});

describe('the colours of a logo', () => {
  it('are its large areas, strong ones before greys, without paper and what shines through', () => {
    const picture = [
      ...area([255, 255, 255, 255], 4_000),
      ...area([200, 10, 10, 40], 2_000),
      ...area([60, 60, 62, 255], 600),
      ...area([226, 160, 63, 255], 300),
      ...area([23, 80, 107, 255], 500),
    ];
    expect(coloursIn(picture)).toEqual(['#17506b', '#e2a03f', '#3c3c3e']);
  });

  it('take softened edges together, and leave out specks', () => {
    const soft = Array.from({ length: 40 }, (_, step) => area([20 + step, 80 + step, 110 + step, 255], 20)).flat();
    expect(coloursIn([...soft, ...area([220, 0, 0, 255], 5)])).toHaveLength(1);
  });

  it('are none for an empty or a white picture', () => {
    expect(coloursIn([])).toEqual([]);
    expect(coloursIn(area([255, 255, 255, 255], 100))).toEqual([]);
  });

  it('are at most six, each a colour of its own, whatever the picture', () => {
    let seed = 7;
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % 256;
    };
    for (let round = 0; round < 200; round++) {
      const found = coloursIn(Array.from({ length: 400 }, next));
      expect(found.length).toBeLessThanOrEqual(6);
      expect(new Set(found).size).toBe(found.length);
      for (const colour of found) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
