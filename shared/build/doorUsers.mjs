// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { keptNarrow } from './keptNarrow.mjs';
import { projectRoot } from './ports.mjs';
import { doorsOf, entryFile, providedPackages } from './sharedPackages.mjs';
import { fileOf } from './sourceImports.mjs';

/**
 * A name that a public door exports, types too, and the packages that import it.
 * @typedef {{ readonly door: string, readonly name: string, readonly users: readonly string[] }} DoorName
 */

/** Doors that are the host's alone; the assistant is open to the agents' remote as well. */
const isHostsAlone = (/** @type {string} */ door) => /\/(host|base)$|^@steps\/assistant/.test(door);

/** @param {string} file @param {string} text */
function parsed(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`Expected ${file} to be TypeScript: ${errors[0].message}`);
  return module;
}

/** The public doors, and the file of each from the root. @param {string} root @returns {Record<string, string>} */
const doorFiles = (root) =>
  Object.fromEntries(
    providedPackages.flatMap((name) => Object.entries(doorsOf(root, name)).filter(([door]) => !door.includes('*'))),
  );

/** Where a name of a door is defined, and what it is called there. @typedef {{ readonly file: string, readonly name: string }} Definition */

/** The file that an import means, in the same package or in another one under `shared/`. @param {string} from @param {string} name */
function moduleOf(from, name) {
  const entry = entryFile(projectRoot, name);
  return entry ? join(projectRoot, entry) : fileOf(dirname(from), name);
}

/**
 * What a module exports, that of `export *` too, with the place of its definition; of `export * as check` also what is in it, as
 * `check.noPressure`.
 * @param {string} file @returns {Map<string, Definition>}
 */
export function definitionsOf(file) {
  const entries = parsed(file, readFileSync(file, 'utf8')).staticExports.flatMap((statement) => statement.entries);
  return new Map(
    entries.flatMap(({ exportName, importName, localName, moduleRequest }) => {
      const other = moduleRequest && moduleOf(file, moduleRequest.value);
      if (!exportName.name) return other ? [...definitionsOf(other)] : [];
      if (importName.kind === 'All' && other) return familyOf(exportName.name, other);
      const handedOn = other && importName.name ? definitionsOf(other).get(importName.name) : undefined;
      const here = { file, name: localName.name ?? exportName.name };
      return [/** @type {const} */ ([exportName.name, handedOn ?? here])];
    }),
  );
}

/** A family and its members. @param {string} family @param {string} file @returns {(readonly [string, Definition])[]} */
const familyOf = (family, file) => [
  [family, { file, name: '*' }],
  ...[...definitionsOf(file)].map(([name, defined]) => /** @type {const} */ ([`${family}.${name}`, defined])),
];

/**
 * What a script imports from each door, of a family the members that its text holds. A whole module, or one that comes late, is taken to use every name that its text holds.
 * @param {string} file @param {string} text @param {Readonly<Record<string, readonly string[]>>} doors
 * @returns {{ door: string, name: string }[]}
 */
export function namesUsed(file, text, doors) {
  const handedOn = parsed(file, text).staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? [{ from: moduleRequest.value, name: importName.name }] : [],
    ),
  );
  return [...namesImported(file, text), ...handedOn].flatMap(({ from, name }) => {
    if (name) {
      const members = (doors[from] ?? []).filter((member) => member.startsWith(`${name}.`));
      return [name, ...namesHeld(text, members)].map((used) => ({ door: from, name: used }));
    }
    return namesHeld(text, doors[from] ?? []).map((held) => ({ door: from, name: held }));
  });
}

/** Each import of a script; no name for a whole module, or one that comes late. @param {string} file @param {string} text @returns {{ from: string, name: string | null }[]} */
function namesImported(file, text) {
  const { staticImports, dynamicImports } = parsed(file, text);
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName }) => ({ from: moduleRequest.value, name: importName.name })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      name: null,
    })),
  ];
}

/** @param {string} text @param {readonly string[]} names */
const namesHeld = (text, names) => names.filter((name) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`).test(text));

/**
 * The definitions that a script of `shared` imports from other files; what it only hands on, as the index of a door does, is no use.
 * @param {string} file @param {string} text @returns {Definition[]}
 */
export function definitionsUsed(file, text) {
  return namesImported(file, text).flatMap(({ from, name }) => {
    const other = moduleOf(file, from);
    if (!other) return [];
    const definitions = definitionsOf(other);
    return (name ? [name] : namesHeld(text, [...definitions.keys()])).flatMap((used) => definitions.get(used) ?? []);
  });
}

/** The user that all remotes made from the template are counted as. */
const everyRemote = 'new-remote';

/** The package of a script. @param {string} script */
const userOf = (script) =>
  script.startsWith('shared/build/template/') ? everyRemote : (/^shared\/\w+|^[^/]+/.exec(script)?.[0] ?? '');

/**
 * Each name of each public door with the packages whose code imports it, its own among them where another file than the one
 * that defines it does; tests and what only tests use do not count.
 * @param {string} root of the project
 * @returns {DoorName[]}
 */
export function usersOfDoors(root) {
  const doors = Object.entries(doorFiles(root)).map(
    ([door, file]) => /** @type {const} */ ([door, definitionsOf(join(root, file))]),
  );
  const namesOfDoors = Object.fromEntries(doors.map(([door, definitions]) => [door, [...definitions.keys()]]));
  const tracked = execFileSync('git', ['ls-files', 'host/*', 'remote-*', 'shared/*/src/*', 'shared/build/template/*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const scripts = tracked
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/testing\/|\/src\/dev\//.test(file));
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  const count = (/** @type {string} */ key, /** @type {string} */ user) =>
    users.set(key, (users.get(key) ?? new Set()).add(user));
  for (const script of scripts) {
    const file = join(root, script);
    const user = userOf(script);
    const text = readFileSync(file, 'utf8');
    if (user.startsWith('shared/'))
      for (const used of definitionsUsed(file, text)) count(`${used.file} ${used.name}`, user);
    else for (const { door, name } of namesUsed(script, text, namesOfDoors)) count(`${door} ${name}`, user);
  }
  return doors.flatMap(([door, definitions]) =>
    [...definitions].map(([name, defined]) => ({
      door,
      name,
      users: [...(users.get(`${door} ${name}`) ?? []), ...(users.get(`${defined.file} ${defined.name}`) ?? [])].sort(),
    })),
  );
}

/** Names that serve one package or none, where the door is not the host's alone. @param {readonly DoorName[]} names */
export const narrowNames = (names) =>
  names.filter(
    ({ door, users }) => users.length < 2 && !users.includes(everyRemote) && !(isHostsAlone(door) && users.length > 0),
  );

/**
 * What is wrong with the doors: names too narrow for one that `keptNarrow` gives no reason for, and names there that are not
 * narrow any more.
 * @param {readonly DoorName[]} names @param {Readonly<Record<string, readonly string[]>>} [kept] names by reason
 */
export function doorFaults(names, kept = keptNarrow) {
  const narrow = narrowNames(names).map(({ door, name }) => `${door} ${name}`);
  const reasoned = Object.values(kept).flat();
  return [
    ...narrow
      .filter((name) => !reasoned.includes(name))
      .map((name) => `${name}: serves one package or none. Move it to that package, or leave it out of the door.`),
    ...reasoned
      .filter((name) => !narrow.includes(name))
      .map((name) => `${name}: is not narrow any more. Take it out of keptNarrow.`),
  ];
}
