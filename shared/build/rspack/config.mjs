// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { portOf } from '../ports.mjs';
import { baseDefine, basePath } from './basePath.mjs';
import { fileList } from './fileList.mjs';
import { firstPicture } from './firstPicture.mjs';
import { hostWorker } from './hostWorker.mjs';
import { pagesAhead } from './pagesAhead.mjs';
import { remoteJson } from './remoteJson.mjs';
import { providedModules, remoteShares } from './shares.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const contractVersion = Number(
  /contractVersion = (\d+)/.exec(
    readFileSync(join(root, 'shared/platform/src/core/contract/remoteDefinition.ts'), 'utf8'),
  )?.[1],
);

/** Remotes record which version of *platform* they were built against, and a host with an older one refuses them by name. */
const sharedVersion = JSON.parse(readFileSync(join(root, 'shared/platform/package.json'), 'utf8')).version;

/** Name of a package inside federation: a global variable of the page, so it must be unique there. @param {string} name */
export const federationName = (name) => `steps_${name.replaceAll('-', '_')}`;

/**
 * The federation plugin takes its run-time code from CommonJS files, which cannot be tree-shaken; the same packages hold
 * it as modules too. Costs nothing and saves 10 kB gzip in the host and in each remote.
 */
const federationAsModules = new rspack.NormalModuleReplacementPlugin(
  /@module-federation\/[^/]+\/dist\/.*\.cjs$/,
  (data) => {
    data.request = asModule(data.request);
  },
);
/** The plugin's own alias for the runtime names the CommonJS file. */
const federationRuntime = fileURLToPath(import.meta.resolve('@module-federation/runtime/bundler'));
/** @param {string} file */
const asModule = (file) => [file.replace(/\.cjs$/, '.js'), file.replace(/\.cjs$/, '.mjs')].find(existsSync) ?? file;

/** See federationErrors.mjs. */
const federationErrors = new rspack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (data) => {
  if (/@module-federation\/error-codes\//.test(data.contextInfo.issuer)) {
    data.request = fileURLToPath(new URL('./federationErrors.mjs', import.meta.url));
  }
});

/** See antdBrightness.mjs. */
const antdBrightness = new rspack.NormalModuleReplacementPlugin(/color-picker\/components\/ColorPresets$/, (data) => {
  if (/antd\/es\/button\//.test(data.contextInfo.issuer)) {
    data.request = fileURLToPath(new URL('./antdBrightness.mjs', import.meta.url));
  }
});

/** See antdTooltip.mjs. */
const antdTooltip = new rspack.NormalModuleReplacementPlugin(/^\.\.\/tooltip\/UniqueProvider$/, (data) => {
  if (/antd\/es\/config-provider\//.test(data.contextInfo.issuer)) {
    data.request = fileURLToPath(new URL('./antdTooltip.mjs', import.meta.url));
  }
});

/** For the oldest browsers that have what the sources use: `:has()`, `color-mix()` and `@container` in CSS, ES2022 in scripts. */
const cssMinimizer = new rspack.LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4'] },
});

/** See refreshInRemote.cjs. */
const refreshOfHost = new rspack.NormalModuleReplacementPlugin(
  /^react-refresh\/runtime$/,
  fileURLToPath(new URL('./refreshInRemote.cjs', import.meta.url)),
);

/** @param {boolean} dev @param {boolean} refresh */
const scripts = (dev, refresh) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  resourceQuery: { not: /worker/ },
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: 'auto',
    jsc: {
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: dev, refresh } },
    },
    // Each `import { Button } from 'antd'` becomes a module of its own, which is what the packages share.
    transformImport: [{ libraryName: 'antd', libraryDirectory: 'es', style: false }],
  },
});

/**
 * What every package's build has in common.
 * @param {string} folder the package's folder
 * @param {{ dev: boolean, refresh?: boolean }} options
 * @returns {import('@rspack/core').Configuration}
 */
