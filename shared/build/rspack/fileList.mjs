// @ts-check
import { isFile, isHashed } from '../headers.mjs';

/** What runs language models in the browser, some 3 MB gzip: for those who keep a model. @param {string} name */
const isForModels = (name) => ['modelWorker', 'wllama'].includes(name.split('.', 1)[0] ?? '');

/** Scripts, styles and what they show; a name with its content's hash stays in the browser's cache. @param {string} name */
const isKept = (name) => isFile(name) && isHashed(name) && !isForModels(name);

/**
 * Writes `files.json`, the names of all files of a build: the host fetches them ahead of their use. And `modelFiles.json`, where
 * there are any: the names of those that are kept only beside a model.
 * @type {import('@rspack/core').RspackPluginInstance}
 */
export const fileList = {
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('fileList', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'fileList', stage }, (assets) => {
        const names = Object.keys(assets).sort();
        /** @param {string} list @param {string[]} names */
        const write = (list, names) => compilation.emitAsset(list, new sources.RawSource(JSON.stringify(names)));
        write('files.json', names.filter(isKept));
        const forModels = names.filter(isForModels);
        if (forModels.length > 0) write('modelFiles.json', forModels);
      });
    });
  },
};
