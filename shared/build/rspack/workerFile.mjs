// @ts-check
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleWorker } from './workerText.mjs';

/**
 * Loader of `import address from './thing.ts?worker&url'`: bundles the file as a worker of its own, beside the others, and gives
 * its address. One file, with no chunk of the page in it: its answer on the wire may carry a policy of its own (headers.mjs).
 * @this {import('@rspack/core').LoaderContext}
 */
// biome-ignore lint/style/noDefaultExport: loaders are found by it
export default async function workerFile() {
  const done = this.async();
  const folder = await mkdtemp(join(tmpdir(), 'worker-file-'));
  try {
    const files = await bundleWorker(this.resourcePath, folder, this.mode === 'development');
    for (const file of files) this.addDependency(file);
    const text = await readFile(join(folder, 'worker.js'), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const name = `${basename(this.resourcePath, '.ts')}.${hash}.js`;
    this.emitFile(name, text);
    done(null, `export default __webpack_public_path__ + ${JSON.stringify(name)};`);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
