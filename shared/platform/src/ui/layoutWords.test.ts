import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutClass, layoutWords } from './layoutWords';

test('every word of the layout parts has its class, and the sheet has no other', () => {
  const sheet = readFileSync(new URL('./Layout.module.css', import.meta.url), 'utf8');
  const there = new Set([...sheet.matchAll(/^\.([\w-]+)/gm)].map(([, name]) => name));
  const said = Object.entries(layoutWords).flatMap(([name, values]) => values.map((value) => layoutClass(name, value)));
  expect([...there].sort()).toEqual(['stack', 'row', 'grid', 'split', 'card', ...said].sort());
});
