import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Device, devices } from './document';
import { hiddenOn, hiddenPatch, isNowhere, screensOf, visibilityText } from './visibilityRules';

const node = (desktop?: boolean, tablet?: boolean, mobile?: boolean) => ({
  styles: desktop === undefined ? {} : { hidden: desktop },
  ...(tablet === undefined ? {} : { tablet: { hidden: tablet } }),
  ...(mobile === undefined ? {} : { mobile: { hidden: mobile } }),
});

it('a screen hides what a larger one hides, until it says otherwise', () => {
  expect(hiddenOn(node(true))).toEqual({ desktop: true, tablet: true, mobile: true });
  expect(hiddenOn(node(true, undefined, false))).toEqual({ desktop: true, tablet: true, mobile: false });
  expect(hiddenOn(node(undefined, true))).toEqual({ desktop: false, tablet: true, mobile: true });
  expect(isNowhere(node(true, false, true))).toBe(false);
  expect(isNowhere(node(true))).toBe(true);
});

it('what is pressed is what is then so, on every screen', () => {
  const state = fc.option(fc.boolean(), { nil: undefined });
  fc.assert(
    fc.property(state, state, state, fc.constantFrom<Device>(...devices), fc.boolean(), (a, b, c, device, hide) => {
      const before = node(a, b, c);
      const hidden = hiddenPatch(before, device, hide);
      const after = device === 'desktop' ? { ...before, styles: { hidden } } : { ...before, [device]: { hidden } };
      expect(hiddenOn(after as typeof before)[device]).toBe(hide);
    }),
  );
});

it('says in words where a block is seen, and what a press hides', () => {
  expect(visibilityText(node())).toBeUndefined();
  expect(visibilityText(node(true))).toBe('Nobody sees this block.');
  expect(visibilityText(node(true, undefined, false))).toBe('Shown on phones only.');
  expect(visibilityText(node(undefined, undefined, true))).toBe('Shown on computers and tablets only.');
  expect(visibilityText(node(undefined, undefined, true), ['desktop', 'mobile'])).toBe('Shown on computers only.');
  expect(screensOf(node(), 'desktop')).toBe('all screens');
  expect(screensOf(node(), 'mobile')).toBe('phones');
  expect(screensOf(node(), 'tablet')).toBe('tablets and phones');
  expect(screensOf(node(true, undefined, false), 'desktop')).toBe('computers and tablets');
  expect(screensOf(node(true, undefined, false), 'desktop', ['desktop', 'mobile'])).toBe('computers');
});
