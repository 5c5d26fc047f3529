// @vitest-environment page
import { MemoryRouter } from '@steps/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AboutPage } from '../pages/AboutPage';
import { PricingPage } from '../pages/PricingPage';
import { ArticleBody } from './Article';
import { useAnchor } from './useAnchor';

afterEach(cleanup);

function Part() {
  useAnchor();
  return <ArticleBody blocks={[{ kind: 'heading', depth: 2, id: 'notice', text: 'Notice' }]} below={2} />;
}

it.each([
  ['a page of its own', '/about#three-promises', AboutPage, 'Three promises'],
  ['a part of a page', '/pricing#notice', Part, 'Notice'],
  ['an article among others', '/pricing#terms', PricingPage, 'Terms'],
  ['an article that can be started', '/pricing#plan', PricingPage, 'The 20-day plan'],
])('an answer in %s leads to its heading', (_where, address, Page, heading) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
  expect(document.activeElement?.textContent).toBe(heading);
});
