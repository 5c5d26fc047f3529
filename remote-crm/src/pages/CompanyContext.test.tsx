// @vitest-environment page
import { contacts, deals, useCompany } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { activity, company, contact, deal, fixClock, openMemoryStore, testNow } from '@steps/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { updateContact } from '../nouns/contactState';
import { renderAt } from '../testing/renderAt';
import { CompanyContext } from './CompanyContext';

let restoreClock: () => void;
const daysAgo = (days: number) => new Date(Date.parse(testNow) - days * 86_400_000).toISOString();

beforeEach(async () => {
  restoreClock = fixClock();
  await openMemoryStore({
    companies: [company({ id: 'fenwick' })],
    contacts: [contact({ id: 'priya', companyId: 'fenwick' })],
    deals: [deal({ name: 'New sign', companyId: 'fenwick', valuePence: 125_000 })],
    activities: [
      activity({ type: 'call', companyId: 'fenwick', createdAt: daysAgo(2) }),
      activity({ type: 'email', contactId: 'priya', createdAt: daysAgo(40) }),
    ],
  });
  renderAt('/', '/', function Page() {
    const found = useCompany('fenwick');
    return found ? <CompanyContext company={found} /> : null;
  });
});
afterEach(() => {
  restoreClock();
  vi.restoreAllMocks();
  cleanup();
  notify.clear();
});

/** Ids come from the browser's random numbers: without them no record can be created. */
function breakStore() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw new Error('No random numbers.');
  });
}

it('sums up the deals and says that there are too few contacts for figures', () => {
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByText('Open deals').nextSibling?.textContent).toBe('1, worth £1,250');
  const engagement = within(screen.getByRole('region', { name: 'Engagement' }));
  engagement.getByText('2 days');
  engagement.getByText(/Only 2 so far\./);
  engagement.getByText('How this is counted');
});

it('shows months and kinds from three on', async () => {
  cleanup();
  await openMemoryStore({
    companies: [company({ id: 'fenwick' })],
    activities: [2, 40, 41].map((days) => activity({ type: 'call', companyId: 'fenwick', createdAt: daysAgo(days) })),
  });
  renderAt('/', '/', function Page() {
    const found = useCompany('fenwick');
    return found ? <CompanyContext company={found} /> : null;
  });
  const engagement = within(screen.getByRole('region', { name: 'Engagement' }));
  engagement.getByText('More often than before: 3 in the last 90 days, 0 in the 90 days before.');
  engagement.getByRole('list', { name: 'Calls, emails and meetings by month' });
  within(engagement.getByRole('list', { name: 'Calls, emails and meetings by kind' })).getByText('Calls');
});

it('creates a deal of this company, and says in the specified words when that fails', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Create Deal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Deal' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Showroom');
  breakStore();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Deal' }));
  await screen.findByText('Failed to Create Deal');
  screen.getByText('There was an error creating the deal. Please try again.');
  vi.restoreAllMocks();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Deal' }));
  await screen.findByText('Deal Created');
  expect(deals.all().find(({ name }) => name === 'Showroom')?.companyId).toBe('fenwick');
});

it('says in the specified words that a contact could not be created, and keeps what was typed', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
  breakStore();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Contact' }));
  await screen.findByText('Failed to Create Contact');
  screen.getByText('There was an error creating the contact. Please try again.');
  expect(contacts.size).toBe(1);
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ada Lovelace');
});

it('follows its people', async () => {
  screen.getByRole('button', { name: 'Contacts 1' });
  updateContact('priya', { companyId: undefined });
  await screen.findByText('Nobody yet.');
});

it('lists archived people last, and leads to all of them', async () => {
  cleanup();
  await openMemoryStore({
    companies: [company({ id: 'fenwick' })],
    contacts: [
      contact({ name: 'Zoe Gone', title: 'Buyer', companyId: 'fenwick', archivedAt: testNow }),
      ...Array.from({ length: 12 }, (_, at) => contact({ name: `Person ${at}`, companyId: 'fenwick' })),
    ],
  });
  renderAt('/', '/', function Page() {
    const found = useCompany('fenwick');
    return found ? <CompanyContext company={found} /> : null;
  });
  expect(screen.getByRole('link', { name: 'All 13 contacts' }).getAttribute('href')).toBe(
    '/?module=crm&tab=contacts&archive=all&company=is%3AFenwick+Joinery',
  );
  expect(screen.queryByText('Zoe Gone')).toBeNull();
});
