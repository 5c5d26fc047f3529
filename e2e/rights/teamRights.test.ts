import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { presets } from '../../host/src/people/presets';
import { roleMay } from '../../shared/business/src/nouns/people/rights';
import { roleRights, staysWith } from '../../shared/journal/src/team/rights/roleRights';
import { teamCollections } from '../../shared/journal/src/team/rights/teamCollections';
import { collectionsOf } from '../../shared/platform/src/core/store/collection';
import { everyone } from '../../shared/platform/src/core/store/rights';

// All packages meet here, as they do in the browser: every collection there is.

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = [
  'shared/platform',
  'shared/business',
  'shared/journal',
  'shared/assistant',
  'host',
  'remote-agents',
  'remote-crm',
  'remote-docs',
  'remote-marketing',
  'remote-strategy',
];

beforeAll(async () => {
  for (const name of packages) {
    for (const path of readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })) {
      const file = join(root, name, 'src', path);
      if (!/\.tsx?$/.test(file) || /\.(test|fixture|spec)\.tsx?$/.test(file)) continue;
      if (/\bdefineCollection\(\{/.test(readFileSync(file, 'utf8'))) await import(file);
    }
  }
}, 120_000);

it('every collection of a business is written down for its server, with the modules that decide about it', () => {
  const defined = collectionsOf('client').map(({ name, modules, everyoneReads, needs }) => ({
    ...{ name, modules, everyoneReads },
    everyoneWrites: needs !== undefined,
  }));
  const byName = (one: { readonly name: string }, other: { readonly name: string }) => (one.name < other.name ? -1 : 1);
  expect([...teamCollections].sort(byName)).toEqual(defined.sort(byName));
});

it.each(presets)('$name: the server is asked for what the matrix allows, collection by collection', (role) => {
  const { reads, writes } = roleRights(role, presets);
  for (const { name, modules, everyoneReads, needs } of collectionsOf('client')) {
    if (modules.includes(everyone)) continue;
    const may = (action: 'view' | 'add' | 'change' | 'delete') => roleMay(role, { modules, action });
    expect(!reads || reads.includes(name), `reads ${name}`).toBe(everyoneReads || may('view'));
    const writing = may('add') || may('change') || may('delete') || needs !== undefined;
    expect(!writes || writes.includes(name), `writes ${name}`).toBe(writing);
  }
});

it('who sees every module reads all there is; who does not, no row of what mixes them', () => {
  const whole = presets.filter((role) => roleRights(role, presets).reads === undefined).map(({ name }) => name);
  expect(whole).toEqual(['Owner', 'Manager', 'Member', 'Read only']);
});

it.each(presets.filter(({ all }) => !all))(
  '$name: of what it may not send, its own drafts and chats wait for nothing; all else is told',
  (role) => {
    const stays = staysWith(role);
    const { writes = [] } = roleRights(role, presets);
    for (const { name, modules, followsAlong, readAs } of collectionsOf('client')) {
      const id = name === 'deletedRecords' ? 'tickets/t1' : 'row-1';
      const sent = writes.includes(readAs(id));
      const change = { collection: name, id, value: { v: 1, r: { id } } };
      expect(stays?.(change), name).toBe(!sent && modules.includes(everyone));
      for (const field of followsAlong) {
        const along = { ...change, fields: [field, 'updatedAt'] };
        expect(stays?.(along), `${name}.${field}`).toBe(!sent);
        expect(stays?.({ ...along, fields: [field, 'name'] }), name).toBe(false);
      }
    }
  },
);
