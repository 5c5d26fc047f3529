import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressBuilt, keepPrevious } from './buildAll.mjs';

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

it('takes the compressed copy of a file that did not change from the build before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const [dist, before] = [join(folder, 'dist'), join(folder, 'before')];
  mkdirSync(dist);
  mkdirSync(before);
  const text = 'the same again '.repeat(200);
  for (const name of ['old.00000001.js', 'new.00000002.js']) writeFileSync(join(dist, name), text);
  writeFileSync(join(before, 'old.00000001.js.br'), 'the copy of before');
  await compressBuilt(dist, before);
  expect(readFileSync(join(dist, 'old.00000001.js.br'), 'utf8')).toBe('the copy of before');
  expect(gunzipSync(readFileSync(join(dist, 'old.00000001.js.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(join(dist, 'new.00000002.js.br'))).toString()).toBe(text);
});
