// @ts-check
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorker } from './workerText.mjs';

/** Source of the host's service worker, in the host's folder. */
const source = 'src/offline/worker.ts';

/**
 * Writes `worker.js`, the host's service worker: a program of its own, under a name that never changes.
 * @type {import('@rspack/core').RspackPluginInstance}
 */
export const hostWorker = {
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('hostWorker', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'hostWorker', stage }, async () => {
        const folder = await mkdtemp(join(tmpdir(), 'host-worker-'));
        try {
          const entry = join(compiler.context, source);
          const files = await bundleWorker(entry, folder, compiler.options.mode === 'development');
          for (const file of files) compilation.fileDependencies.add(file);
          compilation.emitAsset('worker.js', new sources.RawSource(await readFile(join(folder, 'worker.js'), 'utf8')));
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      });
    });
  },
};
