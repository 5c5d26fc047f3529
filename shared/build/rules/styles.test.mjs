import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../ports.mjs';
import { classesOf, faultsOfStyles } from './styleRules.mjs';

// Tests, not lint: a sheet and the scripts that use it are two files, and lint reads one at a time.

const packages = readdirSync(projectRoot).filter((name) => name === 'host' || name.startsWith('remote-'));

/** @param {string} name */
const filesOf = (name) =>
  readdirSync(join(projectRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, name, 'src', path), 'utf8') }));

it.each(packages)('%s has CSS modules only: every class it uses exists, and every class it has is used', (name) => {
  expect(faultsOfStyles(filesOf(name))).toEqual([]);
});

it('the plain classes of the kit are there', () => {
  const rule = readFileSync(join(import.meta.dirname, 'kitClasses.grit'), 'utf8');
  const [, names = ''] = /s-\(\?:([^)]+)\)/.exec(rule) ?? [];
  const kitClasses = names.split('|').map((name) => `s-${name}`);
  expect(kitClasses.length).toBeGreaterThan(20);
  const folder = join(projectRoot, 'shared');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.includes('node_modules'),
  );
  const there = new Set(sheets.flatMap((file) => [...classesOf(readFileSync(join(folder, file), 'utf8'))]));
  expect(kitClasses.filter((name) => !there.has(name))).toEqual([]);
});

it('every token that a style uses is set somewhere: an unset one leaves no gap and no colour, without a warning', () => {
  const files = [
    ...['platform', 'journal', 'business', 'assistant'].map((name) => `shared/${name}`),
    ...packages,
  ].flatMap(filesOf);
  const set = new Set(files.flatMap(({ text }) => text.match(/--s-[a-z0-9-]+(?=\s*:|')/g) ?? []));
  const unset = files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) => [...text.matchAll(/var\((--s-[a-z0-9-]+)/g)].map(([, token]) => ({ path, token })))
    .filter(({ token }) => !set.has(`${token}`));
  expect(unset).toEqual([]);
});

describe('the rule itself', () => {
  const sheet = {
    path: 'deals/Board.module.css',
    text: '.board { top: 0.5px } .card:hover > .name { color: var(--s-text) }',
  };
  /** @param {string} text */
  const faults = (text, from = './Board.module.css') =>
    faultsOfStyles([sheet, { path: 'deals/Board.tsx', text: `import styles from '${from}';\n${text}` }]);

  it('accepts a sheet whose classes all exist and are used', () => {
    expect(faults("<a className={['s-plain', styles.board, on ? styles.card : styles['name']].join(' ')} />")).toEqual(
      [],
    );
  });

  it('finds a class that no sheet has and one that nobody uses', () => {
    expect(faults('<a className={styles.bord} title={styles.card + styles.name} />')).toEqual([
      'deals/Board.tsx uses .bord, which deals/Board.module.css does not have',
      'deals/Board.module.css has .board, which nobody uses',
    ]);
  });

  it('finds a sheet that is handed on', () => {
    const all = 'const all = [styles.board, styles.card, styles.name];';
    expect(faults(`${all} paint(styles);`)).toEqual([
      'deals/Board.tsx uses deals/Board.module.css otherwise than by styles.name',
    ]);
    expect(faults(`${all} styles[kind];`)).toEqual([
      'deals/Board.tsx uses deals/Board.module.css otherwise than by styles.name',
    ]);
  });

  it('reads classes from selectors alone', () => {
    expect([
      ...classesOf(`/* .no */ @media (width > 1.5px) { .yes:not(.also, :global(.s-no)) { margin: .5em; mask: url("a.svg") } }
        :global(.s-no .s-neither) > .third::before { content: '.no' }`),
    ]).toEqual(['yes', 'also', 'third']);
  });
});
