import { expect, it } from 'vitest';
import { withTablesApart } from './tableLines';

const table = '| Deal | Value |\n| --- | ---: |\n| Oak | £4,800 |';

it.each(['2. **Send** the offer', '- an item', 'Some words:'])('a table stands apart from “%s”', (before) =>
  expect(withTablesApart(`${before}\n${table}`)).toBe(`${before}\n\n${table}`),
);

it.each([
  table,
  `Words.\n\n${table}\n\nMore.`,
  `An example:\n\n\`\`\`md\nwords\n${table}\n\`\`\``,
  `- an item\n  ${table.replaceAll('\n', '\n  ')}`,
  '> words\n> | a | b |\n> | - | - |',
  'Words\n---\nand | more',
  'One\n| two |\n\nthree',
])('everything else stays as it is: %j', (text) => expect(withTablesApart(text)).toBe(text));
