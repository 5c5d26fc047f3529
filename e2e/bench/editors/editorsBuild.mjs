// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rspack } from '@rspack/core';
import { projectRoot } from '../../../shared/build/ports.mjs';
import { baseConfig } from '../../../shared/build/rspack/config.mjs';

const out = join(projectRoot, '.cache/bench/editors');

/** Entries of this folder, by the name of the editor. */
const files = { steps: './steps.tsx', puck: './puck.tsx', grapes: './grapes.ts' };
/** @typedef {keyof typeof files} EditorName */
export const editorNames = /** @type {EditorName[]} */ (Object.keys(files));

/** What pages of the product have loaded whichever editor they show. */
const present = [
  /^react(-dom|-router-dom)?($|\/)/,
  /^antd($|\/)/,
  /^@steps\/(platform|business)($|\/)/,
  /^lucide-react$/,
];

/**
 * @param {EditorName} name @param {string} folder
 * @param {Partial<import('@rspack/core').Configuration>} more @returns {Promise<string>} the folder of the build
 */
async function build(name, folder, more) {
  const path = join(out, folder, name);
  const config = baseConfig(fileURLToPath(new URL('.', import.meta.url)), { dev: false });
  const compiler = rspack({
    ...config,
    ...more,
    entry: { [name]: fileURLToPath(new URL(files[name], import.meta.url)) },
    output: { ...config.output, path, filename: '[name].js', cssFilename: '[name].css', publicPath: '' },
  });
  await /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      compiler.run((error, stats) => {
        const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        compiler.close(() => (broken ? fail(broken) : done()));
      });
    })
  );
  return path;
}

/** The editor as a folder with `<name>.js` and `<name>.css`, complete. @param {EditorName} name */
export const buildEditor = (name) => build(name, 'whole', {});

/** Bytes (gzip) of the editor's script and styles, without what the page has anyway. @param {EditorName} name @returns {Promise<number>} */
export async function editorBytes(name) {
  const path = await build(name, 'alone', {
    externalsType: 'global',
    // What is left out is never run here: any name does.
    externals: [
      ({ request }, give) =>
        request && present.some((one) => one.test(request)) ? give(undefined, 'globalThis') : give(),
    ],
  });
  const parts = (await readdir(path)).filter((file) => /\.(js|css)$/.test(file));
  const sizes = await Promise.all(parts.map(async (file) => gzipSync(await readFile(join(path, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
