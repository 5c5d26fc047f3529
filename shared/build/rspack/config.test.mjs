// @ts-check
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';
import { baseConfig, providedFiles } from './config.mjs';

it.each(Object.entries(providedFiles()))(
  'the committed host/%s is what a build writes, so that a start leaves a clone as it was (else: npm run build host)',
  (path, text) => {
    expect(readFileSync(join(projectRoot, 'host', path), 'utf8')).toBe(text);
  },
);

describe('a CSS module', () => {
  /** @type {string[]} */
  const folders = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  /** The sheet of a package with one class. @param {string} name */
  const builtSheet = async (name) => {
    const top = await mkdtemp(join(tmpdir(), 'sheet-'));
    folders.push(top);
    const folder = join(top, name);
    await mkdir(folder);
    await writeFile(
      join(folder, 'main.js'),
      "import styles from './a.module.css'; document.body.className = styles.card;",
    );
    await writeFile(join(folder, 'a.module.css'), '.card { --s-covered: 8px; padding: var(--s-covered); }');
    const compiler = rspack({ ...baseConfig(folder, { dev: false }), entry: './main.js' });
    /** @type {import('@rspack/core').Stats | undefined} */
    const stats = await new Promise((done, fail) => {
      compiler.run((error, result) => (error ? fail(error) : done(result)));
    });
    expect(stats?.toJson().errors).toEqual([]);
    const files = await readdir(join(folder, 'dist'));
    return readFile(join(folder, 'dist', files.find((file) => file.endsWith('.css')) ?? ''), 'utf8');
  };

  it('has other class names in each package, and leaves variables their names', async () => {
    const [host = '', remote = ''] = await Promise.all(['host', 'remote-crm'].map(builtSheet));
    const [classOfHost, classOfRemote] = [host, remote].map((text) => /\.([\w-]+)\s*\{/.exec(text)?.[1]);
    expect(classOfHost).toBeTruthy();
    expect(classOfRemote).not.toBe(classOfHost);
    expect(host).toContain('--s-covered:8px');
  });
});
