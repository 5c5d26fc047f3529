// @ts-check
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseDefine, basePath } from './basePath.mjs';

const require = createRequire(import.meta.url);
/** The sources of both, in the host's folder. */
const sources = { script: './src/first/first.ts', pictures: './src/first/pictures.tsx' };

/** @typedef {{ script: string, pictures: Record<string, string>, files: string[] }} First */

/**
 * Bundles one file by itself, with the classes that the host's own build gives.
 * @param {import('@rspack/core').Configuration} base the host's
 * @param {import('@rspack/core').Configuration} own @param {string} folder
 * @returns {Promise<string[]>} the files it was made of
 */
function bundle(base, own, folder) {
  const compiler = rspack({
    context: base.context,
    mode: 'production',
    devtool: false,
    resolve: base.resolve,
    module: base.module,
    plugins: [new rspack.DefinePlugin(baseDefine)],
    ...own,
    output: { ...own.output, path: folder, uniqueName: base.output?.uniqueName },
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      const files = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => !file.includes('node_modules'));
      compiler.close(() => (broken ? fail(broken) : done(files)));
    });
  });
}

/** @param {import('@rspack/core').Configuration} base @returns {Promise<First>} */
async function make(base) {
  const folder = await mkdtemp(join(tmpdir(), 'first-picture-'));
  try {
    const files = await Promise.all([
      bundle(
        base,
        { entry: { first: sources.script }, target: ['web', 'es2022'], output: { filename: 'first.js' } },
        folder,
      ),
      bundle(
        base,
        {
          entry: { pictures: sources.pictures },
          target: 'node20',
          output: { filename: 'pictures.cjs', library: { type: 'commonjs2' } },
          // It is run once, here.
          optimization: { minimize: false },
        },
        folder,
      ),
    ]);
    const script = await readFile(join(folder, 'first.js'), 'utf8');
    return { script, pictures: require(join(folder, 'pictures.cjs')).pictures, files: files.flat() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Classes of modules that the host's own sheets lack: the picture would be undressed. Names of the kit and of icons have a hyphen.
 * @param {string} markup @param {string} css
 */
export const undressed = (markup, css) =>
  [...markup.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name && !name.includes('-') && name !== 'lucide' && !css.includes(`.${name}`));

/**
 * Puts the first picture into index.html, as templates, and the small script that shows one of them: the words of the gate
 * and the skeleton of a page are there before the program is.
 * @param {import('@rspack/core').Configuration} base the host's
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export const firstPicture = (base) => ({
  apply(compiler) {
    const { Compilation, HtmlRspackPlugin, sources: kinds } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('firstPicture', (compilation) => {
      /** @type {First | undefined} */
      let first;
      let name = '';
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'firstPicture', stage }, async () => {
        first = await make(base);
        for (const file of first.files) compilation.fileDependencies.add(file);
        name = `first.${createHash('sha256').update(first.script).digest('hex').slice(0, 8)}.js`;
        compilation.emitAsset(name, new kinds.RawSource(first.script), { minimized: true });
      });
      HtmlRspackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise('firstPicture', async (data) => {
        if (!first) throw new Error('Expected the first picture before the page that shows it.');
        const css = Object.keys(compilation.assets)
          .filter((file) => /^main\b.*\.css$/.test(file))
          .map((file) => compilation.assets[file]?.source().toString())
          .join('\n');
        const templates = Object.entries(first.pictures).map(([id, markup]) => {
          const missing = undressed(markup, css);
          if (missing.length > 0)
            throw new Error(`Expected ${missing.join(', ')} of ${id} in the sheet of the first screen.`);
          return `<template id="${id}">${markup}</template>`;
        });
        const root = '<div id="steps-root"></div>';
        if (!data.html.includes(root)) throw new Error(`Expected ${root} in index.html.`);
        const shown = `${root}${templates.join('')}<script src="${basePath}${name}"></script>`;
        return { ...data, html: data.html.replace(root, () => shown) };
      });
    });
  },
});
