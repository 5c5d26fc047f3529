// @ts-check
import { join } from 'node:path';
import { factsOf, readRemoteData, writeGenerated } from '../remoteFacts.mjs';

/**
 * Puts `remote.json` into a remote's build, from what the remote says of itself, and writes its generated sources before they
 * are compiled.
 * @param {string} folder
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export const remoteJson = (folder) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    const name = 'remoteJson';
    let text = '';
    compiler.hooks.beforeCompile.tapPromise(name, async () => {
      const data = await readRemoteData(folder);
      writeGenerated(folder, data);
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
