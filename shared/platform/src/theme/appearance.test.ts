// @vitest-environment page
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  chooseAppearance,
  chooseDensity,
  chooseMotion,
  followAppearance,
  parseAppearance,
  useAppearance,
  useStill,
} from './appearance';

beforeEach(() => localStorage.clear());

test('what was chosen is shown at the next visit', () => {
  const undo = followAppearance();
  chooseAppearance('dark');
  chooseDensity('compact');
  chooseMotion('reduced');
  undo();
  expect(parseAppearance(localStorage.getItem('steps.appearance'))).toEqual({
    choice: 'dark',
    density: 'compact',
    motion: 'reduced',
  });
  document.documentElement.removeAttribute('data-theme');
  followAppearance()();
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', density: 'compact', motion: 'reduced' });
});

test('the system decides when nothing was chosen, and no theme is forced on the page', () => {
  followAppearance()();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('another tab changing the appearance changes it here', async () => {
  const undo = followAppearance();
  const { result } = renderHook(useAppearance);
  const newValue = JSON.stringify({ choice: 'dark', density: 'comfortable' });
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'steps.appearance', newValue }));
  });
  undo();
  expect(result.current.mode).toBe('dark');
});

test.each([
  ['nothing', null],
  ['text that is not JSON', '{'],
  ['another shape', '{"choice":"sepia","density":7}'],
])('%s in storage means the defaults', (_name, text) => {
  expect(parseAppearance(text)).toEqual({ choice: 'system', density: 'comfortable', motion: 'system' });
});

test('nothing moves once somebody says so, whatever the system says', async () => {
  followAppearance()();
  const { result } = renderHook(useStill);
  expect(result.current).toBe(false);
  await act(async () => chooseMotion('reduced'));
  expect(result.current).toBe(true);
  await act(async () => chooseMotion('system'));
  expect(result.current).toBe(false);
});
