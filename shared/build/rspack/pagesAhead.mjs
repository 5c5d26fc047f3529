// @ts-check
const manifestFile = 'mf-manifest.json';
/** `import(/* webpackChunkName: "page-crm" *\/ …)` in `src/remote.tsx` is the page of the module `crm`. */
const prefix = 'page-';

/**
 * Adds to a remote's manifest which files the page of each module needs, so that the host can fetch them while the remote's
 * entry still runs.
 * @type {import('@rspack/core').RspackPluginInstance}
 */
export const pagesAhead = {
  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('pagesAhead', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'pagesAhead', stage }, (assets) => {
        const manifest = JSON.parse(assets[manifestFile]?.source().toString() ?? '{}');
        if (!manifest.metaData) return;
        manifest.metaData.ahead = Object.fromEntries(
          [...compilation.namedChunkGroups]
            .filter(([name]) => name.startsWith(prefix))
            .map(([name, group]) => [
              name.slice(prefix.length),
              group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
            ]),
        );
        compilation.updateAsset(manifestFile, new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  },
};
