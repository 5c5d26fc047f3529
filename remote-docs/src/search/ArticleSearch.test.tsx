// @vitest-environment page
import { MemoryRouter } from '@steps/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ArticleSearch } from './ArticleSearch';

afterEach(cleanup);

const show = (query: string, onQuery: (query: string) => void) => (
  <MemoryRouter>
    <ArticleSearch label="Search help" query={query} onQuery={onQuery}>
      <p>Topics</p>
    </ArticleSearch>
  </MemoryRouter>
);
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search help' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

it('no letter is lost while the address follows what is typed', () => {
  const onQuery = vi.fn();
  const { rerender } = render(show('', onQuery));
  type('p');
  type('pa');
  expect(box().value).toBe('pa');
  rerender(show('p', onQuery));
  expect(box().value).toBe('pa');
  type('pas');
  expect(onQuery.mock.calls).toEqual([['p'], ['pa'], ['pas']]);
});

it('the box shows what the address asks for, also when somebody goes back', () => {
  const { rerender } = render(show('', vi.fn()));
  type('vat');
  rerender(show('vat', vi.fn()));
  rerender(show('deal', vi.fn()));
  expect(box().value).toBe('deal');
  rerender(show('', vi.fn()));
  expect(screen.getByText('Topics')).toBeDefined();
});
