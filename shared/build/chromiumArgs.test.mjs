// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { chromiumArgs } from './chromiumArgs.mjs';

it('what Playwright turns off in Chromium stays off', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, listed = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(source) ?? [];
  const names = [...listed.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const off = chromiumArgs.find((arg) => arg.startsWith('--disable-features='))?.split(/[=,]/);
  expect(off).toEqual(expect.arrayContaining(names));
});
