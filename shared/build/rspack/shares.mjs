// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractPackage, doorsOf, providedPackages } from '../sharedPackages.mjs';

/** npm workspaces install every library once, at the root. @param {string} name */
const packageFolder = (name) => fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url));
/** @param {string} name */
const versionOf = (name) => JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;

/** The doors that are loaded with the federation runtime; the others are loaded only when a remote asks for them. */
const sharedDoors = ['@steps/platform', '@steps/business', '@steps/platform/ui', '@steps/platform/router'];
/** Doors that are built into whoever imports them: addresses, small modules without state, styles. */
const ownDoors = ['/host', '/base', '/paths', '/remote', '/csv', '/worker', '/theme/*'];
const lazyDoors = providedPackages
  .flatMap((name) => Object.keys(doorsOf(fileURLToPath(new URL('../../..', import.meta.url)), name)))
  .filter((door) => !ownDoors.some((own) => door.endsWith(own)) && !sharedDoors.includes(door))
  .sort();

/** Small doors that the page of a record asks for all at once: in one file instead of one each. */
export const recordDoors = ['dav', 'deleted', 'findings', 'mailings', 'meetings'].map(
  (door) => `@steps/business/${door}`,
);

const coreModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'valtio'];
const lazyModules = ['valtio/utils', 'dayjs'];

/** antd parts that the host's own first script contains anyway. */
const coreAntd = ['button', 'config-provider', 'theme'].map((part) => `antd/es/${part}`);

/** Every public part of antd, so that any remote, present or future, finds the host's copy. */
const antdParts = () =>
  readdirSync(join(packageFolder('antd'), 'es'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && !['style', 'locale'].includes(entry.name))
    .map((entry) => `antd/es/${entry.name}`)
    .sort();

/** @param {string} name of a module, e.g. `antd/es/button` or `@steps/platform/ui` */
const versionOfModule = (name) => {
  // One contract has one number, platform's: packages built on it come with the same host.
  if (name.startsWith('@steps/')) return versionOf(`@steps/${contractPackage}`);
  return versionOf(
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
};

/**
 * What the host provides, with the version that is installed. `early`: travels with the federation runtime, the rest is
 * fetched when a remote first asks for it, alone or with others in one `file`.
 * @returns {{ name: string, version: string, early: boolean, file?: string }[]}
 */
export const providedModules = () => [
  ...[...coreModules, ...sharedDoors, ...coreAntd].map((name) => ({
    name,
    version: versionOfModule(name),
    early: true,
  })),
  ...[...lazyModules, ...lazyDoors, ...antdParts().filter((name) => !coreAntd.includes(name))].map((name) => ({
    name,
    version: versionOfModule(name),
    early: false,
    ...(recordDoors.includes(name) && { file: 'records' }),
  })),
];

/**
 * The sharing policy: one copy of each library, provided by the host; remotes bring none and refuse another major version. A
 * remote that runs alone keeps its own copies, so it shares nothing.
 */
export const remoteShares = () =>
  Object.fromEntries(
    providedModules().map(({ name, version }) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version.split('.')[0]}.0.0`,
        import: /** @type {false} */ (false),
      },
    ]),
  );
