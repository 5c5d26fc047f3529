import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';

// Tests, not lint: they hold package.json and the lock against what all sources of a package say.

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
/** @type {{ packages: Record<string, { optionalDependencies?: Record<string, string>, version?: string, dependencies?: object, devDependencies?: object }> }} */
const lock = readJson('package-lock.json');
/** @type {string[]} */
const workspaces = readJson('package.json').workspaces;

/** Folders of node_modules in which a package at this place of the lock finds its dependencies. @param {string} place */
function lookedIn(place) {
  const folders = ['node_modules/'];
  for (let end = place.indexOf('/node_modules/'); end >= 0; end = place.indexOf('/node_modules/', end + 1)) {
    folders.push(`${place.slice(0, end)}/node_modules/`);
  }
  return [...folders, `${place}/node_modules/`];
}

describe('package-lock.json', () => {
  it('holds every optional package, so that npm ci works and every system gets its binaries', () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => !lookedIn(place).some((folder) => lock.packages[folder + name]))
        .map(([name, version]) => `${name}@${version}, optional in ${place}`),
    );
    expect(missing).toEqual([]);
  });

  it('has the versions and dependencies of the packages here, so that an install changes nothing', () => {
    for (const folder of workspaces) {
      const { version, dependencies, devDependencies } = readJson(`${folder}/package.json`);
      const { version: locked, dependencies: libraries, devDependencies: tools } = lock.packages[folder] ?? {};
      expect({ version: locked, libraries, tools }, folder).toEqual({
        version,
        libraries: dependencies,
        tools: devDependencies,
      });
    }
  });

  it.each(['@biomejs/cli', '@rspack/binding', '@oxc-parser/binding', '@rolldown/binding', 'lightningcss'])(
    'names %s for macOS and Windows',
    (name) => {
      const places = Object.keys(lock.packages);
      for (const system of ['darwin-arm64', 'darwin-x64', 'win32-x64']) {
        expect(
          places.filter((place) => place.startsWith(`node_modules/${name}-${system}`)),
          system,
        ).toHaveLength(1);
      }
    },
  );
});

/** It writes the bench's sources, so that its imports are text. */
const notImports = 'benchBuild.mjs';

/** @param {string} folder @returns {string[]} */
const sources = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'template', notImports].includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|tsx|mjs|cjs)$/.test(entry.name) && !entry.name.includes('.generated.') ? [path] : [];
    });

/** Statements that start a line, `import()` and `require()`; not those inside a text. */
const imports =
  /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^']+)'|\bimport\('([^'$]+)'\)|^.*\brequire\('([^']+)'\)|\bimport\.meta\.resolve\('([^']+)'\)/gm;

/** Names of the packages a folder's sources import. @param {string} folder */
function imported(folder) {
  const names = new Set();
  for (const file of sources(folder)) {
    for (const [, ...found] of readFileSync(file, 'utf8').matchAll(imports)) {
      const specifier = found.find(Boolean) ?? '';
      if (specifier.startsWith('.') || specifier.startsWith('node:') || builtinModules.includes(specifier)) continue;
      names.add(/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]);
    }
  }
  return [...names].sort();
}

/** @param {string} folder */
function unnamed(folder) {
  const { name, dependencies, devDependencies } = readJson(`${folder}/package.json`);
  const named = Object.keys({ ...dependencies, ...devDependencies, [name]: '' });
  // The name of a library with types only follows `@types/`.
  return imported(join(projectRoot, folder)).filter(
    (library) => !named.includes(library) && !named.includes(`@types/${library}`),
  );
}

describe('package.json', () => {
  it.each([...workspaces, 'shared/build/template'])('of %s names what its sources import', (folder) => {
    expect(unnamed(folder)).toEqual([]);
  });

  it('of every package names the same version of a library', () => {
    const versions = new Map();
    for (const folder of ['.', ...workspaces, 'shared/build/template']) {
      const { dependencies, devDependencies } = readJson(`${folder}/package.json`);
      for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
        versions.set(name, new Set([...(versions.get(name) ?? []), version]));
      }
    }
    const differing = [...versions].filter(([, found]) => found.size > 1).map(([name]) => name);
    expect(differing).toEqual([]);
  });
});
