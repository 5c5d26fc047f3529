import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { parseRemotesFile } from '../platform/src/core/contract/remotesFile';
import { moveCoverage, withService, writeRemote } from './newRemote.mjs';
import { projectRoot } from './ports.mjs';
import { readFacts } from './remoteFacts.mjs';

/** @type {string} */
let parent;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'steps-'));
});

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

describe('a new remote', () => {
  it('describes itself as the list of remotes expects', async () => {
    const facts = await readFacts(copy);
    const list = parseRemotesFile({
      version: 1,
      remotes: [{ ...facts, entry: 'http://localhost:3006/mf-manifest.json' }],
    });
    expect(list.remotes[0]).toMatchObject({ name: 'remote-gift-cards', title: 'Gift cards' });
  });

  it('leaves no placeholder behind', () => {
    const files = filesIn(writeRemote('gift-cards', parent));
    expect(files.filter((file) => /__/.test(file))).toEqual([]);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('__'))).toEqual([]);
  });

  it('has its table of the specification where the others are', () => {
    writeRemote('gift-cards', parent);
    moveCoverage('remote-gift-cards', parent);
    expect(existsSync(join(parent, 'remote-gift-cards/coverage.md'))).toBe(false);
    const table = readFileSync(join(parent, 'shared/docs/coverage/remote-gift-cards.md'), 'utf8');
    expect(table).toContain('| number | sentence | built in | test |');
  });

  it('never overwrites a folder that exists', () => {
    writeRemote('gift-cards', parent);
    expect(() => writeRemote('gift-cards', parent)).toThrow('remote-gift-cards exists already.');
  });

  it('gets a service of its own, a volume for what it publishes and a place in the list, beside all existing ones', () => {
    const before = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const after = withService(before, { name: 'remote-gift-cards', variable: 'REMOTE_GIFT_CARDS_PORT', port: 3099 });
    const address = `http://localhost:\${REMOTE_GIFT_CARDS_PORT:-3099}`;
    const kept = new Set(before.split('\n'));
    expect(after.split('\n').filter((line) => !kept.has(line))).toEqual([
      '  remote-gift-cards:',
      '    build: { context: ., dockerfile: shared/deploy/Dockerfile, args: { PACKAGE: remote-gift-cards } }',
      `    ports: ["${address.slice('http://localhost:'.length)}:8080"]`,
      '    volumes: ["remote-gift-cards:/srv/steps"]',
      `        http://remote-gift-cards:8080=${address}/`,
      '      remote-gift-cards: { condition: service_healthy }',
      '  remote-gift-cards:',
    ]);
  });

  it.each(['', 'Gift', '../x', 'a b'])('refuses the name "%s"', (name) => {
    expect(() => writeRemote(name, parent)).toThrow('lower case letters');
  });
});

// Types and lint check the template itself, and e2e/composition/sixthRemote.spec.ts builds it and opens it in the browser.
const inside = join(projectRoot, '.cache/new-remote', String(process.pid));
rmSync(inside, { recursive: true, force: true });
const copy = writeRemote('gift-cards', inside);
const tests = filesIn(copy).filter((file) => /\.test\.tsx?$/.test(file));

describe('a new remote, untouched,', async () => {
  afterAll(() => rmSync(inside, { recursive: true, force: true }));

  it('has tests of its tasks, tools, addresses and rules', () => expect(tests.length).toBeGreaterThanOrEqual(4));
  // They register themselves here.
  for (const test of tests) await import(test);
});
