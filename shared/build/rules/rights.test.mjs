import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';
import { readFacts } from '../remoteFacts.mjs';

const packages = [
  ...readdirSync(projectRoot).filter((name) => /^(host|remote-.+)$/.test(name)),
  ...['platform', 'journal', 'business', 'assistant'].map((name) => `shared/${name}`),
];

/** Sources of all packages, without tests and what only tests use. */
const sources = packages.flatMap((name) =>
  readdirSync(join(projectRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file) && !file.startsWith('testing/'))
    .map((file) => ({ file: `${name}/src/${file}`, text: readFileSync(join(projectRoot, name, 'src', file), 'utf8') })),
);

/** Modules of all remotes, and those of the host. */
const modules = new Set([
  'settings',
  'permissions',
  'integrations',
  'everyone',
  ...(
    await Promise.all(
      packages
        .filter((name) => name.startsWith('remote-'))
        .map(async (name) => (await readFacts(join(projectRoot, name))).modules ?? []),
    )
  )
    .flat()
    .map(({ id }) => id),
]);

// A test, not lint: the modules that a collection may name are in other files.

describe('rights', () => {
  const collections = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/defineCollection\(\{([\s\S]*?)\n?\}\)/g)].map((match) => ({ file, options: match[1] ?? '' })),
  );
  const shared = new Map([
    ['shared/business/src/nouns/people/person.ts', 'permissions'],
    ['shared/business/src/nouns/people/logEntry.ts', 'everyone'],
  ]);

  it('are found for more than forty collections', () => {
    expect(collections.length).toBeGreaterThan(40);
  });

  it.each(collections)('of a collection in $file belong to existing modules', ({ file, options }) => {
    const given = /module: (\[[^\]]*\]|'[^']*')/.exec(options)?.[1];
    const named = given ? [...given.matchAll(/'([^']+)'/g)].map(([, id]) => id) : [shared.get(file)];
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(modules).toContain(id);
  });

  it('are checked for every write: nothing bypasses the commit except code that checks the right itself', () => {
    // That nothing else writes memory, or beside the store without asking, is lint: `storeWriters.grit`, `requireRight.grit`.
    for (const file of ['commit', 'history']) {
      expect(sources.find((one) => one.file === `shared/platform/src/core/store/${file}.ts`)?.text).toMatch(
        /permission(InCharge\(\))?\.?(allowed|;)|\ballowed\(/,
      );
    }
  });
});
