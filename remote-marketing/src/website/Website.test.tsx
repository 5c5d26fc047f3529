// @vitest-environment page

import { contacts, ownerRole, people, roles } from '@steps/business';
import { formAnswers } from '@steps/business/forms';
import { commit, put, undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore, ownerId, setCurrentPerson } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { landingPages } from '../landing/landingPage';
import { createPage } from '../landing/landingPageState';
import { contactFromAnswers } from '../landing/pageAnswers';
import { pageTemplates } from '../landing/templates';
import { emptySite, siteId, sites } from './site';
import { addPages } from './siteState';
import { Website } from './Website';

const [trial] = pageTemplates;
if (!trial) throw new Error('Expected templates.');

async function open(names: readonly string[], tab = '', inSite = true) {
  await openMemoryStore({}, { client: { businessName: 'Harbour' } });
  const ids = names.map((name) => createPage(name, trial?.document as never).id);
  if (inSite) addPages(ids);
  render(
    <MemoryRouter initialEntries={[`/?module=website${tab && `&tab=${tab}`}`]}>
      <Website />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const site = () => sites.get(siteId) ?? emptySite;
afterEach(() => {
  setCurrentPerson(undefined);
  cleanup();
  notify.clear();
  vi.restoreAllMocks();
});

it('begins with what a website is made of, and takes landing pages in', async () => {
  const user = await open(['Open day', 'Prices'], '', false);
  expect(screen.getByRole('heading', { name: 'No pages yet' })).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save as zip' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add landing pages' }));
  await user.click(screen.getByRole('checkbox', { name: 'Prices' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(site().pages.map(({ slug, menu }) => [slug, menu])).toEqual([['prices', 'Prices']]);
});

it('shows each page with its address and weight, moves it, and takes it out with a way back', async () => {
  const user = await open(['Home', 'Prices']);
  expect(await screen.findAllByText('Light')).toHaveLength(2);
  expect(screen.getByText('/prices.html')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Actions for Prices' }));
  await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
  expect(site().pages[0]?.slug).toBe('prices');
  await user.click(screen.getByRole('button', { name: 'Actions for Prices' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove from the website' }));
  expect(site().pages).toHaveLength(1);
  act(() => void undo());
  expect(site().pages).toHaveLength(2);
});

it('a page has an address of its own, and one that is taken is refused with the reason', async () => {
  const user = await open(['Home', 'Prices', 'About']);
  await user.click(screen.getByRole('button', { name: 'Actions for About' }));
  await user.click(screen.getByRole('menuitem', { name: 'Address and search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'About' }));
  const slug = dialog.getByLabelText('Address');
  await user.clear(slug);
  await user.type(slug, 'prices');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The address “prices” is taken.')).toBeDefined();
  await user.clear(slug);
  await user.type(slug, 'Who we are');
  await user.type(dialog.getByLabelText(/^Title/), 'Who bakes your bread');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(site().pages[2]).toMatchObject({ slug: 'who-we-are', title: 'Who bakes your bread' });
});

it('names what visitors would stumble over before the site goes out', async () => {
  await open(['Home', 'Home']);
  const hints = within(await screen.findByRole('region', { name: /^Before you publish/ }));
  expect(hints.getByText('It has the same title as “Home”.')).toBeDefined();
  expect(hints.getByText('Say where the website will be, and it gets a sitemap.')).toBeDefined();
});

it('settings are kept, and an address that is none is refused with the reason', async () => {
  const user = await open(['Home'], 'settings');
  await user.type(screen.getByLabelText(/^Address of the website/), 'nonsense');
  await user.tab();
  expect(screen.getByText('Enter a website address such as https://example.com.')).toBeDefined();
  expect(site().address).toBe('');
  await user.type(screen.getByLabelText(/^Answers go to/), 'me@example.com');
  await user.tab();
  expect(site().formAddress).toBe('me@example.com');
  expect(screen.getByText(/opens the visitor’s mail program/)).toBeDefined();
  await user.type(screen.getByLabelText('Old address'), '/old');
  await user.type(screen.getByLabelText('New address'), '/gone');
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(await screen.findByText('/gone is not a page of the website.')).toBeDefined();
  await user.clear(screen.getByLabelText('New address'));
  await user.type(screen.getByLabelText('New address'), '/');
  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  expect(site().redirects).toEqual([{ from: '/old', to: '/' }]);
});

it('an answer to a form is a contact with its consent, waits in the inbox, and goes with one undo', async () => {
  const user = await open(['Home'], 'inbox');
  act(
    () =>
      void contactFromAnswers(
        'Home',
        [
          { kind: 'name', label: 'Name', value: 'Ada Byron' },
          { kind: 'email', label: 'Email', value: 'ada@example.com' },
          { kind: 'message', label: 'Your question', value: 'Is there parking?' },
        ],
        'You may answer me.',
      ),
  );
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeDefined();
  expect(screen.getByText('Consent given')).toBeDefined();
  expect(screen.getByText('Is there parking?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(formAnswers.all()[0]?.readAt).toBeDefined();
  act(() => void undo());
  act(() => void undo());
  expect([formAnswers.size, contacts.size]).toEqual([0, 0]);
});

it('a file of answers is taken into the inbox, of the page that is chosen, and nothing in it is run', async () => {
  const user = await open(['Open day', 'Trial'], 'inbox');
  const hostile = '"><img src=x onerror=alert(1)>';
  await user.click(screen.getByRole('button', { name: 'Import answers' }));
  await user.click(screen.getByRole('menuitem', { name: 'Trial' }));
  const box = await screen.findByRole('dialog', { name: 'Import answers' });
  const dialog = within(box);
  const rows = `Name,Email,Consent\nAda Byron,ada@example.com,yes\n"${hostile.replaceAll('"', '""')}",x@example.com,no\n,nonsense,yes`;
  await dialog.findByRole('button', { name: /^File: / });
  const input = box.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('Expected a field for a file.');
  await user.upload(input, new File([rows], 'answers.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('3 answers found, 2 with consent.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeDefined();
  expect(formAnswers.all().map(({ page, consent }) => [page, consent !== ''])).toEqual([
    ['Trial', true],
    ['Trial', false],
  ]);
  expect(screen.getAllByText(hostile).length).toBeGreaterThan(0);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  act(() => void undo());
  expect([formAnswers.size, contacts.size]).toEqual([0, 0]);
});

it('a landing page of one’s own is shown for addresses that lead nowhere', async () => {
  const user = await open(['Home', 'Lost?'], 'settings');
  await user.selectOptions(screen.getByLabelText(/^“Page not found” page/), 'Lost?');
  const lost = landingPages.all().find(({ name }) => name === 'Lost?');
  expect(site().notFoundPage).toBe(lost?.id);
  await user.selectOptions(screen.getByLabelText(/^“Page not found” page/), 'A plain page with the menu');
  expect(site().notFoundPage).toBeUndefined();
});

it('who may only look at the website sees no button that changes it or takes it out', async () => {
  await open(['Home', 'Prices']);
  const day = '2026-11-03T12:00:00.000Z';
  const person = { email: '', active: true, createdAt: day, updatedAt: day };
  act(() => {
    commit({
      label: 'People',
      changes: [
        put(people, { ...person, id: ownerId, name: 'Olive', roleId: ownerRole }),
        put(people, { ...person, id: 'tom', name: 'Tom', roleId: 'role-looks' }),
        put(roles, { id: 'role-looks', name: 'Looks', all: false, rights: { website: ['view'] }, hidden: [] }),
      ],
    });
    setCurrentPerson('tom');
  });
  for (const name of ['Save as zip', 'New page', 'Add landing pages'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for Prices' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Open']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Answers go to/).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add redirect' })).toBeNull();
});

it('the preview shows the files of the site, each page and the one for what is not there', async () => {
  const user = await open(['Home', 'Prices'], 'preview');
  const pages = await screen.findByLabelText('Page');
  expect(
    within(pages)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Home', 'Prices', 'Page not found']);
  const frame = () => screen.getByTitle<HTMLIFrameElement>(/, desktop$/);
  expect(frame().getAttribute('sandbox')).toBe('allow-same-origin allow-forms');
  await user.selectOptions(pages, 'Prices');
  expect(frame().title).toBe('Prices, desktop');
  expect(frame().getAttribute('srcdoc')).toContain('<title>Prices</title>');
  expect(frame().getAttribute('srcdoc')).not.toContain('<script');
});

it('a hundred pages are listed with their weights', async () => {
  await open(Array.from({ length: 100 }, (_, at) => `Page ${at}`));
  expect(await screen.findAllByText('Light')).toHaveLength(100);
});
