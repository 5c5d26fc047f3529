// @ts-check
import { parseSync } from 'oxc-parser';

/**
 * A file of a package: its path there and its text.
 * @typedef {{ readonly path: string, readonly text: string }} SourceFile
 */

/**
 * What is wrong between the stylesheets of a package and its scripts: classes that nobody uses and classes that no sheet has.
 * What one file shows by itself is lint.
 * @param {readonly SourceFile[]} files sheets and scripts, tests left out
 * @returns {string[]}
 */
export function faultsOfStyles(files) {
  const sheets = files.filter(({ path }) => path.endsWith('.module.css'));
  const modules = new Map(sheets.map(({ path, text }) => [path, classesOf(text)]));
  /** @type {Map<string, Set<string>>} */
  const used = new Map([...modules.keys()].map((path) => [path, new Set()]));
  /** @type {string[]} */
  const faults = [];
  for (const { path, text } of files.filter((file) => /\.tsx?$/.test(file.path))) {
    for (const { sheet, name } of classUses(path, text)) {
      const known = modules.get(sheet);
      if (!known) faults.push(`${path} imports ${sheet}, which is not there`);
      else if (name === undefined) faults.push(`${path} uses ${sheet} otherwise than by styles.name`);
      else if (!known.has(name)) faults.push(`${path} uses .${name}, which ${sheet} does not have`);
      else used.get(sheet)?.add(name);
    }
  }
  for (const [path, names] of modules) {
    for (const name of names) if (!used.get(path)?.has(name)) faults.push(`${path} has .${name}, which nobody uses`);
  }
  return faults;
}

/** The classes that a module gives a name of its own. @param {string} css */
export function classesOf(css) {
  const bare = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim());
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/**
 * The classes that a script takes from modules. `name` is missing where the whole sheet is handed on.
 * @param {string} path @param {string} text
 */
function classUses(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`Expected ${path} to be TypeScript: ${errors[0].message}`);
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** @type {{ sheet: string, name: string | undefined }[]} */
  const uses = [];
  /** @param {any} node */
  const walk = (node) => {
    if (Array.isArray(node)) for (const child of node) walk(child);
    if (!node || typeof node.type !== 'string') return;
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      const local = node.specifiers[0]?.local.name;
      if (from.startsWith('.') && from.endsWith('.module.css') && local) sheets.set(local, resolved(path, from));
      return;
    }
    if (node.type === 'MemberExpression' && sheets.has(node.object.name)) {
      const name = node.computed ? node.property.value : node.property.name;
      uses.push({ sheet: sheets.get(node.object.name) ?? '', name });
      return;
    }
    if (node.type === 'Identifier' && sheets.has(node.name)) {
      uses.push({ sheet: sheets.get(node.name) ?? '', name: undefined });
      return;
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(program);
  return uses;
}

/** @param {string} from @param {string} to */
function resolved(from, to) {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
