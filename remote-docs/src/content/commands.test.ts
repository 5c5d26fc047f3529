import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productShortcuts } from '@steps/platform/ui';
import { expect, it } from 'vitest';
import { inlineText } from '../../build/articleText.mjs';
import type { Block, Inline } from './article';
import { articleOf } from './articles';
import help from './help/contents.md';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { blocks } = articleOf(help, 'commands');

/** Names of commands as the packages write them: `title: 'New deal'`, `action('Log out'`, `section('tags', 'Tags'`. */
function commandsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const written =
    /\btitle: '([^']+)'|\baction\('([^']+)'|\b(?:section|view)\('[\w-]+', '([^']+)'|\? '([^']+)' : '([^']+)', open/g;
  return [...text.matchAll(written)].flatMap((match) => match.slice(1).filter(Boolean));
}

const sources = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => name.startsWith('remote-'))
  .flatMap(({ name }) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(palette|\w+Commands)\.ts$/.test(file))
      .map((file) => `${name}/src/${file}`),
  );
/** The heading of the search, which is no command. */
const headings = ['Help'];
const commands = [
  ...new Set([
    ...[...sources, 'host/src/palette/paletteEntries.ts'].flatMap(commandsIn),
    'Switch to light appearance',
    'Switch to dark appearance',
  ]),
].filter((name) => !headings.includes(name));

const strongIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => (inline.kind === 'strong' ? [inlineText(inline.inside)] : []));
const boldNames = (all: readonly Block[]): string[] =>
  all.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(boldNames);
    return block.kind === 'paragraph' ? strongIn(block.inside) : [];
  });

it('the article on commands names every command of the palette, and none that is gone', () => {
  expect(commands.length).toBeGreaterThan(30);
  expect(boldNames(blocks).sort()).toEqual(commands.sort());
});

it('the article on commands gives every key of the product, as the registry binds it', () => {
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const written = rows.map(([keys = [], does = []]) => [inlineText(keys), inlineText(does)]);
  expect(written.map(([keys]) => keys)).toEqual(
    productShortcuts.map(({ keys }) => keys.map((key) => key.split('+').join(' + ')).join(' or ')),
  );
  for (const [at, { label }] of productShortcuts.entries()) expect(written[at]?.[1]).toMatch(new RegExp(`^${label}`));
});
