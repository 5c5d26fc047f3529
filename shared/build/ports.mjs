// @ts-check
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the project's root folder. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A package that is built and served from its own origin.
 * @typedef {{ name: string, role: 'host' | 'remote', folder: string, port: number, variable: string }} ServedPackage
 */

/** Environment variable that changes a package's port: `remote-crm` has `REMOTE_CRM_PORT`. @param {string} name */
export const portVariable = (name) => `${name.toUpperCase().replaceAll('-', '_')}_PORT`;

/** The address a browser uses. @param {{ port: number }} served */
export const originOf = ({ port }) => `http://localhost:${port}`;

/** Names of host and remotes as package.json lists them. @param {string} root @returns {string[]} */
function servedNames(root) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['host', ...workspaces.filter((name) => name.startsWith('remote-'))];
}

/** @param {string} name @param {number} fallback @param {NodeJS.ProcessEnv} env */
function readPort(name, fallback, env) {
  const variable = portVariable(name);
  const given = env[variable];
  if (!given) return fallback;
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1 || Number(given) > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535, got "${given}".`);
  }
  return Number(given);
}

/**
 * Host on 3000, remotes from 3001 in package.json's order; `<NAME>_PORT` changes one. Throws when a port is no port or
 * two packages want the same one.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [root]
 * @returns {ServedPackage[]}
 */
export function servedPackages(env = process.env, root = projectRoot) {
  /** @type {ServedPackage[]} */
  const served = [];
  servedNames(root).forEach((name, index) => {
    const port = readPort(name, 3000 + index, env);
    const rival = served.find((other) => other.port === port);
    if (rival) {
      throw new Error(
        `${rival.name} and ${name} both want port ${port}: change ${rival.variable} or ${portVariable(name)}.`,
      );
    }
    const role = name === 'host' ? 'host' : 'remote';
    served.push({ name, role, folder: join(root, name), port, variable: portVariable(name) });
  });
  return served;
}

/** Port of one package, for build configurations. @param {string} name */
export function portOf(name) {
  const names = servedNames(projectRoot);
  const index = names.indexOf(name);
  return readPort(name, 3000 + (index < 0 ? names.length : index), process.env);
}

/** @param {ServedPackage} served */
export const portTaken = ({ port, name, variable }) =>
  new Error(
    `Port ${port} is taken, and ${name} needs it. Stop what listens there, or set ${variable} to a free port ` +
      `(for example ${variable}=${port + 1000}).`,
  );

/**
 * Addresses that `localhost` may mean: a server on only one of them could be shadowed by a stranger on the other.
 * `STEPS_BIND` replaces them, e.g. by 0.0.0.0 inside a container.
 */
export const listenAddresses = () => (process.env.STEPS_BIND ? [process.env.STEPS_BIND] : ['127.0.0.1', '::1']);

/** True when the machine does not have this address at all, e.g. no IPv6. @param {unknown} error */
export const isAddressMissing = (error) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' || error.code === 'EINVAL');

/** Whether nobody listens there, as nobody does where the machine has no such address. @param {number} port @param {string} address @returns {Promise<boolean>} */
export function isFree(port, address) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (isAddressMissing(error)) resolve(true);
      else if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}

/** Throws for the first package whose port somebody else has. @param {ServedPackage[]} packages */
export async function requireFreePorts(packages) {
  for (const served of packages) {
    for (const address of listenAddresses()) {
      if (!(await isFree(served.port, address))) throw portTaken(served);
    }
  }
}
