// @vitest-environment page
import { MemoryRouter } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NotFoundPage } from './NotFoundPage';

afterEach(cleanup);

it('says “Oops! Page not found”, leads to the root, and logs the unknown path', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <NotFoundPage pathname="/nowhere" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  expect(log).toHaveBeenCalledExactlyOnceWith('404: there is no page at /nowhere');
});
