// @vitest-environment page

import { setCurrentPerson } from '@steps/business/host';
import {
  activity,
  contact,
  deal,
  fixClock,
  MemoryRouter,
  offeredControls,
  openMemoryStore,
  tomWith,
} from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DashboardPage } from './DashboardPage';

const reader = { crm: ['view' as const], calendar: ['view' as const], sales: ['view' as const] };
const show = () =>
  render(
    <MemoryRouter>
      <DashboardPage />
    </MemoryRouter>,
  );

let unfix: () => void;
beforeEach(() => {
  unfix = fixClock();
});
afterEach(() => {
  cleanup();
  setCurrentPerson(undefined);
  unfix();
});

it('offers a reader of the dashboard nothing that changes records', async () => {
  await openMemoryStore({
    contacts: [contact()],
    deals: [deal({ stage: 'proposal', valuePence: 500, closeDate: '2026-12-01' })],
    activities: [activity({ type: 'task', subject: 'Send the quote', dueDate: '2026-11-02T09:00:00.000Z' })],
  });
  tomWith(reader);
  show();
  expect(screen.getByRole('checkbox', { name: 'Complete Send the quote' })).toHaveProperty('disabled', true);
  expect(offeredControls().filter((name) => name !== 'Dismiss welcome')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Add contact' })).toBeNull();
});

it('offers a reader no first deal where there is none', async () => {
  await openMemoryStore({ contacts: [contact()] });
  tomWith(reader);
  show();
  expect(screen.getByText(/Open deals appear here/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Add deal' })).toBeNull();
});
