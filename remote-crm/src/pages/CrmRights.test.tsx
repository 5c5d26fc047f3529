// @vitest-environment page

import { notify } from '@steps/platform/ui';
import { contact, openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { ContactPage } from './ContactPage';
import { CrmPage } from './CrmPage';

beforeEach(async () => {
  setCurrentPerson(undefined);
  await openMemoryStore({ contacts: [contact({ id: 'ann', tags: ['Champion'], name: 'Ada Lovelace' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
});

const shown = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

it('people who may only look are offered nothing that adds, imports or selects', async () => {
  tomWith({ crm: ['view'] });
  renderAt('/?module=crm', '/', CrmPage);
  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeDefined();
  expect(shown()).not.toContain('Add contact');
  expect(shown()).not.toContain('Import');
  expect(shown()).not.toContain('Find duplicates');
  expect(screen.queryByRole('checkbox', { name: 'Select Ada Lovelace' })).toBeNull();
});

it('people who may only look at a record can read it, and are offered nothing that changes it', async () => {
  tomWith({ crm: ['view'] });
  renderAt('/crm/contacts/ann', '/crm/contacts/:contactId', ContactPage);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeDefined();
  const names = shown().join('\n');
  expect(names).not.toMatch(/^(Edit |Add |Remove |Favourite|Schedule|Actions for|Use \d)/m);
  expect(screen.queryByRole('combobox', { name: 'Add a tag' })).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }).readOnly).toBe(true);
});

it('people who may change a record but not delete it find every other action in its menu', async () => {
  tomWith({ crm: ['view', 'change'] });
  renderAt('/crm/contacts/ann', '/crm/contacts/:contactId', ContactPage);
  expect(await screen.findByRole('button', { name: 'Edit email' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Ada Lovelace' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Add to List',
    'Archive Contact',
  ]);
});

it('people who may change but not delete or export are offered just that for the selected rows', async () => {
  tomWith({ crm: ['view', 'add', 'change'] });
  renderAt('/?module=crm', '/', CrmPage);
  await screen.findByRole('button', { name: 'Add contact' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ada Lovelace' }));
  const bar = within(await screen.findByRole('toolbar', { name: 'Actions for the selected contacts' }));
  expect(bar.getByRole('button', { name: 'Edit' })).toBeDefined();
  expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(bar.queryByRole('button', { name: /^Export/ })).toBeNull();
});
