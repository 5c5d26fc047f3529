import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchedBy } from './gateChanged.mjs';
import { touchedFiles } from './importGraph.mjs';

describe('what a change can touch', () => {
  const sources = {
    'shared/platform/src/index.ts': `export { pence } from './money';`,
    'shared/platform/src/money.ts': 'export const pence = 100;',
    'shared/platform/src/ui/index.ts': 'export const button = 1;',
    'remote-a/src/price.ts': `import { pence } from '@steps/platform'; export const price = pence;`,
    'remote-a/src/Page.tsx': `import './page.css'; export const Page = () => import('./late');`,
    'remote-a/src/late.ts': `import type { Price } from './price';`,
    'remote-a/src/Page.test.tsx': `import { Page } from './Page';`,
    'remote-b/src/Other.tsx': `import { button } from '@steps/platform/ui';`,
  };
  const scripts = Object.keys(sources);
  /** @type {string} */
  let root;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'steps-graph-'));
    const doors = { exports: { '.': './src/index.ts', './ui': './src/ui/index.ts' } };
    const files = { ...sources, 'remote-a/src/page.css': '', 'shared/platform/package.json': JSON.stringify(doors) };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('is what imports it, through doors, types, style sheets and dynamic imports', () => {
    expect([...touchedFiles(root, scripts, ['shared/platform/src/money.ts'])].sort()).toEqual([
      'remote-a/src/Page.test.tsx',
      'remote-a/src/Page.tsx',
      'remote-a/src/late.ts',
      'remote-a/src/price.ts',
      'shared/platform/src/index.ts',
      'shared/platform/src/money.ts',
    ]);
    expect([...touchedFiles(root, scripts, ['remote-a/src/page.css'])]).toContain('remote-a/src/Page.test.tsx');
  });

  it('is nothing else', () => {
    expect([...touchedFiles(root, scripts, ['shared/platform/src/ui/index.ts'])].sort()).toEqual([
      'remote-b/src/Other.tsx',
      'shared/platform/src/ui/index.ts',
    ]);
  });
});

it('a revision that git does not know is named', () => {
  expect(() => touchedBy('nowhere')).toThrow(
    'expected a revision that git knows, such as main or HEAD~1; got "nowhere"',
  );
});
