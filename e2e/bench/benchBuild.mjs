// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { compressBuilt } from '../../shared/build/buildAll.mjs';
import { writeRemote } from '../../shared/build/newRemote.mjs';
import { projectRoot, servedPackages } from '../../shared/build/ports.mjs';
import { hostConfig } from '../../shared/build/rspack/config.mjs';

const cache = join(projectRoot, '.cache/bench');
const hostFolder = join(projectRoot, 'host');
const configUrl = (/** @type {string} */ folder) => pathToFileURL(join(folder, 'rspack.config.mjs')).href;

/** Folders of the product's remotes. @returns {string[]} */
export const ownRemotes = () =>
  servedPackages({})
    .filter(({ role }) => role === 'remote')
    .map(({ folder }) => folder);

/** The product's sources, generated remotes included, and where their builds are. @typedef {{ host: string, remotes: string[] }} Composed */

/** Folder of a package's composed build. @param {string} folder the package's */
export const composedDist = (folder) => join(cache, 'composed', basename(folder));
/** Folder of the build without federation that knows `count` generated remotes. @param {number} count */
export const singleDist = (count) => join(cache, `single-${count}`, 'dist');

/** @param {import('@rspack/core').Configuration} config @returns {Promise<void>} */
function build(config) {
  const compiler = rspack(config);
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (broken ? fail(broken) : done()));
    });
  });
}

/** @param {import('@rspack/core').Configuration} config @param {string} dist */
async function buildInto(config, dist) {
  await build({ ...config, output: { ...config.output, path: dist } });
  await compressBuilt(dist);
}

/** Remotes that nobody visits, from the template of `npm run new-remote`. @param {number} count @returns {string[]} folders */
export function writeGenerated(count) {
  const parent = join(cache, 'remotes');
  rmSync(parent, { recursive: true, force: true });
  mkdirSync(parent, { recursive: true });
  return Array.from({ length: count }, (_, index) =>
    writeRemote(`extra-${String(index + 1).padStart(2, '0')}`, parent),
  );
}

/** The configuration that a package builds itself with: some have rules of their own. @param {string} folder @returns {Promise<import('@rspack/core').Configuration>} */
const configOf = async (folder) => (await import(configUrl(folder))).default;

/** Host and remotes, each by itself, as `npm run build` does. @param {string[]} remotes folders */
export async function buildComposed(remotes) {
  for (const folder of [hostFolder, ...remotes]) await buildInto(await configOf(folder), composedDist(folder));
}

/** What replaces the run-time loading: a map of imports that the bundler sees. @param {string[]} remotes folders */
const staticLoading = (remotes) => `
import { type RemoteDefinition, RemoteError } from '@steps/platform/host';
import { type RemoteEntry } from '@steps/platform';
import { remoteLoaded } from '${join(hostFolder, 'src/federation/loadedRemotes')}';

const doors: Readonly<Record<string, () => Promise<{ default: RemoteDefinition }>>> = {
${remotes.map((folder) => `  '${basename(folder)}': () => import('${folder}/src/remote'),`).join('\n')}
};
const loaded = new Map<string, Promise<RemoteDefinition>>();

export function loadRemote(entry: RemoteEntry): Promise<RemoteDefinition> {
  const known = loaded.get(entry.name);
  if (known) return known;
  const door = doors[entry.name];
  if (!door) return Promise.reject(new RemoteError(entry.title, 'unreachable'));
  const loading = door().then((module) => module.default);
  loaded.set(entry.name, loading);
  loading.then(remoteLoaded);
  return loading;
}
`;

/** There is no entry to fetch ahead. */
const noPrefetching = `
export const mainModule = 'dashboard';
export const moduleAt = (search) => new URLSearchParams(search).get('module') ?? mainModule;
export const remoteAt = () => undefined;
export const federationRuntime = async () => {};
export const prefetch = (what, fetching) => void fetching?.catch(() => {});
export const prefetchBuild = () => {};
export const prefetchAddress = () => {};
`;