export const baseConfig = (folder, { dev, refresh = false }) => ({
  context: folder,
  mode: dev ? 'development' : 'production',
  devtool: dev ? 'cheap-module-source-map' : false,
  target: ['web', 'es2022'],
  resolve: {
    extensions: ['.tsx', '.ts', '.jsx', '.js'],
    alias: { '@module-federation/runtime': federationRuntime },
  },
  output: {
    path: join(folder, 'dist'),
    clean: true,
    publicPath: 'auto',
    uniqueName: federationName(basename(folder)),
    crossOriginLoading: 'anonymous',
    filename: dev ? '[name].js' : '[name].[contenthash:8].js',
    chunkLoadTimeout: 8_000,
    // After an import failed, Retry runs the module again instead of getting it half finished.
    strictModuleErrorHandling: true,
    chunkFilename: dev ? '[name].js' : '[name].[contenthash:8].js',
    cssFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
    cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:8].css',
    assetModuleFilename: '[name].[contenthash:8][ext]',
  },
  module: {
    // `import styles from './Thing.module.css'`: classes keep one name, with hyphens too, and variables keep their names.
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
    // Names of classes come from path and class within a package: two packages may have the same of both.
    generator: { 'css/auto': { localIdentHashSalt: basename(folder) } },
    rules: [
      scripts(dev, refresh),
      { resourceQuery: /worker-text/, loader: fileURLToPath(new URL('./workerText.mjs', import.meta.url)) },
      { resourceQuery: /^\?worker&url$/, loader: fileURLToPath(new URL('./workerFile.mjs', import.meta.url)) },
      { resourceQuery: /^\?url$/, type: 'asset/resource' },
      // antd's parts only declare components, but their packages do not say so, and whole index files would be included.
      { test: /node_modules\/@rc-component\//, sideEffects: false },
      { test: /\.css$/, type: 'css/auto' },
      {
        test: /inter-latin-wght-normal\.woff2$/,
        loader: fileURLToPath(new URL('./interfaceFont.mjs', import.meta.url)),
      },
      { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    chunkIds: dev ? 'named' : 'deterministic',
    moduleIds: dev ? 'named' : 'deterministic',
    minimizer: [new rspack.SwcJsMinimizerRspackPlugin(), cssMinimizer],
  },
  performance: false,
  // Each class belongs to one component, so the order of the files does not matter.
  ignoreWarnings: [/Conflicting order/],
  lazyCompilation: false,
  stats: 'errors-warnings',
});

/** @param {string} folder @param {number} port @returns {import('@rspack/core').Configuration['devServer']} */
const devServer = (folder, port) => ({
  port,
  host: 'localhost',
  hot: true,
  historyApiFallback: { disableDotRule: true },
  headers: { 'Access-Control-Allow-Origin': '*' },
  client: { overlay: false, webSocketURL: { port } },
  static: existsSync(join(folder, 'public')) ? { directory: join(folder, 'public') } : false,
  setupMiddlewares: (middlewares) => {
    const file = process.env.STEPS_REMOTES_FILE;
    if (file) {
      middlewares.unshift({
        name: 'remotes.json',
        path: '/remotes.json',
        middleware: (/** @type {unknown} */ _request, /** @type {import('node:http').ServerResponse} */ response) => {
          response.setHeader('content-type', 'application/json');
          response.end(readFileSync(file));
        },
      });
    }
    return middlewares;
  },
});

/** @param {string[]} lines */
const generated = (lines) =>
  ['// Written by the build (shared/build/rspack/config.mjs) from the sharing policy (shares.mjs).', ...lines, ''].join(
    '\n',
  );

/**
 * What the host provides as imports, which is what puts these modules into its build.
 * @returns {Record<string, string>} texts by path in the host's folder
 */
export function providedFiles() {
  const modules = providedModules();
  const early = modules.filter((module) => module.early);
  const late = modules.filter((module) => !module.early);
  return {
    'src/federation/provided.generated.ts': generated([
      ...early.map(({ name }, index) => `import * as module${index} from '${name}';`),
      '',
      '/** Modules that arrive together with the federation runtime. */',
      'export const early = {',
      ...early.map(({ name, version }, index) => `  '${name}': { version: '${version}', module: module${index} },`),
      '};',
      '',
      '/** Modules that are fetched when a remote first asks for them. */',
      'export const late: Readonly<Record<string, { readonly version: string; readonly load: () => Promise<unknown> }>> = {',
      ...late.map(({ name, version, file }) => {
        const named = file ? `/* webpackChunkName: "${file}" */ ` : '';
        return `  '${name}': { version: '${version}', load: () => import(${named}'${name}') },`;
      }),
      '};',
    ]),
  };
}

/** @param {string} folder */
function writeProvided(folder) {
  for (const [path, text] of Object.entries(providedFiles())) {
    const file = join(folder, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/**
 * The host: provides every shared library, knows no remote at build time. It needs no federation plugin for that: the
 * plugin would put the whole runtime and all shared code before the first paint, here both come with the first remote.
 * @param {string} configUrl `import.meta.url` of the package's rspack.config.mjs
 * @returns {import('@rspack/core').Configuration}
 */
export function hostConfig(configUrl) {
  const folder = fileURLToPath(new URL('.', configUrl));
  const dev = process.env.STEPS_DEV === '1';
  writeProvided(folder);
  const base = baseConfig(folder, { dev, refresh: dev });
  return {
    ...base,
    entry: {
      main: [...(dev ? [fileURLToPath(new URL('./refreshInHost.cjs', import.meta.url))] : []), './src/main.tsx'],
    },
    output: { ...base.output, publicPath: basePath },
    devServer: devServer(folder, portOf('host')),
    optimization: {
      ...base.optimization,
      minimizer: [
        // The check for developer tools measures a `debugger` statement (host/src/protection/).
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { drop_debugger: false } } }),
        cssMinimizer,
      ],
      splitChunks: {
        chunks: 'async',
        minSize: 20_000,
        // The parts that several on-demand antd parts need are put into few files instead of dozens.
        maxAsyncRequests: 6,
      },
    },
    plugins: [
      antdBrightness,
      antdTooltip,
      new rspack.DefinePlugin({
        ...baseDefine,
        'process.env.STEPS_DEV': JSON.stringify(dev ? '1' : ''),
        'process.env.STEPS_PREVIEW_DOMAIN': JSON.stringify(process.env.STEPS_PREVIEW_DOMAIN ?? ''),
        // Parts of the federation runtime for servers, and its own reading of manifests: `activate` and loadRemote.ts do it.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: '"web"',
      }),
      new rspack.HtmlRspackPlugin({
        template: join(folder, 'src/index.html'),
        templateParameters: { base: basePath },
        scriptLoading: 'defer',
        minify: !dev,
        // For asking what a deployed host offers to remotes (`npm test -- --only … --others …`).
        meta: { 'steps-shared': sharedVersion },
      }),
      hostWorker,
      new rspack.CopyRspackPlugin({ patterns: [{ from: join(folder, 'public'), noErrorOnMissing: true }] }),
      ...(dev ? [new ReactRefreshRspackPlugin()] : [firstPicture(base), fileList]),
    ],
  };
}

/**
 * A remote. Composed (`STEPS_COMPOSED=1`, and every production build) it exposes `src/remote.tsx` and brings no shared
 * library; otherwise it runs alone from `src/dev/main.tsx` with its own copies.
 * @param {string} configUrl `import.meta.url` of the package's rspack.config.mjs
 * @returns {import('@rspack/core').Configuration}
 */
export function remoteConfig(configUrl) {
  const folder = fileURLToPath(new URL('.', configUrl));
  const name = basename(folder);
  const serving = process.env.RSPACK_SERVE === 'true' || process.argv.includes('serve') || process.argv.includes('dev');
  const dev = process.env.STEPS_DEV === '1' || serving;
  const alone = serving && process.env.STEPS_COMPOSED !== '1';
  const base = baseConfig(folder, { dev, refresh: serving });
  const config = {
    ...base,
    devServer: devServer(folder, portOf(name)),
    optimization: {
      ...base.optimization,
      // Each file costs half a kB of headers and, on a quarter of the processor, some 10 ms: what pages share comes in few files.
      splitChunks: { chunks: /** @type {const} */ ('async'), minSize: 100_000 },
    },
  };
  if (alone) {
    return {
      ...config,
      entry: { main: './src/dev/main.tsx' },
      output: { ...base.output, publicPath: '/' },
      plugins: [
        new rspack.DefinePlugin({ ...baseDefine, 'process.env.STEPS_DEV': '"1"' }),
        new rspack.HtmlRspackPlugin({ template: join(root, 'shared/dev/src/index.html') }),
        new ReactRefreshRspackPlugin(),
      ],
    };
  }
  /** @type {import('../../platform/src/core/contract/remoteData').RemoteData | undefined} */
  let facts;
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: remoteShares(),
        shareStrategy: 'loaded-first',
        manifest: {
          additionalData: ({ stats }) => {
            Object.assign(stats.metaData, { contract: contractVersion, shared: sharedVersion });
            return stats;
          },
        },
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      federationAsModules,
      federationErrors,
      new rspack.DefinePlugin({
        'process.env.STEPS_DEV': JSON.stringify(dev ? '1' : ''),
        'process.env.STEPS_PACKAGE': JSON.stringify(name),
      }),
      remoteJson(folder, (data) => {
        facts = data;
      }),
      ...(serving ? [new ReactRefreshRspackPlugin(), refreshOfHost] : []),
      ...(dev ? [] : [pagesAhead(() => facts), fileList]),
    ],
  };
}
