// @vitest-environment page
import { companies, contacts } from '@steps/business';
import { undo } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { notify } from '@steps/platform/ui';
import { activity, company, contact, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { CompanyPage } from './CompanyPage';

// Dialogs are loaded with a part of their own, which takes time on a busy machine.
const open = (id = 'fenwick') => renderAt(paths.company.href(id), paths.company.path, CompanyPage);

beforeEach(async () => {
  await openMemoryStore({
    companies: [company({ id: 'fenwick', score: 62, size: 'medium', status: 'prospect' })],
    contacts: [contact({ id: 'priya', companyId: 'fenwick' }), contact({ name: 'Somebody Else' })],
    activities: [activity({ subject: 'Rang Priya', contactId: 'priya' })],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('the page of a company', () => {
  it('says if the company does not exist, with the way back', () => {
    open('nobody');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Company Not Found');
    expect(screen.getByRole('link', { name: 'Back to CRM' }).getAttribute('href')).toBe('/?module=crm');
  });

  it('shows its size, its score band and its own people', () => {
    open();
    expect(screen.getAllByText('Medium Enterprise').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Medium Value Account').length).toBeGreaterThan(0);
    const around = within(screen.getByRole('region', { name: 'Related records' }));
    around.getByRole('link', { name: 'Priya Nair' });
    expect(around.queryByText('Somebody Else')).toBeNull();
  });

  it('shows its status and its size in the header', () => {
    open();
    const header = screen.getByRole('heading', { level: 1 }).closest('header') ?? document.body;
    within(header).getByText('Prospect');
    within(header).getByText('Medium Enterprise');
  });

  it('adds a contact to itself', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Contact' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ada Lovelace');
    await userEvent.click(dialog.getByRole('button', { name: 'Add Contact' }));
    await screen.findByText('Contact Created');
    screen.getByText('Ada Lovelace has been added and associated with Fenwick Joinery.');
    expect(contacts.all().find((one) => one.name === 'Ada Lovelace')?.companyId).toBe('fenwick');
  });

  it('saves a fact and says so', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit industry' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Industry' }), ' and joinery{Enter}');
    await screen.findByText('Company Updated');
    expect(companies.get('fenwick')?.industry).toBe('Construction and joinery');
  });

  it('has a star that only says so', async () => {
    open();
    const before = companies.get('fenwick');
    await userEvent.click(screen.getByRole('button', { name: 'Favourite' }));
    await screen.findByText('Added to Favorites');
    expect(companies.get('fenwick')).toBe(before);
  });

  it('shows what happened with its contacts too, and with whom', () => {
    open();
    const entry = within(screen.getByRole('region', { name: 'Company activity' }))
      .getByText('Rang Priya')
      .closest('li');
    within(entry as HTMLElement).getByRole('link', { name: 'Priya Nair' });
  });

  it('is edited from its menu on a phone, where its name needs the room', async () => {
    const real = window.matchMedia.bind(window);
    const phone: ProxyHandler<MediaQueryList> = {
      get: (list, key) => (key === 'matches' ? list.media.includes('max-width') : Reflect.get(list, key).bind?.(list)),
    };
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => new Proxy(real(query), phone));
    open();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Fenwick Joinery' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit Company' }));
    await screen.findByRole('dialog', { name: 'Edit company' });
  });

  it('is archived, restored and deleted from its menu', async () => {
    open();
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: 'Actions for Fenwick Joinery' }));
      await userEvent.click(screen.getByRole('menuitem', { name }));
    };
    await choose('Archive Company');
    expect(companies.get('fenwick')?.archivedAt).toBeDefined();
    await choose('Restore Company');
    expect(companies.get('fenwick')?.archivedAt).toBeUndefined();
    await choose('Delete Company');
    expect(companies.get('fenwick')).toBeUndefined();
    expect(screen.getByLabelText('Address').textContent).toBe('/?module=crm&tab=companies');
    act(() => void undo());
    expect(companies.get('fenwick')).toBeDefined();
  });

  it('says in the specified words that saving failed, and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = vi.spyOn(companies, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Edit industry' }));
    await userEvent.keyboard('Joinery{Enter}');
    await screen.findByText('Update Failed');
    screen.getByText('Failed to update company. Please try again.');
    expect(screen.getByRole('textbox', { name: 'Industry' })).toHaveProperty('value', 'Joinery');
    expect(log).toHaveBeenCalled();
    store.mockRestore();
    await userEvent.keyboard('{Enter}');
    expect(companies.get('fenwick')?.industry).toBe('Joinery');
  });
});