/** What replaces remotes.json: the same facts, compiled in. @param {string[]} remotes folders */
const staticList = (remotes) => {
  const entries = remotes.map((folder) => ({
    ...JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8')),
    entry: 'http://localhost/compiled-in',
  }));
  return `
import { parseRemotesFile, type RemoteEntry } from '@steps/platform';

const list = ${JSON.stringify({ version: 1, remotes: entries })};
export const fetchRemotesList = async (): Promise<readonly RemoteEntry[]> => parseRemotesFile(list).remotes;
export const readRemotesList = fetchRemotesList;
`;
};

/** What replaces the early fetch of remotes.json: the words that the skeleton takes from it, compiled in. @param {string[]} remotes folders */
const staticWords = (remotes) => {
  /** @typedef {{ title?: string, heading?: string, purpose?: string }} Titled */
  /** @param {Titled & { id?: string, path?: string }} place */
  const words = ({ id, path, title, heading, purpose }) => ({ id, path, title, heading, purpose });
  const listed = remotes.map((folder) => {
    const { modules = [], pages = [] } = JSON.parse(readFileSync(join(folder, 'dist/remote.json'), 'utf8'));
    return { modules: modules.map(words), pages: pages.map(words) };
  });
  return `
const list = ${JSON.stringify(JSON.stringify({ remotes: listed }))};
export const fetchEarlyList = async (timeout: number): Promise<string | undefined> => list;
export const takeEarlyList = () => undefined;
`;
};

/** Which files a rule is for. @param {import('@rspack/core').RuleSetRules[number]} rule */
const nameOf = (rule) => (rule && typeof rule === 'object' ? `${rule.test} ${rule.resourceQuery}` : String(rule));

/**
 * The same sources as one bundle without federation: the host's configuration, with the four files exchanged that
 * exist because of federation.
 * @param {string[]} remotes folders
 * @param {number} count how many of them are generated; names the folder
 */
export async function buildSingle(remotes, count) {
  const sources = join(cache, `single-${count}`, 'src');
  mkdirSync(sources, { recursive: true });
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    writeFileSync(join(sources, name), text);
    return join(sources, name);
  };
  const config = hostConfig(configUrl(hostFolder));
  const template = write(
    'index.html',
    readFileSync(join(hostFolder, 'src/index.html'), 'utf8').replace(/.*remotes\.json.*\n/, ''),
  );
  const exchanged = {
    loadRemote: write('loadRemote.ts', staticLoading(remotes)),
    prefetch: write('prefetch.ts', noPrefetching),
    fetchRemotesList: write('fetchRemotesList.ts', staticList(remotes)),
  };
  // The script within index.html is built by itself, with what the host's build resolves and no plugin of it.
  Object.assign(config.resolve?.alias ?? {}, {
    [join(hostFolder, 'src/federation/earlyList.ts')]: write('earlyList.ts', staticWords(remotes)),
  });
  const rules = [...(config.module?.rules ?? [])];
  for (const folder of remotes) {
    const own = (await configOf(folder)).module?.rules ?? [];
    rules.push(...own.filter((rule) => !rules.some((known) => nameOf(known) === nameOf(rule))));
  }
  const kept = (config.plugins ?? []).filter((plugin) => !(plugin instanceof rspack.HtmlRspackPlugin));
  await buildInto(
    {
      ...config,
      module: { ...config.module, rules },
      plugins: [
        ...kept,
        new rspack.HtmlRspackPlugin({
          template,
          templateParameters: { base: '/' },
          scriptLoading: 'defer',
          minify: true,
        }),
        ...Object.entries(exchanged).map(
          ([name, file]) =>
            new rspack.NormalModuleReplacementPlugin(new RegExp(`/federation/${name}(\\.ts)?$|^\\./${name}$`), file),
        ),
      ],
    },
    singleDist(count),
  );
}
