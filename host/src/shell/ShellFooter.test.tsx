// @vitest-environment page
import { activeClient, updateClient } from '@steps/business';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShellFooter } from './ShellFooter';

beforeEach(() => openMemoryStore({}, { client: { businessName: 'Bakery' } }).then(() => {}));
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

it('names Steps, unless the business is white-labelled', () => {
  const shown = render(
    <MemoryRouter>
      <ShellFooter />
    </MemoryRouter>,
  );
  expect(screen.getByText('Powered by Steps')).toBeDefined();
  act(() => void updateClient(activeClient()?.id ?? '', { whiteLabel: true }));
  expect(screen.queryByText('Powered by Steps')).toBeNull();
  shown.unmount();
});
