import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameworks } from '../analysis/frameworks';
import { lensFor } from '../tasks/templates/analysisLenses';
import type { CanvasItem } from './canvas';
import { canvasKind, canvasKinds } from './canvasKinds';
import { itemsIn, movedItem, nudgedItem, pointsFor } from './canvasRules';

const swot = canvasKind('swot');
const item = (id: string, area: string): CanvasItem => ({ id, area, text: `Point ${id}` });
const some = [item('a', 'Strengths'), item('b', 'Threats'), item('c', 'Strengths'), item('d', 'Strengths')];
const ids = (items: readonly CanvasItem[], area: string) => itemsIn(items, area).map(({ id }) => id);

describe('the boards', () => {
  it('are the eight frameworks that an analysis can use', () => {
    expect(canvasKinds.map(({ framework }) => framework)).toEqual(frameworks.map(({ name }) => name));
  });

  it.each(canvasKinds)(
    'of $framework has a field for each heading under which the analysis looks',
    ({ framework, areas }) => {
      const titles = areas.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining([...lensFor(framework).headings.map(({ heading }) => heading)]));
      expect(new Set(titles).size).toBe(titles.length);
    },
  );
});

describe('a point that is proposed', () => {
  it('comes on the board without the note on how to settle it', () => {
    const text = '## Weaknesses\n- Quotes wait. To settle it, date the last five. (assumption)';
    expect(pointsFor(text, swot, [])).toEqual([{ area: 'Weaknesses', text: 'Quotes wait.' }]);
    expect(pointsFor(text, swot, [{ id: 'a', area: 'Weaknesses', text: 'Quotes wait.' }])).toEqual([]);
  });
});

describe('a point', () => {
  it('goes up and down in its field, and stays at its ends', () => {
    expect(ids(nudgedItem(some, 'c', 'ArrowUp', swot), 'Strengths')).toEqual(['c', 'a', 'd']);
    expect(ids(nudgedItem(some, 'a', 'ArrowDown', swot), 'Strengths')).toEqual(['c', 'a', 'd']);
    expect(ids(nudgedItem(some, 'c', 'ArrowDown', swot), 'Strengths')).toEqual(['a', 'd', 'c']);
    expect(nudgedItem(some, 'a', 'ArrowUp', swot)).toBe(some);
    expect(nudgedItem(some, 'd', 'ArrowDown', swot)).toBe(some);
  });

  it('goes to the end of the field before or after', () => {
    expect(ids(nudgedItem(some, 'a', 'ArrowRight', swot), 'Weaknesses')).toEqual(['a']);
    expect(nudgedItem(some, 'a', 'ArrowLeft', swot)).toBe(some);
    expect(nudgedItem(some, 'b', 'ArrowRight', swot)).toBe(some);
  });

  it('is never lost or doubled, wherever it is put', () => {
    const titles = swot.areas.map(({ title }) => title);
    const move = fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom(...titles),
      fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'gone')),
    );
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        let items: readonly CanvasItem[] = some;
        for (const [id, area, before] of moves) {
          items = movedItem(items, id, area, before ?? undefined);
          if (before !== id) expect(items.find((one) => one.id === id)?.area).toBe(area);
        }
        expect(items.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      }),
    );
  });
});

describe('what an analysis proposes', () => {
  const text = [
    'Summary of it all.',
    '## The business today',
    '- Not on any field',
    '## Strengths',
    '- Regulars come by referral (evidence 1)',
    '- Point a',
    '## Threats',
    '- A cheaper rival opened (assumption)',
  ].join('\n');

  it('goes into the field of its heading, once, without Markdown signs', () => {
    expect(pointsFor(text, swot, some)).toEqual([
      { area: 'Strengths', text: 'Regulars come by referral' },
      { area: 'Threats', text: 'A cheaper rival opened' },
    ]);
    expect(pointsFor(`${text}\n${text}`, swot, some)).toHaveLength(2);
  });
});
