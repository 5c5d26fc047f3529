// @ts-check
// The shape of remotes.json, once for the host and for `activate`. Without libraries and in plain JavaScript, because
// `activate` runs where nothing is installed.

/** @typedef {import('./remotesFile').RemoteEntry} RemoteEntry */
/** @typedef {import('./remotesFile').RemoteBuild} RemoteBuild */

/**
 * Gives the value back with defaults filled in, or throws an `Error` that names the place, what was expected and what came.
 * @template T
 * @typedef {(value: unknown, at: string) => T} Check
 */

/** Groups of the navigation, by what people do (look.md). */
export const navigationGroups = /** @type {const} */ (['work', 'grow', 'insight', 'manage']);
export const taskRisks = /** @type {const} */ (['draft', 'content', 'record']);
export const toolKinds = /** @type {const} */ (['read', 'propose']);
/**
 * Kinds of entry script that leave a global variable, which is what the hash check and a second try need: a module
 * would be imported past both.
 */
export const entryTypes = /** @type {const} */ (['global', 'var', 'window', 'self', 'globalThis']);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {string} at @param {string} expected @param {unknown} value @returns {never} */
function refuse(at, expected, value) {
  const got = (JSON.stringify(value) ?? 'nothing').slice(0, 60);
  throw new Error(`${at}: expected ${expected}, got ${got}`);
}

/** @template T @param {string} expected @param {(value: unknown) => boolean} holds @returns {Check<T>} */
const is = (expected, holds) => (value, at) => (holds(value) ? /** @type {T} */ (value) : refuse(at, expected, value));

/** @template T @param {Check<T>} check @returns {Check<T | undefined>} */
const optional = (check) => (value, at) => (value === undefined ? undefined : check(value, at));

/** @template T @param {Check<T>} check @param {T} instead @returns {Check<T>} */
const orElse = (check, instead) => (value, at) => (value === undefined ? instead : check(value, at));

/** @template T @param {Check<T>} check @returns {Check<T[]>} */
const listOf = (check) => (value, at) =>
  Array.isArray(value) ? value.map((item, index) => check(item, `${at}.${index}`)) : refuse(at, 'a list', value);

/** @template T @param {Check<T>} check @returns {Check<Record<string, T>>} */
const recordOf = (check) => (value, at) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, check(item, `${at}.${key}`)]))
    : refuse(at, 'an object', value);

/** @template T @param {{ [K in keyof T]-?: Check<T[K]> }} fields @returns {Check<T>} */
const shape = (fields) => (value, at) => {
  if (!isRecord(value)) return refuse(at, 'an object', value);
  /** @type {Record<string, unknown>} */
  const read = {};
  for (const [key, check] of Object.entries(fields)) {
    const field = /** @type {Check<unknown>} */ (check)(value[key], `${at}.${key}`);
    if (field !== undefined) read[key] = field;
  }
  return /** @type {T} */ (read);
};

/** @template {string} T @param {readonly T[]} values @returns {Check<T>} */
const oneOf = (values) => is(`one of ${values.join(', ')}`, (value) => values.some((known) => known === value));

/** @type {Check<string>} */
const text = is('a text', (value) => typeof value === 'string' && value !== '');
/** @type {Check<boolean>} */
const flag = is('true or false', (value) => typeof value === 'boolean');
/** @type {Check<string>} */
const address = is(
  'an http(s) address',
  (value) => typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value),
);
/** @type {Check<string>} */
const hash = is('a "sha384-…" hash', (value) => /^sha384-[A-Za-z0-9+/]{64}$/.test(String(value)));
/** @type {Check<string>} */
const path = is('a path such as "/loyalty"', (value) => typeof value === 'string' && value.startsWith('/'));
/** @type {Check<string>} */
const version = is('a version such as "1.2.0"', (value) => /^\d+\.\d+\.\d+$/.test(String(value)));
/** Model servers take no other. @type {Check<string>} */
const toolName = is('a name such as "find_contacts"', (value) => /^[a-z][a-z0-9_]{0,63}$/.test(String(value)));
/** @type {Check<number>} */
const contractNumber = is('a contract number from 1', (value) => Number.isInteger(value) && Number(value) >= 1);
/** @type {Check<number>} */
const number = is('a number', (value) => typeof value === 'number');
const group = oneOf(navigationGroups);

