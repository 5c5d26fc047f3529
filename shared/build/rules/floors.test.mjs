import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sourceImports } from '../sourceImports.mjs';
import { circlesOfFiles, circlesOfFolders, faultsOfFloors } from './floorRules.mjs';
import { houseOf } from './floorTable.mjs';

// A test, not lint: a circle is seen from all files of a package at once, and the plan of floors reads as a table.

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(root + path, 'utf8'));
/** @type {string[]} */
const packages = json('package.json').workspaces.filter(
  (/** @type {string} */ name) => !['e2e', 'shared/build'].includes(name),
);

describe.each(packages)('%s', (name) => {
  const house = houseOf(name);
  const imports = sourceImports(`${root}${name}/src`);

  it('is in at most six floors, and none imports a higher one', () => {
    expect(house.floors.length).toBeLessThanOrEqual(6);
    expect(faultsOfFloors(house, imports)).toEqual([]);
  });

  it('has no circle of folders and none of files', () => {
    expect(circlesOfFolders(imports)).toEqual([]);
    expect(circlesOfFiles(imports)).toEqual([]);
  });
});

/** Packages under `shared/` with code that runs in the page. */
const inPage = ['platform', 'journal', 'business', 'assistant'];

it('every module that shared imports only for its effect is kept by its package.json', () => {
  const effects = inPage.flatMap((name) => {
    const kept = json(`shared/${name}/package.json`).sideEffects;
    const found = sourceImports(`${root}shared/${name}/src`).filter(({ effect }) => effect);
    expect(kept).toEqual(expect.arrayContaining(found.map(({ to }) => `./src/${to}`)));
    return found;
  });
  expect(effects.length).toBeGreaterThan(2);
});

describe('the rules themselves', () => {
  const house = { floors: [['core'], ['*'], ['pages']] };

  it('refuse an import that runs up, and allow one that runs down or stays', () => {
    expect(
      faultsOfFloors(house, [
        { from: 'pages/A.tsx', to: 'deals/deal.ts' },
        { from: 'deals/deal.ts', to: 'contacts/contact.ts' },
        { from: 'deals/deal.ts', to: 'core/list.ts' },
        { from: 'core/list.ts', to: 'deals/deal.ts' },
        { from: 'deals/deal.ts', to: 'pages/A.tsx' },
      ]),
    ).toEqual([
      'core/list.ts imports deals/deal.ts, which stands above it',
      'deals/deal.ts imports pages/A.tsx, which stands above it',
    ]);
  });

  it('refuse a folder that no floor names', () => {
    expect(faultsOfFloors({ floors: [['core']] }, [{ from: 'misc/a.ts', to: 'core/b.ts' }])).toEqual([
      'misc stands on no floor',
    ]);
  });

  it('find circles of folders at any depth, through files too, and none among files alone', () => {
    expect(
      circlesOfFolders([
        { from: 'nouns/deals/deal.ts', to: 'nouns/contacts/contact.ts' },
        { from: 'nouns/contacts/contact.ts', to: 'nouns/names.ts' },
        { from: 'nouns/names.ts', to: 'nouns/deals/deal.ts' },
        { from: 'nouns/deals/deal.ts', to: 'nouns/deals/dealRules.ts' },
        { from: 'nouns/deals/dealRules.ts', to: 'nouns/deals/deal.ts' },
        { from: 'ai/run.ts', to: 'nouns/deals/deal.ts' },
      ]),
    ).toEqual([['nouns/contacts', 'nouns/deals', 'nouns/names.ts']]);
  });

  it('find circles of files, wherever they are, and none where two only import the same', () => {
    expect(
      circlesOfFiles([
        { from: 'ai/engine.ts', to: 'ai/modelPort.ts' },
        { from: 'ai/modelPort.ts', to: 'core/port.ts' },
        { from: 'core/port.ts', to: 'ai/engine.ts' },
        { from: 'ai/run.ts', to: 'ai/engine.ts' },
        { from: 'ai/other.ts', to: 'ai/engine.ts' },
      ]),
    ).toEqual([['ai/engine.ts', 'ai/modelPort.ts', 'core/port.ts']]);
  });
});
