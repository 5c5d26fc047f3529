// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { baseDefine } from './basePath.mjs';

/**
 * Loader of `import('./thing.ts?worker-text')`: bundles the file as a worker of its own and gives its text, for
 * `blobWorker`. `new Worker(new URL(…))` is no way here: a worker of a remote's origin is refused, and federation
 * would put its whole runtime (43 kB, which then throws) into it.
 * @this {import('@rspack/core').LoaderContext}
 */
// biome-ignore lint/style/noDefaultExport: loaders are found by it
export default async function workerText() {
  const done = this.async();
  const folder = await mkdtemp(join(tmpdir(), 'worker-text-'));
  try {
    const files = await bundleWorker(this.resourcePath, folder, this.mode === 'development');
    for (const file of files) this.addDependency(file);
    const text = await readFile(join(folder, 'worker.js'), 'utf8');
    done(null, `export default ${JSON.stringify(text)};`);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} entry @param {string} folder @param {boolean} dev @returns {Promise<string[]>} the files it was made of */
export function bundleWorker(entry, folder, dev) {
  const compiler = rspack({
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { worker: entry },
    output: { path: folder, filename: 'worker.js' },
    resolve: { extensions: ['.ts', '.js'] },
    plugins: [new rspack.DefinePlugin(baseDefine)],
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { detectSyntax: 'auto', jsc: { target: 'es2022' } },
        },
      ],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      const files = [...(stats?.compilation.fileDependencies ?? [])].filter((file) => /\.[jt]s$/.test(file));
      compiler.close(() => (broken ? reject(broken) : resolve(files)));
    });
  });
}
