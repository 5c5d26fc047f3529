import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepPrevious } from './buildAll.mjs';

it('keeps the hashed files of the build before for one more build, and of none before that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const dist = join(folder, 'dist');
  /** @param {string[]} names */
  const build = (...names) => {
    const putBack = keepPrevious(dist, join(folder, 'cache'));
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist);
    for (const name of names) writeFileSync(join(dist, name), name);
    putBack();
    return readdirSync(dist).sort();
  };

  expect(build('index.html', 'main.00000001.js')).toEqual(['index.html', 'main.00000001.js']);
  expect(build('main.00000002.js')).toEqual(['main.00000001.js', 'main.00000002.js']);
  expect(build('main.00000003.js')).toEqual(['main.00000002.js', 'main.00000003.js']);
});
