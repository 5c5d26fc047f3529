// @vitest-environment page

import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Breadcrumb } from './Breadcrumb';
import { confirm } from './confirm';
import { FormField } from './FormField';
import { NotFound } from './NotFound';
import { Overlays } from './Overlays';
import { Page } from './Page';
import { useOfferPageHelp } from './pageHelp';
import { keepTitlesPrivate, usePageCrumbs } from './pageState';

afterEach(cleanup);

function Bar() {
  return <Breadcrumb crumbs={usePageCrumbs()} />;
}

test('of an encrypted workspace the window names where a record is, not whose it is', async () => {
  keepTitlesPrivate(true);
  render(
    <MemoryRouter>
      <Page
        title="Margarethe Unverwechselbar"
        crumbs={[{ label: 'CRM', href: '/crm' }, { label: 'Contacts', href: '/crm' }, { label: 'Margarethe' }]}
      />
    </MemoryRouter>,
  );
  await act(async () => {});
  expect(document.title).toBe('Contacts · CRM · Steps');
  await act(async () => keepTitlesPrivate(false));
  expect(document.title).toBe('Margarethe Unverwechselbar · Steps');
});

test('a page names the window, its canonical address and its place, and takes them along when it goes', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="Steps in general.">');
  const descriptions = () =>
    [...document.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content'));
  const page = (
    <Page
      title="Blog & Content"
      purpose="Write posts."
      canonical="/marketing/blog"
      crumbs={[{ label: 'Marketing', href: '/marketing' }, { label: 'Blog & Content' }]}
    />
  );
  const { rerender } = render(
    <MemoryRouter>
      <Bar />
      {page}
    </MemoryRouter>,
  );
  await act(async () => {});
  const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');
  expect(document.title).toBe('Blog & Content · Steps');
  expect(canonical()).toBe(`${location.origin}/marketing/blog`);
  expect(descriptions()).toEqual(['Write posts.']);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('MarketingBlog & Content');
  rerender(
    <MemoryRouter>
      <Bar />
    </MemoryRouter>,
  );
  await act(async () => {});
  expect(canonical()).toBeUndefined();
  expect(descriptions()).toEqual(['Steps in general.']);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page has a "?" where the frame around it offers help, and only there', async () => {
  const toggle = vi.fn();
  function Frame({ offers }: { readonly offers: boolean }) {
    useOfferPageHelp(true, offers ? toggle : undefined);
    return (
      <MemoryRouter>
        <Page title="Deals" />
      </MemoryRouter>
    );
  }
  const { rerender } = render(<Frame offers />);
  const sign = await screen.findByRole('button', { name: 'Help with this page' });
  expect(sign.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(sign);
  expect(toggle).toHaveBeenCalledOnce();
  rerender(<Frame offers={false} />);
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('an unknown address reads "Oops! Page not found" with "Return to Home" to the root', () => {
  render(
    <MemoryRouter>
      <NotFound />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});

test('a field is tied to its label, help and error', () => {
  render(
    <FormField label="Website" help="With https." error="Expected an address." required>
      {(control) => <input {...control} />}
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: 'Website' });
  const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'With https.',
    'Expected an address.',
  ]);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input).toHaveProperty('required', true);
});

test('a question is answered yes by its verb, no by Cancel, and no when another one is asked', async () => {
  render(<Overlays />);
  const answers = vi.fn();
  const ask = (name: string) =>
    act(
      async () =>
        void confirm({ title: `Delete ${name}?`, action: `Delete ${name}` }).then((yes) => answers(name, yes)),
    );
  await ask('A');
  await userEvent.click(screen.getByRole('button', { name: 'Delete A' }));
  await ask('B');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await ask('C');
  await ask('D');
  expect(answers.mock.calls).toEqual([
    ['A', true],
    ['B', false],
    ['C', false],
  ]);
});