/** @type {Check<RemoteBuild>} */
const build = shape({
  entry: address,
  type: orElse(oneOf(entryTypes), 'global'),
  integrity: hash,
  contract: contractNumber,
  shared: optional(version),
  globalName: text,
  preload: orElse(listOf(shape({ href: address, as: oneOf(['script', 'style']), integrity: hash })), []),
  ahead: optional(recordOf(listOf(text))),
  late: optional(recordOf(listOf(text))),
});

const firstWords = { heading: optional(text), purpose: optional(text) };

/** @type {Check<RemoteEntry['modules'][number]>} */
const moduleEntry = shape({
  id: text,
  title: text,
  ...firstWords,
  short: optional(text),
  icon: text,
  group,
  whileReading: optional(flag),
});
/** @type {Check<RemoteEntry['pages'][number]>} */
const pageEntry = shape({
  path,
  title: text,
  ...firstWords,
  nav: optional(shape({ icon: text, group, short: optional(text) })),
  open: orElse(flag, false),
  fromLink: optional(flag),
  settings: optional(listOf(shape({ section: text, title: text, words: optional(text) }))),
});

const facts = {
  name: is('a name such as "remote-crm"', (value) => /^[a-z][a-z0-9-]*$/.test(String(value))),
  title: text,
  icon: text,
  modules: orElse(listOf(moduleEntry), []),
  pages: orElse(listOf(pageEntry), []),
  widgets: orElse(listOf(shape({ id: text, title: text })), []),
  integrations: orElse(listOf(shape({ id: text, title: text, purpose: text })), []),
  settings: orElse(
    listOf(shape({ id: text, title: text, parts: orElse(listOf(shape({ title: text, words: optional(text) })), []) })),
    [],
  ),
  notices: orElse(listOf(shape({ kind: text, label: text })), []),
  tasks: orElse(listOf(shape({ kind: text, label: text, module: text, risk: oneOf(taskRisks) })), []),
  tools: orElse(listOf(shape({ name: toolName, label: text, kind: oneOf(toolKinds), module: text })), []),
  shortcuts: orElse(listOf(shape({ id: text, label: text, keys: listOf(text), scope: text })), []),
  palette: orElse(flag, false),
  watches: orElse(flag, false),
  assistant: orElse(flag, false),
  help: orElse(flag, false),
};

/** A package's `remote.json`. @type {Check<import('./remotesFile').RemoteFacts>} */
export const remoteFacts = shape(facts);
/** @type {Check<Omit<RemoteEntry, 'problem'>>} */
const remoteEntry = shape({
  ...facts,
  entry: address,
  manifest: optional(build),
  disabled: orElse(flag, false),
});

/** What two remotes cannot both have, with the words that name it. @param {RemoteEntry} entry */
const claims = ({ name, modules, pages, settings, notices, tasks, tools }) => [
  ...[name].map((value) => `the name "${value}"`),
  ...modules.map(({ id }) => `the module "${id}"`),
  ...pages.map((page) => `the page "${page.path}"`),
  ...settings.map(({ id }) => `the settings section "${id}"`),
  ...notices.map(({ kind }) => `the kind of notice "${kind}"`),
  ...tasks.map(({ kind }) => `the AI task "${kind}"`),
  ...tools.map((tool) => `the AI tool "${tool.name}"`),
];

/**
 * Reads a list entry by entry: one that is wrong, or that claims what an earlier one has, costs itself alone.
 * Throws only when it is no list of remotes at all.
 * @param {unknown} value
 * @returns {{ value: unknown, entry?: RemoteEntry, problem?: string }[]} in the list's order; either `entry` or `problem`
 */
export function readEntries(value) {
  if (!isRecord(value)) refuse('the file', '{ "version": 1, "remotes": [...] }', value);
  if (value.version !== 1) refuse('version', '1', value.version);
  if (!Array.isArray(value.remotes)) refuse('remotes', 'a list', value.remotes);
  /** @type {Set<string>} */
  const taken = new Set();
  return value.remotes.map((/** @type {unknown} */ item, /** @type {number} */ index) => {
    try {
      const entry = remoteEntry(item, `remotes.${index}`);
      const claimed = claims(entry);
      const twice = claimed.find((claim, at) => taken.has(claim) || claimed.indexOf(claim) !== at);
      if (twice) throw new Error(`remotes.${index}: ${twice} stands in the list twice`);
      for (const claim of claimed) taken.add(claim);
      return { value: item, entry };
    } catch (error) {
      return { value: item, problem: error instanceof Error ? error.message : String(error) };
    }
  });
}

