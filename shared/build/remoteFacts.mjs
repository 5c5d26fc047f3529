// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { remoteFacts } from '../platform/src/core/contract/remotesSchema.mjs';

/** @typedef {import('../platform/src/core/contract/remoteData').RemoteData} RemoteData */

/** What a remote says of itself: its `src/facts.ts`. @param {string} folder @returns {Promise<RemoteData>} */
export async function readRemoteData(folder) {
  // Half a second, spent only by those who read TypeScript.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(folder, 'src/facts.ts'), { configFile: false, logLevel: 'error' });
  return /** @type {{ facts: RemoteData }} */ (module).facts;
}

/** @param {Readonly<Record<string, object>>} [said] */
const withIds = (said) => said && Object.entries(said).map(([id, one]) => ({ id, ...one }));

/**
 * The `remote.json` of what a remote says of itself. Throws an `Error` that names the place, what was expected and what came.
 * @param {RemoteData} data
 */
export function factsOf({ modules, pages, widgets, integrations, settings, ...others }) {
  const facts = {
    ...others,
    modules: withIds(modules),
    pages: pages && Object.values(pages),
    widgets: withIds(widgets),
    integrations: withIds(integrations),
    settings: withIds(settings),
  };
  remoteFacts(facts, 'facts.ts');
  return facts;
}

/** What the host is told of a remote in this checkout. @param {string} folder */
export const readFacts = async (folder) => factsOf(await readRemoteData(folder));

const generatedFrom = '// Written by the build (shared/build/remoteFacts.mjs) from facts.ts.';

/** "giftCards" of "remote-gift-cards". @param {string} name */
export const ownName = (name) =>
  name.replace(/^remote-/, '').replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Text of `src/paths.generated.ts`. @param {RemoteData} data */
export function pathsModule({ name, pages = {} }) {
  const makers = Object.entries(pages).map(([key, { path }]) => ({
    key,
    maker: path.includes('/:') ? 'pageWithId' : 'page',
    path,
  }));
  const used = [...new Set(makers.map(({ maker }) => maker))].sort();
  return [
    generatedFrom,
    `import { ${used.join(', ')} } from '@steps/platform/paths';`,
    '',
    "/** The addresses of this remote's pages. */",
    `export const ${ownName(name)}Paths = {`,
    ...makers.map(({ key, maker, path }) => `  ${key}: ${maker}('${path}'),`),
    '} as const;',
    '',
  ].join('\n');
}

/**
 * Text of `src/pageWords.generated.ts`. A module and a page by one name are one page, and say the same.
 * @param {RemoteData} data
 */
export function wordsModule({ name, modules = {}, pages = {} }) {
  /** @type {Map<string, string>} */
  const words = new Map();
  for (const [key, { title, heading = title, purpose }] of [...Object.entries(modules), ...Object.entries(pages)]) {
    const said = JSON.stringify({ title: heading, ...(purpose && { purpose }) });
    if (words.has(key) && words.get(key) !== said) {
      throw new Error(`${name}: expected the module and the page "${key}" to say the same at their top.`);
    }
    words.set(key, said);
  }
  return [
    generatedFrom,
    '',
    '/** What each page says at its top, before its code is there too. */',
    'export const pageWords = {',
    ...[...words].map(([key, said]) => `  '${key}': ${said},`),
    '} as const;',
    '',
  ].join('\n');
}

/** Writes what is generated from what a remote says of itself. @param {string} folder @param {RemoteData} data */
export function writeGenerated(folder, data) {
  if (data.name !== basename(folder)) throw new Error(`${folder}: expected its own name, got "${data.name}".`);
  const texts = { 'src/paths.generated.ts': pathsModule(data), 'src/pageWords.generated.ts': wordsModule(data) };
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
