import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../ports.mjs';

// A test, not lint: the steps are in a document.

const [, ...sections] = readFileSync(join(projectRoot, 'shared/docs/walks.md'), 'utf8').split(/^## /m);
const step = /^\d+\. \[`(?<name>\w+)`\]\((?:\.\.\/){2}(?<path>[^)]+)\)/gm;

const ways = sections.flatMap((section) => {
  const steps = [...section.matchAll(step)].map(({ groups }) => ({
    name: groups?.name ?? '',
    path: groups?.path ?? '',
  }));
  return steps.length > 0 ? [{ title: section.split('\n', 1)[0], steps }] : [];
});

/** Whether the file says the name; a file that is not there says nothing. @param {{ path: string }} file @param {string} name */
const says = ({ path }, name) =>
  existsSync(join(projectRoot, path)) &&
  new RegExp(`\\b${name}\\b`).test(readFileSync(join(projectRoot, path), 'utf8'));

test('there are five ways through the source', () => {
  expect(ways).toHaveLength(5);
});

describe.each(ways)('the way “$title”', ({ steps }) => {
  test('has each step in the file that it names, and no file twice', () => {
    expect(steps.filter((file) => !says(file, file.name))).toEqual([]);
    expect(new Set(steps.map(({ path }) => path)).size).toBe(steps.length);
  });

  test('has each step as a name in a file before it', () => {
    const unreached = steps.filter(({ name }, at) => at > 0 && !steps.slice(0, at).some((file) => says(file, name)));
    expect(unreached).toEqual([]);
  });
});
