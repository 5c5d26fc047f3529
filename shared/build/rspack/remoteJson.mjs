// @ts-check
import { join } from 'node:path';
import { factsOf, readRemoteData, writeGenerated } from '../remoteFacts.mjs';

/** @typedef {import('../../platform/src/core/contract/remoteData').RemoteData} RemoteData */

/**
 * Puts `remote.json` into a remote's build, from what the remote says of itself, and writes its generated sources before they
 * are compiled.
 * @param {string} folder
 * @param {(data: RemoteData) => void} [read] told what it says before each build
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export const remoteJson = (folder, read) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    const name = 'remoteJson';
    let text = '';
    compiler.hooks.beforeCompile.tapPromise(name, async () => {
      const data = await readRemoteData(folder);
      writeGenerated(folder, data);
      read?.(data);
      text = JSON.stringify(factsOf(data));
    });
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(join(folder, 'src/facts.ts'));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        compilation.emitAsset('remote.json', new sources.RawSource(text));
      });
    });
  },
});
