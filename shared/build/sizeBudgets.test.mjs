import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foreignNouns, weighed } from './sizeBudgets.mjs';

/** @param {string} root @param {string} path @param {string} text */
const write = (root, path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

it('weighs what the page asks for at once, and the entry that the manifest names, not the builds before', () => {
  const root = mkdtempSync(join(tmpdir(), 'steps-'));
  write(root, 'host/dist/index.html', '<script src="/main.1a.js"></script><link href="/main.2b.css">');
  write(root, 'host/dist/main.1a.js', 'a'.repeat(100));
  write(root, 'host/dist/main.2b.css', 'b'.repeat(100));
  write(root, 'host/dist/later.3c.js', crypto.getRandomValues(new Uint8Array(5_000)).join());
  write(
    root,
    'remote-x/dist/mf-manifest.json',
    JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.new.js' } } }),
  );
  write(root, 'remote-x/dist/remoteEntry.new.js', 'x');
  write(root, 'remote-x/dist/remoteEntry.old.js', crypto.getRandomValues(new Uint8Array(5_000)).join());

  const [host, remote] = weighed(['host', 'remote-x'], root);
  expect(host?.bytes).toBeLessThan(100);
  expect(remote?.bytes).toBeLessThan(100);
});

it('finds the nouns of remotes in what the page asks for at once, and lets them be in what comes later', () => {
  const root = mkdtempSync(join(tmpdir(), 'steps-'));
  const collection = (/** @type {string} */ name) => `defineCollection({\n  name: '${name}',\n})`;
  write(root, 'host/dist/index.html', '<script src="/main.1a.js"></script>');
  write(root, 'host/dist/main.1a.js', 'x({name:"cards"}),y("contacts"),z(`gift-note`)');
  write(root, 'host/dist/later.3c.js', 'x({name:"stamps"})');
  write(
    root,
    'remote-gifts/dist/remote.json',
    JSON.stringify({ tasks: [{ kind: 'gift-note' }, { kind: 'gift-list' }] }),
  );
  write(root, 'remote-gifts/src/cards/card.ts', collection('cards'));
  write(root, 'remote-gifts/src/stamps/stamp.ts', collection('stamps'));
  write(root, 'remote-gifts/src/stamps/stamp.test.ts', collection('contacts'));
  expect(foreignNouns(['host', 'remote-gifts'], root)).toEqual(['remote-gifts: cards', 'remote-gifts: gift-note']);
});
