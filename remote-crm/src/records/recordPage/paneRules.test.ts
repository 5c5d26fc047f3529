import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultWidths, keyTarget, limitsOf, type PaneWidths, resized, type SidePane, withinLimits } from './paneRules';

const side = fc.constantFrom<SidePane>('left', 'right');
const anything = fc.double({ noDefaultInfinity: false });

function expectAllowed({ left, right }: PaneWidths) {
  const centre = 100 - left - right;
  for (const width of [left, right]) {
    expect(width).toBeGreaterThanOrEqual(20);
    expect(width).toBeLessThanOrEqual(40);
  }
  expect(centre).toBeGreaterThanOrEqual(30 - 1e-9);
  expect(centre).toBeLessThanOrEqual(60 + 1e-9);
}

describe('the widths of the three panes', () => {
  it('are 25, 50 and 25 percent at first', () => {
    expect(defaultWidths).toEqual({ left: 25, right: 25 });
  });

  it('stay within their limits however the separators are moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(side, anything)), (moves) => {
        let widths = defaultWidths;
        for (const [moved, to] of moves) {
          widths = resized(widths, moved, to);
          expectAllowed(widths);
        }
      }),
    );
  });

  it('stay within their limits whatever was stored', () => {
    fc.assert(
      fc.property(anything, anything, (left, right) => {
        expectAllowed(withinLimits({ left, right }));
      }),
    );
  });

  it('are restored as they were stored', () => {
    const between = fc.double({ min: 20, max: 35, noNaN: true });
    fc.assert(
      fc.property(between, between, (left, right) => {
        expect(withinLimits({ left, right })).toEqual({ left, right });
      }),
    );
  });

  it('leave the centre its 30 percent: a wide side limits how far the other goes', () => {
    expect(limitsOf({ left: 40, right: 25 }, 'right')).toEqual({ min: 20, max: 30 });
  });

  it('follow the keys: a separator moves where the arrow points, Home and End to the limits', () => {
    const pressed = (moved: SidePane, key: string, shift = false) => keyTarget(defaultWidths, moved, key, shift);
    expect([pressed('left', 'ArrowRight'), pressed('right', 'ArrowRight')]).toEqual([26, 24]);
    expect([pressed('left', 'ArrowLeft', true), pressed('right', 'ArrowLeft', true)]).toEqual([20, 30]);
    expect([pressed('left', 'Home'), pressed('left', 'End'), pressed('left', 'Enter')]).toEqual([20, 40, undefined]);
  });
});
