// @ts-check
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { projectRoot } from '../../../shared/build/ports.mjs';

const out = join(projectRoot, '.cache/bench/crm');

/**
 * Bundles a file, named from this folder, as one script to be run in a page.
 * @param {'seed.ts' | 'antdTable.tsx' | '../editors/inPage.ts'} file @returns {Promise<string>} its text
 */
export async function pageScript(file) {
  const name = basename(file).replace(/\.\w+$/, '');
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { [name]: fileURLToPath(new URL(file, import.meta.url)) },
    output: { path: out, filename: '[name].js' },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: false,
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            detectSyntax: 'auto',
            jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
          },
        },
      ],
    },
  });
  await /** @type {Promise<void>} */ (
    new Promise((done, fail) => {
      compiler.run((error, stats) => {
        const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
        compiler.close(() => (broken ? fail(broken) : done()));
      });
    })
  );
  return readFile(join(out, `${name}.js`), 'utf8');
}
