import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './ports.mjs';
import { readFacts } from './remoteFacts.mjs';

const packages = readdirSync(projectRoot).filter((name) => /^(host|shared|remote-.+)$/.test(name));

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

const filesWith = (/** @type {RegExp} */ pattern) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('rights', () => {
  const collections = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/defineCollection\(\{([\s\S]*?)\n?\}\)/g)].map((match) => ({ file, options: match[1] ?? '' })),
  );
  const shared = new Map([
    ['shared/src/nouns/people/person.ts', 'permissions'],
    ['shared/src/nouns/people/logEntry.ts', 'everyone'],
  ]);

  it('are found for more than forty collections', () => {
    expect(collections.length).toBeGreaterThan(40);
  });

  it.each(collections)('of a collection in $file belong to modules that there are', ({ file, options }) => {
    const given = /module: (\[[^\]]*\]|'[^']*')/.exec(options)?.[1];
    const named = given ? [...given.matchAll(/'([^']+)'/g)].map(([, id]) => id) : [shared.get(file)];
    expect(named.length).toBeGreaterThan(0);
    for (const id of named) expect(modules).toContain(id);
  });

  it('are asked by whatever writes: nothing gets round the commit but what checks the right itself', () => {
    // `commit`, `openStep` and `commitLedger` are the only writers of memory, and they stand in one file.
    expect(filesWith(/\bapplyAndSave\(/).sort()).toEqual([
      'shared/src/core/store/applyChanges.ts',
      'shared/src/core/store/commit.ts',
      'shared/src/core/store/history.ts',
    ]);
    for (const file of ['commit', 'history']) {
      expect(sources.find((one) => one.file === `shared/src/core/store/${file}.ts`)?.text).toMatch(
        /permission(InCharge\(\))?\.?(allowed|;)|\ballowed\(/,
      );
    }
    // Those that write a database beside the store, for another business or a restore. Not the storage itself, nor what
    // stands behind its port for a team: it writes what a commit let through, here or on another device.
    const behindThePort =
      /^shared\/src\/(core\/|team\/(link|log|nats)\/(teamStorage|teamNotes|linkReading|\w+\.fixture)\.ts)/;
    const beside = filesWith(/storage\.write\(|\.setRowsAside\(|removeClientRecords\(/).filter(
      (file) => !behindThePort.test(file),
    );
    for (const file of beside) {
      expect(sources.find((one) => one.file === file)?.text, file).toContain('requireRight(');
    }
    expect(beside.length).toBeGreaterThan(2);
  });

  it('are asked before a file leaves: every download checks it, but for keys and help', () => {
    // One piece hands files to the browser; `exportFile` asks for the right and then calls it.
    const saving = 'shared/src/core/saveFile.ts';
    expect(filesWith(/\.download = /)).toEqual([saving]);
    // Who calls it directly checks before the file is made; those that hand out a key of the person's own, or help, need not.
    const callers = filesWith(/\bsaveFile\(/).filter((file) => file !== saving);
    expect(callers.length).toBeGreaterThan(5);
    const free = [
      'host/src/gate/SaveRecoveryFile.tsx',
      'host/src/settings/RenewRecoveryFile.tsx',
      'host/src/settings/setAsideState.ts',
      'host/src/team/TeamRecovery.tsx',
      'remote-docs/src/downloads/DownloadsTab.tsx',
    ];
    for (const file of callers.filter((one) => !free.includes(one))) {
      expect(sources.find((one) => one.file === file)?.text, file).toContain('allowExport(');
    }
  });
});
