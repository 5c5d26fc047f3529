import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseRemotesFile } from '../src/core/contract/remotesFile';
import { withService, writeRemote } from './newRemote.mjs';
import { projectRoot } from './ports.mjs';

/** @type {string} */
let parent;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'steps-'));
});

describe('a new remote', () => {
  it('describes itself as the list of remotes expects', () => {
    const facts = JSON.parse(readFileSync(join(writeRemote('gift-cards', parent), 'remote.json'), 'utf8'));
    const list = parseRemotesFile({
      version: 1,
      remotes: [{ ...facts, entry: 'http://localhost:3006/mf-manifest.json' }],
    });
    expect(list.remotes[0]).toMatchObject({ name: 'remote-gift-cards', title: 'Gift cards' });
  });

  it('leaves no placeholder behind', () => {
    const folder = writeRemote('gift-cards', parent);
    const files = ['package.json', 'README.md', 'src/remote.tsx', 'src/pages/GiftCardsPage.tsx', 'src/dev/main.tsx'];
    for (const file of files) expect(readFileSync(join(folder, file), 'utf8')).not.toContain('__');
  });

  it('never overwrites a folder that exists', () => {
    writeRemote('gift-cards', parent);
    expect(() => writeRemote('gift-cards', parent)).toThrow('remote-gift-cards exists already.');
  });

  it('gets a service of its own, its origin in the policy and a place in the list, beside all that were there', () => {
    const before = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const after = withService(before, { name: 'remote-gift-cards', variable: 'REMOTE_GIFT_CARDS_PORT', port: 3099 });
    const address = `http://localhost:\${REMOTE_GIFT_CARDS_PORT:-3099}`;
    const kept = new Set(before.split('\n'));
    expect(after.split('\n').filter((line) => !kept.has(line))).toEqual([
      `        ${address}`,
      '  remote-gift-cards:',
      '    build: { context: ., dockerfile: shared/deploy/Dockerfile, args: { PACKAGE: remote-gift-cards } }',
      `    ports: ["${address.slice('http://localhost:'.length)}:80"]`,
      `        http://remote-gift-cards=${address}/`,
      '      remote-gift-cards: { condition: service_healthy }',
    ]);
  });

  it.each(['', 'Gift', '../x', 'a b'])('refuses the name "%s"', (name) => {
    expect(() => writeRemote(name, parent)).toThrow('lower case letters');
  });
});
