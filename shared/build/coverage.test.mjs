import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const table = readFileSync(`${root}shared/docs/specification-coverage.md`, 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => /\.(test|spec)\.(ts|tsx|mjs)$|Suite\.ts$/.test(name));

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

const rows = table
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\|| *\|$/g, '').trim()))
  .filter((cells) => !/not built yet|no test yet/.test(cells.at(-1) ?? ''));

describe('the coverage of the specification', () => {
  it('has rows', () => expect(rows.length).toBeGreaterThan(100));

  it.each(rows.map((cells) => [cells[0], cells.at(-1) ?? '']))('row %s names tests that exist', (_number, cell) => {
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
