// @vitest-environment page
import { deals } from '@steps/business';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { activity, company, deal, findingLink, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveDeal } from '../nouns/dealState';
import { renderAt } from '../testing/renderAt';
import { DealsTab } from './DealsTab';

const open = (address = '/?module=crm&tab=deals') => renderAt(address, '/', DealsTab);
const column = (name: RegExp) => within(screen.getByRole('region', { name }));

// Parts are loaded when they are first shown; how long that takes does not matter here.
beforeAll(() => Promise.all([import('./DealBoard'), import('./DealSheet')]));
beforeEach(async () => {
  await openMemoryStore({
    companies: [company({ id: 'k1', name: 'Fenwick Joinery' })],
    deals: [
      deal({ id: 'sign', name: 'New sign', valuePence: 120_000, companyId: 'k1', nextStep: 'Call' }),
      deal({ id: 'site', name: 'Website', valuePence: 300_000, stage: 'proposal' }),
    ],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the board of deals', () => {
  it('shows each stage with count, sum and weighted sum', async () => {
    open();
    await screen.findByRole('region', { name: 'Board of deals' });
    column(/^New 1/).getByText('£120');
    column(/^Proposal sent 1/).getByText('£1,500');
    column(/^New 1/).getByText('Fenwick Joinery');
    column(/^Proposal sent 1/).getByText('No next step');
  });

  it('moves a deal by keyboard, keeps the focus on it, and Undo takes it back', async () => {
    open();
    (await screen.findByRole('link', { name: 'New sign' })).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ');
    expect(deals.get('sign')?.stage).toBe('negotiation');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('New sign'));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(deals.get('sign')?.stage).toBe('new');
  });

  it('leaves a picked up deal where it was on Escape', async () => {
    open();
    (await screen.findByRole('link', { name: 'New sign' })).focus();
    await userEvent.keyboard(' {ArrowRight}{Escape}');
    expect(deals.get('sign')?.stage).toBe('new');
  });

  it('asks why a deal is lost, and for “Other” in words', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Move New sign' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Move to Lost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was “New sign” lost?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    dialog.getByText('Choose why it was lost.');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Other');
    await userEvent.type(dialog.getByRole('textbox', { name: 'In your words' }), 'Flooded');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(deals.get('sign')).toMatchObject({ stage: 'lost', lostReason: 'Other: Flooded' });
    act(() => void undo());
    expect(deals.get('sign')?.stage).toBe('new');
  });

  it('shows a part of a long column, and more when asked', async () => {
    await openMemoryStore({ deals: Array.from({ length: 60 }, (_, at) => deal({ name: `Deal ${at}` })) });
    open();
    expect(await screen.findAllByRole('link', { name: /^Deal/ })).toHaveLength(25);
    await userEvent.click(screen.getByRole('button', { name: 'Show more (35)' }));
    expect(screen.getAllByRole('link', { name: /^Deal/ })).toHaveLength(60);
  });
});

describe('a deal beside the board', () => {
  it('opens by its address and is edited in place', async () => {
    open('/?module=crm&tab=deals&deal=sign');
    const sheet = within(await screen.findByRole('dialog', { name: 'New sign' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit value' }));
    const field = sheet.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(field);
    await userEvent.type(field, 'lots{Enter}');
    sheet.getByText('Enter an amount such as £1,250 or 99.50, not “lots”.');
    await userEvent.clear(field);
    await userEvent.type(field, '£2,500{Enter}');
    expect(deals.get('sign')?.valuePence).toBe(250_000);
    sheet.getByText('Value changed');
  });

  it('that was lost can be given another reason', async () => {
    moveDeal('sign', 'lost', { lostReason: 'Price' });
    open('/?module=crm&tab=deals&deal=sign');
    const sheet = within(await screen.findByRole('dialog', { name: 'New sign' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Edit lost reason' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Lost reason' }), 'Timing');
    await userEvent.click(sheet.getByRole('button', { name: 'Save lost reason' }));
    expect(deals.get('sign')).toMatchObject({ stage: 'lost', lostReason: 'Timing' });
  });

  it('is deleted with Undo, and says when it does not exist', async () => {
    open('/?module=crm&tab=deals&deal=sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete deal' }));
    expect(deals.get('sign')).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(deals.get('sign')?.name).toBe('New sign');
    cleanup();
    open('/?module=crm&tab=deals&deal=nobody');
    await screen.findByText('This deal cannot be found');
  });
});

describe('the list of deals', () => {
  it('is shown by a link that filters, and remembers the choice of the board', async () => {
    open('/?module=crm&tab=deals&stage=proposal');
    expect((await screen.findByRole('grid', { name: 'Deals' })).textContent).toContain('£3,000');
    await userEvent.click(screen.getByRole('button', { name: 'Board' }));
    await screen.findByRole('region', { name: 'Board of deals' });
    expect(screen.getByLabelText('Address').textContent).toContain('view=board');
  });
});

it('a deal whose next step came from a finding links back to it, and so does the note', async () => {
  const link = findingLink({ kind: 'deal-action', target: { collection: 'deals', id: 'sign' }, noteId: 'note' });
  await openMemoryStore({
    deals: [deal({ id: 'sign', name: 'New sign' })],
    activities: [activity({ id: 'note', type: 'note', dealId: 'sign', subject: 'Ask for an introduction' })],
    findingWork: [link],
  });
  open('/?module=crm&tab=deals&deal=sign');
  const sheet = within(await screen.findByRole('dialog'));
  const links = sheet.getAllByRole('link', { name: 'Growth options' });
  expect(links.map((one) => one.getAttribute('href'))).toEqual([link.from?.href, link.from?.href]);
});
