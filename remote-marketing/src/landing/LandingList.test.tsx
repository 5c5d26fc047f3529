// @vitest-environment page

import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LandingList } from './LandingList';
import { landingPages } from './landingPage';
import { createPage } from './landingPageState';
import { pageHtml } from './pageHtml';
import { pageTemplates } from './templates';

const [trial] = pageTemplates;
if (!trial) throw new Error('Expected templates.');

async function open(...names: string[]) {
  await openMemoryStore();
  for (const name of names) createPage(name, trial?.document as never);
  render(
    <MemoryRouter initialEntries={['/marketing/landing']}>
      <LandingList />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const act = async (user: Awaited<ReturnType<typeof open>>, name: string, what: string) => {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: what }));
};
afterEach(() => {
  cleanup();
  notify.clear();
});

it('has the title, the way back to marketing and a canonical link', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Landing Pages');
  expect(screen.getByRole('link', { name: 'Marketing' }).getAttribute('href')).toBe('/marketing');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/marketing\/landing$/);
});

it('finds pages by their name', async () => {
  const user = await open('Open day', 'Order book');
  await user.type(screen.getByLabelText('Search pages'), 'order');
  expect(shown()).toContain('Order book');
  expect(shown()).not.toContain('Open day');
  await user.type(screen.getByLabelText('Search pages'), ' nothing');
  expect(screen.getByText(/Searched for/)).toBeTruthy();
});

it('duplicates, renames, archives and deletes a page, each with a way back', async () => {
  const user = await open('Open day');
  await act(user, 'Open day', 'Duplicate');
  expect(shown()).toContain('Open day (copy)');
  await act(user, 'Open day (copy)', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename page' });
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), 'Spring open day{Enter}');
  expect(shown()).toContain('Spring open day');
  await act(user, 'Open day', 'Archive');
  expect(shown()).not.toContain('Open day');
  await act(user, 'Spring open day', 'Delete');
  expect(landingPages.size).toBe(1);
  const notice = (await screen.findByText('Page deleted')).closest('li, [role=status], [role=alert], div');
  expect(notice).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(landingPages.size).toBe(2);
});

it('begins a page from a template of an industry', async () => {
  const user = await open();
  await user.selectOptions(screen.getByLabelText('Industry'), 'Healthcare');
  expect(within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Use Book a check-up' }));
  expect(landingPages.all()[0]).toMatchObject({ name: 'Book a check-up', templateId: 'book-check-up' });
});

it('imports an exported page, and refuses another file with the reason', async () => {
  const user = await open();
  const input = screen.getByLabelText('Page file');
  await user.upload(input, new File(['<html></html>'], 'other.html', { type: 'text/html' }));
  expect(await screen.findByText(/not exported from the landing page builder/)).toBeTruthy();
  expect(landingPages.size).toBe(0);
  await user.upload(input, new File([pageHtml(trial.document, 'Free trial')], 'page.html', { type: 'text/html' }));
  expect(await screen.findByText('Page imported')).toBeTruthy();
  expect(landingPages.all()[0]?.name).toBe('Free trial');
});
