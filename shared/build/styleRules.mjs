// @ts-check
import { parseSync } from 'oxc-parser';

/**
 * A file of a package: its path there and its text.
 * @typedef {{ readonly path: string, readonly text: string }} SourceFile
 */

/**
 * What is wrong with the stylesheets of a package and their use: sheets that are not CSS modules or reach into another package,
 * classes that nobody uses, classes that no sheet has, and bare class names that are not of the kit.
 * @param {readonly SourceFile[]} files sheets and scripts, tests left out
 * @returns {string[]}
 */
export function faultsOfStyles(files) {
  const sheets = files.filter(({ path }) => path.endsWith('.css'));
  const modules = new Map(sheets.filter(isModule).map(({ path, text }) => [path, classesOf(text)]));
  /** @type {Map<string, Set<string>>} */
  const used = new Map([...modules.keys()].map((path) => [path, new Set()]));
  const faults = sheets.filter((sheet) => !isModule(sheet)).map(({ path }) => `${path} is not a CSS module`);
  for (const { path, text } of sheets) {
    for (const [foreign] of text.matchAll(/:global\b|\[class|\.(?:s|ant)-[\w-]+/g)) {
      faults.push(`${path} dresses what is not its own: ${foreign}`);
    }
    // Rspack takes such a rule for a declaration and leaves its classes as they are.
    for (const [, selector = ''] of text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/@\w[^{};]*\{\s*([a-z][^{};]*\.[a-zA-Z][^{};]*)\{/g)) {
      faults.push(`${path} begins a block with an element: ${selector.trim()}`);
    }
  }
  for (const { path, text } of files.filter((file) => /\.tsx?$/.test(file.path))) {
    const { uses, bare } = classUses(path, text);
    faults.push(...bare.map((name) => `${path} uses the bare class ${name}`));
    for (const { sheet, name } of uses) {
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

/** The plain classes of the kit: what pages write on elements of their own. The rest of `s-` is the inside of the kit's components. */
export const kitClasses = new Set(
  [
    ['s-stack', 's-line', 's-columns', 's-cards', 's-stats', 's-plain', 's-prose', 's-hidden', 's-no-print'],
    ['s-muted', 's-faint', 's-tag', 's-table', 's-number', 's-bone', 's-back'],
    ['s-nav', 's-nav__item', 's-nav__group', 's-input', 's-check', 's-field__label', 's-field__help', 's-field__error'],
    ['s-button', 's-button--primary', 's-button--quiet', 's-button--small', 's-icon-button'],
  ].flat(),
);

/** @param {SourceFile} file */
const isModule = ({ path }) => path.endsWith('.module.css');

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
 * The classes that a script takes from modules, and bare ones in its `className`. `name` is missing where the whole sheet is handed on.
 * @param {string} path @param {string} text
 */
function classUses(path, text) {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`Expected ${path} to be TypeScript: ${errors[0].message}`);
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** @type {{ sheet: string, name: string | undefined }[]} */
  const uses = [];
  /** @type {string[]} */
  const bare = [];
  /** @param {any} node @param {boolean} inClass */
  const walk = (node, inClass) => {
    if (Array.isArray(node)) for (const child of node) walk(child, inClass);
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
    const words = node.type === 'TemplateElement' ? node.value.cooked : node.type === 'Literal' && node.value;
    if (inClass && typeof words === 'string')
      bare.push(...words.split(/\s+/).filter((word) => word && !kitClasses.has(word)));
    const isClass = node.type === 'JSXAttribute' && /class(Name)?$/i.test(node.name.name);
    // A condition compares words, it does not name classes.
    for (const [key, child] of Object.entries(node)) walk(child, (isClass || inClass) && !isCompared(node, key));
  };
  walk(program, false);
  return { uses, bare };
}

/** @param {{ type: string }} node @param {string} key */
const isCompared = (node, key) =>
  node.type === 'BinaryExpression' || (node.type === 'ConditionalExpression' && key === 'test');

/** @param {string} from @param {string} to */
function resolved(from, to) {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
