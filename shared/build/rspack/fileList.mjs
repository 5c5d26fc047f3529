// @ts-check
import { isFile, isHashed } from '../headers.mjs';

/** Scripts, styles and what they show; a name with its content's hash stays in the browser's cache. @param {string} name */
const isKept = (name) => isFile(name) && isHashed(name);

/** Writes `files.json`, the names of all files of a build: the host fetches them ahead of their use. @type {import('@rspack/core').RspackPluginInstance} */
export const fileList = {
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('fileList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'fileList', stage }, (assets) => {
        const names = Object.keys(assets).filter(isKept).sort();
        compilation.emitAsset('files.json', new sources.RawSource(JSON.stringify(names)));
      });
    });
  },
};
