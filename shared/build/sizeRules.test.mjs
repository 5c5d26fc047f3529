import { expect, it } from 'vitest';
import { kindOf, sizes, sizeTable } from './sizeRules.mjs';

it.each([
  ['remote-crm/src/contacts/ContactForm.tsx', 'code'],
  ['shared/build/gate.mjs', 'code'],
  ['shared/platform/src/ui/page.css', 'CSS'],
  ['remote-crm/remote.json', 'data'],
  ['remote-docs/src/content/help/deals.md', 'data'],
  ['host/src/federation/provided.generated.ts', 'generated'],
  ['package-lock.json', 'generated'],
  ['shared/deploy/nginx/host.conf', 'generated'],
  ['remote-crm/src/contacts/contactRules.test.ts', 'tests'],
  ['host/src/backup/privateFiles.fixture.ts', 'tests'],
  ['shared/testing/src/builders.ts', 'tests'],
  ['e2e/crm/import.spec.ts', 'tests'],
  ['host/src/hero/dashboardDark.webp', undefined],
])('%s is counted as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it('counts lines by package, what lies in none under root, and sums them up', () => {
  const found = sizes([
    { path: 'shared/platform/src/a.ts', text: 'one\ntwo\n' },
    { path: 'host/src/a.ts', text: 'one\ntwo' },
    { path: 'host/src/a.test.ts', text: 'one\n' },
    { path: 'host/src/a.webp', text: 'one\n' },
    { path: 'README.md', text: `${'line\n'.repeat(1200)}` },
  ]);
  expect([...found.keys()]).toEqual(['host', 'root', 'shared/platform']);
  expect(found.get('host')).toEqual({ code: 2, CSS: 0, data: 0, generated: 0, tests: 1 });
  expect(sizeTable(found).split('\n').at(-1)?.trim().split(/\s+/)).toEqual(['all', '4', '0', '1,200', '0', '1']);
});
