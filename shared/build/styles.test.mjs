import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './ports.mjs';
import { classesOf, faultsOfStyles, kitClasses } from './styleRules.mjs';

const packages = readdirSync(projectRoot).filter((name) => name === 'host' || name.startsWith('remote-'));

/** @param {string} name */
const filesOf = (name) =>
  readdirSync(join(projectRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, name, 'src', path), 'utf8') }));

it.each(packages)('%s has CSS modules only: every class it uses is there, and every class it has is used', (name) => {
  expect(faultsOfStyles(filesOf(name))).toEqual([]);
});

it('the plain classes of the kit are there', () => {
  const folder = join(projectRoot, 'shared/src');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const there = new Set(sheets.flatMap((file) => [...classesOf(readFileSync(join(folder, file), 'utf8'))]));
  expect([...kitClasses].filter((name) => !there.has(name))).toEqual([]);
});

it('every token that a style uses is set somewhere: one that is not leaves no gap and no colour, and says nothing', () => {
  const files = ['shared', ...packages].flatMap(filesOf);
  const set = new Set(files.flatMap(({ text }) => text.match(/--s-[a-z0-9-]+(?=\s*:|')/g) ?? []));
  const unset = files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, text }) => [...text.matchAll(/var\((--s-[a-z0-9-]+)/g)].map(([, token]) => ({ path, token })))
    .filter(({ token }) => !set.has(`${token}`));
  expect(unset).toEqual([]);
});

it('figures have one width where they stand in columns, not over the whole page, where it would widen every hyphen', () => {
  const theme = readFileSync(join(projectRoot, 'shared/src/theme/base.css'), 'utf8');
  expect(theme).not.toContain('tabular-nums');
});

describe('the rule itself', () => {
  const sheet = {
    path: 'deals/Board.module.css',
    text: '.board { top: 0.5px } .card:hover > .name { color: var(--s-text) }',
  };
  /** @param {string} text */
  const faults = (text, from = './Board.module.css') =>
    faultsOfStyles([sheet, { path: 'deals/Board.tsx', text: `import styles from '${from}';\n${text}` }]);

  it('is content when every class is there and used', () => {
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

  it('finds a bare class, a sheet that is handed on and one that is not a module', () => {
    const all = 'const all = [styles.board, styles.card, styles.name];';
    expect(faults(`${all} <a className="s-line c-card" />`)).toEqual(['deals/Board.tsx uses the bare class c-card']);
    expect(faults(`${all} <a className="s-list__row" />`)).toEqual(['deals/Board.tsx uses the bare class s-list__row']);
    expect(faults(`${all} <a className={kind === 'deal' ? 'wide' : undefined} />`)).toEqual([
      'deals/Board.tsx uses the bare class wide',
    ]);
    expect(faults(`${all} paint(styles);`)).toEqual([
      'deals/Board.tsx uses deals/Board.module.css otherwise than by styles.name',
    ]);
    expect(faults(`${all} styles[kind];`)).toEqual([
      'deals/Board.tsx uses deals/Board.module.css otherwise than by styles.name',
    ]);
    expect(faultsOfStyles([{ path: 'deals/board.css', text: '' }])).toEqual(['deals/board.css is not a CSS module']);
  });

  it('finds a sheet that reaches into the kit or antd', () => {
    const all = { path: 'a.tsx', text: "import styles from './a.module.css'; const all = [styles.card];" };
    const of = (/** @type {string} */ text) => faultsOfStyles([{ path: 'a.module.css', text }, all]);
    expect(of('.card { --s-input-height: 30px }')).toEqual([]);
    expect(of('.card :global(.s-input) { top: 0 }')).toEqual([
      'a.module.css dresses what is not its own: :global',
      'a.module.css dresses what is not its own: .s-input',
    ]);
    expect(of('.card .ant-btn { top: 0 }')).toContain('a.module.css dresses what is not its own: .ant-btn');
    expect(of('.card [class*=picker] { top: 0 }')).toEqual(['a.module.css dresses what is not its own: [class']);
  });

  it('finds a block that begins with an element, whose classes would keep their names', () => {
    const of = (/** @type {string} */ text) =>
      faultsOfStyles([
        { path: 'a.module.css', text },
        { path: 'a.tsx', text: "import styles from './a.module.css'; const all = [styles.card];" },
      ]);
    expect(of('@media print { td > .card { top: 0 } }')).toEqual([
      'a.module.css begins a block with an element: td > .card',
    ]);
    expect(of('@media print { .card { top: 0 } td > .card { top: 0 } } td > .card { top: 0 }')).toEqual([]);
    expect(of('@media print { [x] .card { top: 0; left: 0.5px } }')).toEqual([]);
  });

  it('reads classes from selectors alone', () => {
    expect([
      ...classesOf(`/* .no */ @media (width > 1.5px) { .yes:not(.also, :global(.s-no)) { margin: .5em; mask: url("a.svg") } }
        :global(.s-no .s-neither) > .third::before { content: '.no' }`),
    ]).toEqual(['yes', 'also', 'third']);
  });
});
