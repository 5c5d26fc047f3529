// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { fileOf } from './sourceImports.mjs';

/**
 * A name that a public door of `shared` exports, types too, and the packages that import it.
 * @typedef {{ readonly door: string, readonly name: string, readonly users: readonly string[] }} DoorName
 */

/** Doors that are the host's alone. */
const hostDoors = ['./host', './team'];
/** What no other package loads at run time. */
export const notDoors = ['./rspack', './dev', './testing', './testing/tasks', './testing/team'];

/** @param {string} file @param {string} text */
function parsed(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`Expected ${file} to be TypeScript: ${errors[0].message}`);
  return module;
}

/** The public doors of `shared`, and the file of each from the root. @param {string} root @returns {Record<string, string>} */
function doorFiles(root) {
  /** @type {{ exports: Record<string, string> }} */
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const doors = Object.entries(exports).filter(([door]) => !notDoors.includes(door) && !door.includes('*'));
  return Object.fromEntries(doors.map(([door, file]) => [door, join('shared', file)]));
}

/** Names that a module exports, those of `export *` too. @param {string} file @returns {string[]} */
export function exportedNames(file) {
  const entries = parsed(file, readFileSync(file, 'utf8')).staticExports.flatMap((statement) => statement.entries);
  return entries.flatMap(({ exportName, moduleRequest }) => {
    if (exportName.name) return [exportName.name];
    const other = moduleRequest && fileOf(dirname(file), moduleRequest.value);
    return other ? exportedNames(other) : [];
  });
}

/**
 * What a script imports from each door. A whole module, or one that comes late, is taken to use every name that its text holds.
 * @param {string} file @param {string} text @param {Readonly<Record<string, readonly string[]>>} doors
 * @returns {{ door: string, name: string }[]}
 */
export function namesUsed(file, text, doors) {
  const { staticImports, staticExports, dynamicImports } = parsed(file, text);
  const doorOf = (/** @type {string} */ name) => name.replace(/^@steps\/shared/, '.');
  const held = (/** @type {string} */ door) =>
    (doors[door] ?? []).filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => ({ door, name }));
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) => {
      const door = doorOf(moduleRequest.value);
      return entries.flatMap(({ importName }) => (importName.name ? [{ door, name: importName.name }] : held(door)));
    }),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) => {
        const door = moduleRequest && doorOf(moduleRequest.value);
        if (!door) return [];
        return importName.name ? [{ door, name: importName.name }] : held(door);
      }),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => held(doorOf(text.slice(start + 1, end - 1)))),
  ];
}

/**
 * Each name of each public door with the packages whose code imports it; tests and what only tests use do not count.
 * @param {string} root of the project
 * @returns {DoorName[]}
 */
export function usersOfDoors(root) {
  const doors = Object.fromEntries(
    Object.entries(doorFiles(root)).map(([door, file]) => [door, [...new Set(exportedNames(join(root, file)))]]),
  );
  const tracked = execFileSync('git', ['ls-files', 'host/*', 'remote-*'], { cwd: root, encoding: 'utf8' }).split('\n');
  const scripts = tracked.filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/(testing|dev)\//.test(file));
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const script of scripts) {
    const text = readFileSync(join(root, script), 'utf8');
    for (const { door, name } of namesUsed(script, text, doors)) {
      const key = `${door} ${name}`;
      users.set(key, (users.get(key) ?? new Set()).add(script.split('/')[0] ?? ''));
    }
  }
  return Object.entries(doors).flatMap(([door, names]) =>
    names.map((name) => ({ door, name, users: [...(users.get(`${door} ${name}`) ?? [])].sort() })),
  );
}

/** Names that serve one package or none, where the door is not the host's alone. @param {readonly DoorName[]} names */
export const narrowNames = (names) =>
  names.filter(({ door, users }) => users.length < 2 && !(hostDoors.includes(door) && users.includes('host')));
