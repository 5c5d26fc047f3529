// @vitest-environment happy-dom
import { MemoryRouter } from '@steps/shared/router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShellFooter } from './ShellFooter';

afterEach(cleanup);

it('leads to what there is to read about Steps', () => {
  render(
    <MemoryRouter>
      <ShellFooter />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/help',
    '/documentation',
    '/about',
    '/architecture',
    '/pricing',
  ]);
});
