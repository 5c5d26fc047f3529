// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { theme } from 'antd';
import { afterEach, expect, test } from 'vitest';
import { accessibleAccent } from './accentRules';
import { antdTheme } from './antdTheme';
import { chooseAppearance } from './appearance';
import type { Mode } from './palette';
import { ThemeProvider } from './ThemeProvider';

afterEach(() => {
  cleanup();
  localStorage.clear();
  chooseAppearance('system');
});

const accentVariable = () => document.documentElement.style.getPropertyValue('--s-accent');

test("a client's brand colour replaces the accent while the client is open", () => {
  const { unmount } = render(<ThemeProvider accent="#ffcc00">Page</ThemeProvider>);
  const [light, dark] = [accessibleAccent('#ffcc00', 'light'), accessibleAccent('#ffcc00', 'dark')];
  expect(accentVariable()).toBe(`light-dark(${light.base}, ${dark.base})`);
  unmount();
  expect(accentVariable()).toBe('');
});

test.each<Mode>(['light', 'dark'])('antd fills its primary buttons with the very accent in %s mode', (mode) => {
  const config = antdTheme({ mode, density: 'comfortable', accent: '#ffcc00', motion: true, coarse: false });
  const { colorPrimary } = theme.getDesignToken(config);
  expect(colorPrimary).toBe(accessibleAccent('#ffcc00', mode).base);
});

test('controls grow for fingers and shrink for compact screens', () => {
  const height = (density: 'comfortable' | 'compact', coarse: boolean) =>
    antdTheme({ mode: 'light', density, motion: true, coarse }).token?.controlHeight;
  expect([height('comfortable', false), height('compact', false), height('compact', true)]).toEqual([32, 28, 40]);
});
