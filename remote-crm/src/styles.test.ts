import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('a class of this remote belongs to one stylesheet: two would dress each other’s parts', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/^\.(c-[\w-]+)(?=[\s,{:[>.])/gm)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(file));
    }
  }
  const shared = [...owners].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);
  expect(shared).toEqual([]);
});
