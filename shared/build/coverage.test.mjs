import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
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

/** Test titles of a table cell: "`file`: one; two; `other file`: three". @param {string} cell */
function titlesOf(cell) {
  let file = '';
  return cell.split('; ').map((part) => {
    const named = /^`([^`]+)`: (.*)$/.exec(part.trim());
    if (named?.[1]) file = named[1];
    return { file, title: (named?.[2] ?? part).trim() };
  });
}

/** A title as it stands in a test file, whatever the quotes and the place-holders of its cases. @param {string} text */
const plain = (text) => text.replaceAll('\\', '').replace(/["'`’“”]/g, "'");

/** Whether a file has the title, group by group: "adding a contact › says so". @param {string} text @param {string} title */
const holds = (text, title) => title.split(' › ').every((part) => text.includes(plain(part)));

const rows = tables.flatMap((table) =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter((line) => /^\| (?:\d|[A-Z]{2}-\d)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|| *\|$/g, '').trim())),
);
const built = rows.filter((cells) => !/not built yet/.test(cells.at(-1) ?? ''));
const tested = built.filter((cells) => !/no test yet/.test(cells.at(-1) ?? ''));

describe('the coverage of the specification', () => {
  it('has rows', () => expect(tested.length).toBeGreaterThan(100));

  it('gives each sentence one row, whichever table it stands in', () => {
    const numbers = rows.map(([number]) => number);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it.each(built.map((cells) => [cells[0], cells.at(-2) ?? '']))(
    'row %s is built in places that exist',
    (_number, cell) => {
      expect(missingPaths(cell)).toEqual([]);
    },
  );

  it('tells a place that does not exist, also beside one that does', () => {
    expect(missingPaths('`shared/src/ui/Page.tsx`, `Section.tsx`, `shared/src/ui/`, `theme/`')).toEqual([]);
    expect(missingPaths('`shared/src/ui/Page.tsx`, `Nowhere.tsx`, `host/nowhere/`')).toEqual([
      'Nowhere.tsx',
      'host/nowhere/',
    ]);
  });

  it.each(tested.map((cells) => [cells[0], cells.at(-1) ?? '']))('row %s names tests that exist', (_number, cell) => {
    for (const { file, title } of titlesOf(cell)) {
      const found = files.filter((name) => name === file || name.endsWith(`/${file}`));
      expect(found, `${file} is no test file`).not.toHaveLength(0);
      expect(
        found.some((name) => holds(plain(readFileSync(root + name, 'utf8')), title)),
        `${file} has no test "${title}"`,
      ).toBe(true);
    }
  });
});
