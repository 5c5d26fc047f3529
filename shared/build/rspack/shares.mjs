// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** npm workspaces install every library once, at the root. @param {string} name */
const packageFolder = (name) => fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url));
/** @param {string} name */
const versionOf = (name) => JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')).version;

/** The doors of `@steps/shared` that exist once at run time. `sample` is fetched only when a remote asks for it. */
const sharedDoors = ['@steps/shared', '@steps/shared/ui', '@steps/shared/router'];
const lazyDoors = ['@steps/shared/sample'];

const coreModules = [
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['react-dom', 'react-dom'],
  ['react-dom/client', 'react-dom'],
  ['valtio', 'valtio'],
  ['valtio/utils', 'valtio'],
  ['dayjs', 'dayjs'],
];

/** antd parts that the shell itself shows: they travel with the host's first script, the rest on demand. */
const eagerAntd = ['button', 'config-provider'];

/** Every public part of antd, so that any remote, today's or tomorrow's, finds the host's copy. */
export const antdParts = () =>
  readdirSync(join(packageFolder('antd'), 'es'), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && /^[a-z]/.test(entry.name) && !['style', 'locale', 'theme'].includes(entry.name),
    )
    .map((entry) => entry.name)
    .sort();

/**
 * The sharing policy: one copy of each library, provided by the host; remotes bring none. A remote that runs alone
 * keeps its own copies, so it shares nothing.
 * @param {'host' | 'remote'} role
 */
export function shares(role) {
  /** @param {string} name @param {boolean} eager */
  const share = (name, eager) => {
    const version = versionOf(
      name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : /** @type {string} */ (name.split('/')[0]),
    );
    const major = version.split('.')[0];
    const policy = { singleton: true, strictVersion: true, requiredVersion: `^${major}.0.0` };
    return role === 'host' ? { ...policy, version, eager } : { ...policy, import: /** @type {false} */ (false) };
  };
  return {
    ...Object.fromEntries(coreModules.map(([key]) => [key, share(/** @type {string} */ (key), true)])),
    ...Object.fromEntries(sharedDoors.map((door) => [door, share(door, true)])),
    ...Object.fromEntries(lazyDoors.map((door) => [door, share(door, false)])),
    ...Object.fromEntries(
      antdParts().map((part) => [`antd/es/${part}`, share(`antd/es/${part}`, eagerAntd.includes(part))]),
    ),
    'antd/es/theme': share('antd/es/theme', true),
  };
}
