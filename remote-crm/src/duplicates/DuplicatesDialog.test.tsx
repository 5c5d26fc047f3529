// @vitest-environment page
import { contacts, deals } from '@steps/business';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { closeWorkspaceStore, company, contact, deal, faultyPort, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { DuplicatesDialog } from './DuplicatesDialog';

const onClose = vi.fn();
const open = (address = '/') => renderAt(address, '/', () => <DuplicatesDialog onClose={onClose} />);
const tags = (from: number, count: number) => Array.from({ length: count }, (_, index) => `Tag ${from + index}`);

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({ id: 'ann', name: 'Ann Lee', email: 'ann@one.example', phone: '07700 900123', tags: tags(0, 8) }),
      contact({ id: 'annie', name: 'Annie Lee', email: 'ann@two.example', phone: '+44 7700 900123', tags: tags(6, 6) }),
      contact({ id: 'bob', name: 'Bob', email: 'bob@x.example', phone: '' }),
    ],
    companies: [company({ id: 'k1', name: 'Mill Ltd' }), company({ id: 'k2', name: 'The Mill', website: '' })],
    deals: [deal({ id: 'd1', contactId: 'annie' })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('finding duplicates', () => {
  it('waits until all contacts are read: opened by its address, it does not say that there are none', async () => {
    const port = faultyPort();
    const twins = ['Ann Lee', 'Annie Lee'].map((name) => contact({ name, phone: '07700 900123' }));
    await openMemoryStore({ contacts: twins }, { port });
    await closeWorkspaceStore();
    let letThrough = () => {};
    port.rowsAfter = new Promise<void>((done) => {
      letThrough = done;
    });
    onTestFinished(letThrough);
    const opening = openMemoryStore({}, { port });
    open();
    await screen.findByText('Comparing contacts…');
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByText('No duplicates')).toBeNull();
    letThrough();
    await act(() => opening);
    await screen.findByText('1 group of contacts that may be the same.');
  });

  it('shows why, compares side by side, asks for tags beyond ten, merges, and undo brings both back', async () => {
    open();
    await screen.findByText('1 group of contacts that may be the same.');
    screen.getByText('Share the same phone number');
    await userEvent.click(screen.getByRole('button', { name: 'Compare and merge: Ann Lee' }));
    const goesOn = within(screen.getByRole('group', { name: /^Keep/ }));
    const first = (label: RegExp | string) =>
      within(screen.getByRole('group', { name: label })).getAllByRole<HTMLInputElement>('radio')[0]?.labels?.[0]
        ?.textContent;
    expect(first(/^Keep/), 'each record on its own side').toContain('Ann Lee ann@one.example');
    expect(first('Email')).toContain('from Ann Lee');
    await userEvent.click(goesOn.getByRole('radio', { name: /Ann Lee/ }));
    const email = within(screen.getByRole('group', { name: 'Email' }));
    await userEvent.click(email.getByRole('radio', { name: /ann@two\.example/ }));
    screen.getByText(/1 record beside it .* will move to Ann Lee/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tag 11' }));
    const merge = screen.getByRole('button', { name: 'Merge 2 contacts' });
    expect(merge).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tag 0' }));
    await userEvent.click(merge);
    await screen.findByText('2 contacts merged into Ann Lee');
    screen.getByText('No duplicates');
    expect(contacts.get('ann')).toMatchObject({ email: 'ann@two.example', tags: expect.arrayContaining(['Tag 11']) });
    expect(contacts.get('annie')).toBeUndefined();
    expect(deals.get('d1')?.contactId).toBe('ann');
    undo();
    await screen.findByText('1 group of contacts that may be the same.');
    expect(deals.get('d1')?.contactId).toBe('annie');
  });

  it('leaves one of three out, who stays unchanged', async () => {
    const three = ['Ann Lee', 'Annie Lee', 'Zed'].map((name) => contact({ id: name, name, phone: '07700 900123' }));
    await openMemoryStore({ contacts: three });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Compare and merge/ }));
    const merged = within(screen.getByRole('group', { name: /^Merge/ }));
    await userEvent.click(merged.getByRole('checkbox', { name: /Zed/ }));
    expect(merged.getByRole('checkbox', { name: /Annie/ }), 'two are the least').toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Merge 2 contacts' }));
    await screen.findByText(/2 contacts merged into/);
    expect(contacts.get('Zed')).toEqual(three[2]);
    expect(contacts.size).toBe(2);
  });

  it('starts with companies on their tab, and says when there is nothing to merge', async () => {
    open('/?tab=companies');
    await screen.findByText('Share the same name');
    await openMemoryStore({ contacts: [contact()] });
    await userEvent.click(screen.getByRole('tab', { name: 'Contacts' }));
    await screen.findByText('No duplicates');
  });
});
