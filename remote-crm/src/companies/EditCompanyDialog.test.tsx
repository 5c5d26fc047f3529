// @vitest-environment page
import { companies, useCompany } from '@steps/business';
import { undo } from '@steps/platform';
import { notify } from '@steps/platform/ui';
import { company, openMemoryStore } from '@steps/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateCompany } from '../nouns/companyState';
import { renderAt } from '../testing/renderAt';
import { EditCompanyDialog } from './EditCompanyDialog';

const fenwick = company({ id: 'fenwick', score: 62 });

function open() {
  renderAt('/', '/', () => <EditCompanyDialog company={fenwick} onClose={() => {}} />);
  return within(screen.getByRole('dialog', { name: 'Edit company' }));
}

beforeEach(() => openMemoryStore({ companies: [fenwick] }));
afterEach(() => {
  cleanup();
  notify.clear();
});

describe('editing a company', () => {
  it('edits all its fields in one dialog and one step, which undo takes back', async () => {
    const dialog = open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location (optional)' }), ' and York');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Score' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Score' }), '400');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    dialog.getByText('Enter a score from 0 to 100, not “400”.');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Score' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Score' }), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Company Updated');
    expect(companies.get('fenwick')).toMatchObject({ location: 'Leeds and York', score: 90 });
    act(() => void undo());
    expect(companies.get('fenwick')).toMatchObject({ location: 'Leeds', score: 62 });
  });

  it('says in the specified words that it could not save, and keeps what was typed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = vi.spyOn(companies, 'checked').mockImplementation(() => {
      throw new TypeError('the store refuses it');
    });
    const dialog = open();
    const industry = dialog.getByRole('textbox', { name: 'Industry (optional)' });
    await userEvent.type(industry, ' and joinery');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Update Failed');
    screen.getByText('Failed to update company. Please try again.');
    expect(industry).toHaveProperty('value', 'Construction and joinery');
    expect(log).toHaveBeenCalled();
    store.mockRestore();
  });

  it('says which of its fields somebody else changed meanwhile, and leaves the others as they are now', async () => {
    renderAt('/', '/', function Page() {
      return <EditCompanyDialog company={useCompany('fenwick') ?? fenwick} onClose={() => {}} />;
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Edit company' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Industry (optional)' }), ' and joinery');
    await act(async () => void updateCompany('fenwick', { industry: 'Timber', location: 'York' }));
    dialog.getByText('Changed in the meantime. Saving replaces: Industry “Timber”');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(companies.get('fenwick')).toMatchObject({ industry: 'Construction and joinery', location: 'York' });
  });
});
