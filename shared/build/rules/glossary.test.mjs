import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// A test, not lint: Markdown, and files that exist.

const root = fileURLToPath(new URL('../../..', import.meta.url));
const rows = readFileSync(`${root}shared/docs/glossary.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Word|-)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the glossary', () => {
  it('has each word once, twenty of them', () => {
    const words = rows.map(([word]) => word);
    expect(words).toHaveLength(20);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(rows)('shows “%s” in a place that exists', (_word, meaning, place = '') => {
    expect(meaning).toMatch(/\.$/);
    expect(existsSync(root + place.replaceAll('`', '')), place).toBe(true);
  });

  it('is found from the README', () => {
    expect(readFileSync(`${root}README.md`, 'utf8')).toContain('(shared/docs/glossary.md)');
  });
});
