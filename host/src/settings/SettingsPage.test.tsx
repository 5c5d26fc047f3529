// @vitest-environment happy-dom
import { activeClient, clients, createClient, openStorage, session, setOnboardingComplete } from '@steps/shared';
import { MemoryRouter } from '@steps/shared/router';
import { contact, openMemoryStore } from '@steps/shared/testing';
import { Overlays } from '@steps/shared/ui';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup';
import { fileDialog } from '../files/fileDialog.fixture';
import { SettingsPage } from './SettingsPage';

// Deriving keys and drawing pages take their time on a busy machine.

beforeEach(async () => {
  localStorage.clear();
  setOnboardingComplete(false);
  await openMemoryStore({ contacts: [contact()] }, { client: { businessName: 'Bakery' } });
});
afterEach(cleanup);

function open(section: string) {
  render(
    <MemoryRouter initialEntries={[`/?module=settings&section=${section}`]}>
      <SettingsPage module="settings" />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

it('an unknown section shows the first one', () => {
  open('nothing');
  expect(screen.getByRole('region', { name: 'Workspace' })).toBeDefined();
});

it('another business is opened with one press', async () => {
  const other = createClient({ businessName: 'Florist' });
  const user = open('clients');
  await user.click(screen.getByRole('button', { name: 'Switch to Florist' }));
  await waitFor(() => expect(activeClient()?.id).toBe(other.id));
});

it('a business is renamed', async () => {
  const user = open('clients');
  await user.click(screen.getByRole('button', { name: 'Rename Bakery' }));
  const field = screen.getByLabelText('Business name');
  await user.clear(field);
  await user.type(field, 'Haworth Bakery');
  await user.click(screen.getByRole('button', { name: 'Rename business' }));
  expect(activeClient()?.businessName).toBe('Haworth Bakery');
});

it('the open business is deleted only once its name is typed, and another one opens', async () => {
  const other = createClient({ businessName: 'Florist' });
  const bakery = activeClient();
  const user = open('clients');
  await user.click(screen.getByRole('button', { name: 'Delete Bakery' }));
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  expect(screen.getByText('Type the name exactly as it is: Bakery')).toBeDefined();
  await user.type(screen.getByLabelText(/to confirm/), 'Bakery');
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  await waitFor(() => expect(clients.get(bakery?.id ?? '')).toBeUndefined());
  expect(activeClient()?.id).toBe(other.id);
});

it('without the last business onboarding is to be done again', async () => {
  setOnboardingComplete(true);
  const user = open('clients');
  await user.click(screen.getByRole('button', { name: 'Delete Bakery' }));
  await user.type(screen.getByLabelText(/to confirm/), 'Bakery');
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  await waitFor(() => expect(clients.size).toBe(0));
  expect(session).toMatchObject({ onboardingComplete: false, activeClient: undefined });
});

it('a backup file is previewed with its counts, then restored as a business of its own', async () => {
  const text = JSON.stringify(await makeBackup('Haworth'));
  const user = open('data');
  await user.upload(await fileDialog('Backup file'), new File([text], 'steps.json', { type: 'application/json' }));
  expect(await screen.findByText('contacts: 1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restore 1 business' }));
  expect(await screen.findByText('Bakery (restored) was restored')).toBeDefined();
  expect(clients.size).toBe(2);
  expect(session.onboardingComplete).toBe(true);
});

it('a file that is no backup is refused in the form', async () => {
  const user = open('data');
  await user.upload(await fileDialog('Backup file'), new File(['{}'], 'x.json', { type: 'application/json' }));
  expect(await screen.findByText(/another kind of JSON file/)).toBeDefined();
});

it('the time of the last backup is remembered', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const user = open('data');
  expect(screen.getByText('never')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(screen.queryByText('never')).toBeNull());
});

it('records that were set aside are shown with their reason', async () => {
  await openStorage('client')?.quarantine([
    { collection: 'contacts', id: 'broken-1', raw: 7, reason: 'expected a record, got 7', at: '2026-11-03T12:00:00Z' },
  ]);
  open('data');
  const region = screen.getByRole('region', { name: 'Records set aside' });
  await within(region).findByText('contacts broken-1');
  expect(region.textContent).toContain('1 record could not be read');
  expect(region.textContent).toContain('expected a record, got 7');
});

it('content protection is switched off and on again', async () => {
  const user = open('protection');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Protect the content of Steps' });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(false);
  expect(localStorage.getItem('steps.contentProtection')).toBe('false');
  await user.click(box);
  expect(localStorage.getItem('steps.contentProtection')).toBe('true');
});
