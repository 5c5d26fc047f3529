import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './ports.mjs';

/** What the browser draws in its own language (11/22/2026, 03:00 AM), or as a bare list. */
const native = /<datalist|type=(\{.*)?["'`](date|time|datetime-local|month|week)["'`]/;

/** @param {string} text */
const usesNative = (text) => text.split('\n').some((line) => native.test(line));

const sources = readdirSync(projectRoot)
  .filter((name) => name === 'host' || name.startsWith('remote-'))
  .flatMap((name) =>
    readdirSync(join(projectRoot, name, 'src'), { recursive: true })
      .map((file) => join(name, 'src', String(file)))
      .filter((file) => /\.tsx?$/.test(file)),
  );

test('days, times and suggestions are fields of the kit: no datalist and no date field of the browser in host and remotes', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((file) => usesNative(readFileSync(join(projectRoot, file), 'utf8')));
  expect(found, 'Use DateField, TimeField, MomentField or SuggestField of @steps/shared/fields').toEqual([]);
});

test.each([
  '<datalist id="a">',
  '<input type="date" />',
  "<TextField type={'time'} />",
  "<TextField type={is ? 'date' : 'text'} />",
  '<input type="datetime-local" />',
])('the rule finds %s', (text) => expect(usesNative(text)).toBe(true));
