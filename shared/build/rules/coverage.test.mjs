import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// A test, not lint: Markdown, and files that exist.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const byPackage = `${root}shared/docs/coverage`;
/** The platform and the CRM; a package may have a table of its own, `shared/docs/coverage/<package>.md`. */
const tables = [
  `${root}shared/docs/specification-coverage.md`,
  ...(existsSync(byPackage) ? readdirSync(byPackage).map((name) => `${byPackage}/${name}`) : []),
].filter((file) => file.endsWith('.md'));

const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => existsSync(root + name));
const files = known.filter((name) => /\.(test|spec)\.(ts|tsx|mjs)$|Suite\.ts$/.test(name));
const paths = new Set(known.flatMap((name) => [name, ...foldersOf(name)]));

/** @param {string} name @returns {string[]} */
function foldersOf(name) {
  const folder = dirname(name);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/**
 * Paths of a "built in" cell, from the root of the repository, that do not exist. After the first one a name may stand for
 * its neighbour: "`ui/Page.tsx`, `Section.tsx`", "`crm/deals/`, `contacts/`".
 * @param {string} cell
 */
function missingPaths(cell) {
  let folder = '';
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, named = '']) => {
    const path = named.replace(/\/$/, '');
    const found = [path, join(folder, path)].find((candidate) => paths.has(candidate));
    if (found === undefined) return [named];
    folder = dirname(found);
    return [];
  });
}

/**
 * Test files of a "test" cell that do not exist, or hold no test. Each is named from the root or by its own name alone.
 * @param {string} cell
 */
function missingTests(cell) {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, named = '']) => {
    const found = files.filter((name) => name === named || name.endsWith(`/${named}`));
    return found.some((name) => /\b(it|test)\b/.test(readFileSync(root + name, 'utf8'))) ? [] : [named];
  });
}

const rows = tables.flatMap((table) =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:\d|[A-Z]{2}-\d)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|| *\|$/g, '').trim())),
);
const tested = rows.filter((cells) => !/no test yet/.test(cells.at(-1) ?? ''));

describe('the coverage of the specification', () => {
  it('has rows', () => expect(tested.length).toBeGreaterThan(100));

  it('gives each sentence one row, whichever table it is in', () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('names only places that exist', () => {
    const wrong = rows.map(([number, ...cells]) => ({ number, missing: missingPaths(cells.at(-2) ?? '') }));
    expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('names a test file that exists for each sentence', () => {
    const wrong = tested.map((cells) => {
      const cell = cells.at(-1) ?? '';
      return { number: cells[0], missing: cell.includes('`') ? missingTests(cell) : ['a test file'] };
    });
    expect(wrong.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  it('notices a test file that does not exist, and a file that holds no test', () => {
    expect(missingTests('`coverage.test.mjs`, `e2e/accessibility/axe.spec.ts`')).toEqual([]);
    expect(missingTests('`nowhere.test.ts`, `pages/Shell.ts`')).toEqual(['nowhere.test.ts', 'pages/Shell.ts']);
  });

  it('notices a place that does not exist, even beside one that does', () => {
    expect(
      missingPaths('`shared/platform/src/ui/Page.tsx`, `Section.tsx`, `shared/platform/src/ui/`, `theme/`'),
    ).toEqual([]);
    expect(missingPaths('`shared/platform/src/ui/Page.tsx`, `Nowhere.tsx`, `host/nowhere/`')).toEqual([
      'Nowhere.tsx',
      'host/nowhere/',
    ]);
  });
});
