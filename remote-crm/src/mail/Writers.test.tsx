// @vitest-environment page

import { contacts } from '@steps/business';
import { refusedWriters } from '@steps/business/mail';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WritersNotice } from './WritersNotice';

afterEach(() => {
  cleanup();
  notify.clear();
});

const wrote = (id: string, address: string, name: string, at: string) => ({ id, address, name, at });
const rows = [
  wrote('u1', 'late@example.net', 'Late', '2026-11-20T10:00:00.000Z'),
  wrote('u2', 'late@example.net', 'Lee Late', '2026-11-21T10:00:00.000Z'),
  wrote('u3', 'shop@plums.example', '', '2026-11-19T10:00:00.000Z'),
  wrote('u4', 'sales@plums.example', 'Sales', '2026-11-18T10:00:00.000Z'),
  wrote('u5', 'sam@example.com', 'Sam', '2026-11-18T10:00:00.000Z'),
];
const show = async (unknownMail: typeof rows = rows) => {
  await openMemoryStore({ unknownMail, contacts: [contact({ id: 'c1', name: 'Sam', email: 'Sam@Example.com' })] });
  render(
    <MemoryRouter>
      <WritersNotice />
      <Overlays />
    </MemoryRouter>,
  );
};
const press = (name: string, place: HTMLElement = document.body) =>
  act(async () => within(place).getByRole('button', { name }).click());
const people = () => within(screen.getByRole('list', { name: 'People' })).queryAllByRole('listitem');
const open = async () => {
  await press('See who');
  await screen.findByRole('dialog', { name: 'People who wrote to you' });
};

it('where nobody wrote, or nobody asked for it, nothing is shown', async () => {
  await show([]);
  expect(screen.queryByRole('region', { name: 'People who wrote to you' })).toBeNull();
});

it('who wrote is listed once, the latest first, by the name they last used; contacts are not', async () => {
  await show();
  expect(screen.getByText('3 people wrote to you and are not contacts.')).toBeDefined();
  await open();
  expect(people().map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Lee Late',
    'shop@plums.example',
    'Sales',
  ]);
  expect(people()[0]?.textContent).toContain('late@example.net · 2 emails');
});

it('who is added becomes a contact, and is not offered any more', async () => {
  await show();
  await open();
  await press('Add as contact', people()[0]);
  expect(contacts.all().map(({ name, email }) => [name, email])).toContainEqual(['Lee Late', 'late@example.net']);
  expect(people()).toHaveLength(2);
});

it('who is refused is not offered any more, nor is anybody at their domain, until somebody offers them again', async () => {
  await show();
  await open();
  await press('Not this one', people()[0]);
  await press('More about shop@plums.example');
  await act(async () => (await screen.findByRole('menuitem', { name: 'Nobody at plums.example' })).click());
  expect(people()).toHaveLength(0);
  expect(
    refusedWriters
      .all()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['@plums.example', 'late@example.net']);
  const again = within(screen.getByRole('list', { name: 'Not offered' }));
  await act(async () => again.getAllByRole('button', { name: 'Offer again' })[1]?.click());
  expect(people()).toHaveLength(2);
});
