// @ts-check
import { providedModules } from './shares.mjs';

const manifestFile = 'mf-manifest.json';
/** `import(/* webpackChunkName: "page-crm" *\/ …)` in `src/remote.tsx` is the page of the module, or the page, `crm`. */
const prefix = 'page-';

/**
 * Adds to a remote's manifest what its pages need, so that the host can fetch it while the remote's entry still runs: `ahead`
 * their files, `late` the modules that the host provides on demand. By the module's id, and by the address of a page.
 * @param {() => import('../../platform/src/core/contract/remoteData').RemoteData | undefined} facts
 * @returns {import('@rspack/core').RspackPluginInstance}
 */
export const pagesAhead = (facts) => ({
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('pagesAhead', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'pagesAhead', stage }, (assets) => {
        const manifest = JSON.parse(assets[manifestFile]?.source().toString() ?? '{}');
        if (!manifest.metaData) return;
        const { modules = {}, pages = {} } = facts() ?? {};
        const found = [...compilation.namedChunkGroups].flatMap(([chunk, group]) => {
          if (!chunk.startsWith(prefix)) return [];
          const name = chunk.slice(prefix.length);
          const keys = [Object.hasOwn(modules, name) ? name : undefined, pages[name]?.path];
          return keys.filter((key) => key !== undefined).map((key) => ({ key, group }));
        });
        Object.assign(manifest.metaData, {
          ahead: Object.fromEntries(
            found.map(({ key, group }) => [key, group.getFiles().filter((file) => /\.(js|css)$/.test(file))]),
          ),
          late: Object.fromEntries(found.map(({ key, group }) => [key, lateModules(compilation, group)])),
        });
        compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  },
});

/**
 * What the files of a page ask of the host that does not come with the federation runtime.
 * @param {import('@rspack/core').Compilation} compilation @param {import('@rspack/core').ChunkGroup} group
 */
function lateModules({ chunkGraph }, group) {
  const asked = group.chunks
    .flatMap((chunk) => chunkGraph.getChunkModules(chunk))
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => module.identifier());
  return providedModules()
    .filter(({ name, early }) => !early && asked.some((identifier) => identifier.includes(` ${name}@`)))
    .map(({ name }) => name);
}
