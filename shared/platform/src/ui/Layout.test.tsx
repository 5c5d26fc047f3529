// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Grid, Row, Split, Stack, Text } from './Layout';
import styles from './Layout.module.css';

afterEach(cleanup);

test('a part is the element it is said to be, with its words as classes and the rest as attributes', () => {
  const list = createRef<HTMLUListElement>();
  render(
    <Stack as="ul" plain gap={2} tone="muted" aria-label="Breads" className="own" ref={list}>
      <li>Rye</li>
    </Stack>,
  );
  const found = screen.getByRole('list', { name: 'Breads' });
  expect(list.current).toBe(found);
  expect(found.className.split(' ')).toEqual([
    styles.stack,
    styles.plain,
    styles['gap-2'],
    styles['tone-muted'],
    'own',
  ]);
  expect(found.getAttributeNames().sort()).toEqual(['aria-label', 'class']);
});

test('a word that does not hold leaves no class', () => {
  render(<Row wrap={false} gap={undefined} data-testid="row" />);
  expect(screen.getByTestId('row').className).toBe(styles.row);
});

test('a grid, a split and words begin with what they are', () => {
  render(
    <>
      <Grid min={220} fill data-testid="grid" />
      <Split lead data-testid="split" />
      <Text size={12}>Since 1998</Text>
    </>,
  );
  expect(screen.getByTestId('grid').className).toBe([styles.grid, styles['min-220'], styles.fill].join(' '));
  expect(screen.getByTestId('split').className).toBe([styles.split, styles.lead].join(' '));
  const words = screen.getByText('Since 1998');
  expect([words.tagName, words.className]).toEqual(['P', styles['size-12']]);
});