/**
 * An entry with nothing but its names and its problem. @param {string} name @param {string} title @param {string} problem
 * @returns {RemoteEntry}
 */
export const offersNothing = (name, title, problem) => ({
  ...remoteFacts({ name: 'remote', title, icon: 'box' }, name),
  name,
  entry: '',
  disabled: false,
  problem,
});

/**
 * What stands in for an entry that was dropped, so that its pages can say why they are missing: what of its modules and
 * pages can be read and is nobody else's. Nothing when not even its name can be read.
 * @param {unknown} value
 * @param {string} problem
 * @param {readonly RemoteEntry[]} others
 * @returns {RemoteEntry | undefined}
 */
export function standIn(value, problem, others) {
  if (!isRecord(value) || typeof value.name !== 'string' || others.some(({ name }) => name === value.name)) return;
  const { name } = value;
  const taken = new Set(others.flatMap(claims));
  /** @template T @param {unknown} list @param {(item: Record<string, unknown>) => T} repaired @param {Check<T>} check */
  const readable = (list, repaired, check) =>
    (Array.isArray(list) ? list : []).filter(isRecord).flatMap((item) => {
      try {
        return [check(repaired(item), name)];
      } catch {
        return [];
      }
    });
  /** @param {unknown} wanted */
  const known = (wanted) => navigationGroups.find((one) => one === wanted) ?? 'manage';
  const modules = readable(
    value.modules,
    (item) => /** @type {any} */ ({ icon: 'box', ...item, group: known(item.group) }),
    moduleEntry,
  );
  const pages = readable(
    value.pages,
    (item) => /** @type {any} */ ({ ...item, nav: undefined, open: true }),
    pageEntry,
  );
  return {
    ...offersNothing(name, typeof value.title === 'string' && value.title ? value.title : name, problem),
    modules: modules.filter(({ id }) => !taken.has(`the module "${id}"`)),
    pages: pages.filter((page) => !taken.has(`the page "${page.path}"`)),
  };
}

const manifest = shape({
  metaData: shape({
    globalName: text,
    remoteEntry: shape({
      name: text,
      path: orElse(
        is('a text', (value) => typeof value === 'string'),
        '',
      ),
      type: orElse(text, 'global'),
    }),
    contract: orElse(number, 0),
    shared: optional(version),
  }),
});

/** Why a remote with this kind of entry script is not taken. @param {string} type */
export const refusedType = (type) =>
  `its entry is of the type "${type}", which is imported without a check of its hash and never fetched again after a failure. ` +
  `Build it as a script: library.type "var" (found: ${type}; taken: ${entryTypes.join(', ')})`;

/**
 * Reads what loading needs from an `mf-manifest.json` fetched from `url`. A contract that it does not name is 0.
 * @param {unknown} value
 * @param {string} url
 * @returns {RemoteBuild}
 */
export function readManifest(value, url) {
  const { globalName, remoteEntry: file, contract, shared } = manifest(value, url).metaData;
  const type = entryTypes.find((known) => known === file.type);
  if (!type) throw new Error(`${url}: ${refusedType(file.type)}.`);
  return { entry: new URL(file.path + file.name, url).href, type, contract, shared, globalName, preload: [] };
}

/** @param {string} version */
const numbers = (version) => version.split('.').map(Number);

/**
 * Why a remote cannot work with what a host shares, or nothing. The minor number of `@steps/platform` rises when a name is
 * added, the major one when a name goes (`npm run doors`).
 * @param {string | undefined} builtAgainst
 * @param {string} offered
 */
export function sharedMismatch(builtAgainst, offered) {
  if (!builtAgainst) return undefined;
  const [major = 0, minor = 0] = numbers(builtAgainst);
  const [offeredMajor = 0, offeredMinor = 0] = numbers(offered);
  if (major === offeredMajor && minor <= offeredMinor) return undefined;
  return major < offeredMajor
    ? `It was built against version ${builtAgainst} of the shared package; this host offers ${offered}, which lacks something of it.`
    : `It needs version ${builtAgainst} of the shared package; this host offers ${offered}.`;
}
