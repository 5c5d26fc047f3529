import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../commands.mjs';
import { projectRoot } from '../ports.mjs';

const refused = /** @type {const} */ ([
  ['host/src/a.ts', '@steps/business/src/nouns/deals/deal'],
  ['host/src/b.ts', '@steps/remote-crm'],
  ['remote-crm/src/a.ts', '@steps/platform/src/core/money'],
  ['remote-crm/src/b.ts', '@steps/journal'],
  ['remote-crm/src/c.tsx', '@steps/assistant'],
  ['remote-agents/src/a.ts', '@steps/journal/team'],
  ['remote-new/src/a.ts', '@steps/assistant'],
  ['shared/platform/src/core/a.ts', '@steps/business'],
  ['shared/platform/src/ui/a.tsx', '@steps/journal/src/storage/cipher'],
  ['shared/business/src/ai/a.ts', '@steps/assistant/src/runWithEngine'],
  ['shared/business/src/nouns/a.ts', '@steps/journal'],
  ['shared/journal/src/team/a.ts', '@steps/assistant'],
  ['shared/assistant/src/engines/a.ts', '@steps/journal'],
  ['shared/assistant/src/engines/b.ts', '@steps/testing'],
]);

const accepted = /** @type {const} */ ([
  ['host/src/y.ts', '@steps/journal'],
  ['host/src/z.ts', '@steps/assistant'],
  ['remote-crm/src/y.ts', '@steps/platform/ui'],
  ['remote-crm/src/z.ts', '@steps/business'],
  ['remote-crm/src/z.test.ts', '@steps/assistant'],
  ['remote-crm/src/dev/main.tsx', '@steps/dev'],
  ['remote-agents/src/z.ts', '@steps/assistant'],
  ['shared/business/src/nouns/z.ts', '@steps/platform/src/core/store/commit'],
  ['shared/journal/src/team/z.ts', '@steps/business/src/nouns/people/rights'],
  ['shared/assistant/src/engines/z.ts', '@steps/business/src/ai/aiError'],
  ['shared/platform/src/core/z.test.ts', '@steps/business/src/nouns/contacts/contact'],
]);

const folder = mkdtempSync(join(tmpdir(), 'steps-arrows-'));
/** Files in which lint refuses an import. @type {Set<string>} */
const found = new Set();

beforeAll(async () => {
  for (const [file, name] of [...refused, ...accepted]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `export { a } from '${name}';\n`);
  }
  const { overrides, linter } = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  const { noRestrictedImports } = linter.rules.style;
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ linter: { rules: { preset: 'none', style: { noRestrictedImports } } }, overrides }),
  );
  const report = join(folder, 'report.json');
  await runCommand('biome', ['lint', '--max-diagnostics=none', '--reporter=json', `--reporter-file=${report}`, '.'], {
    piped: true,
    cwd: folder,
  });
  /** @type {{ location: { path: string } }[]} */
  const diagnostics = JSON.parse(readFileSync(report, 'utf8')).diagnostics;
  for (const { location } of diagnostics) found.add(location.path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('between packages', () => {
  it.each(refused)('%s may not import %s', (file) => expect(found).toContain(file));
  it.each(accepted)('%s may import %s', (file) => expect(found).not.toContain(file));
});
