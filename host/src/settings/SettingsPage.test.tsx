// @vitest-environment page
import { activeClient, clients, contacts, createClient, profileName, updateClient } from '@steps/business';
import { preference, session } from '@steps/platform';
import { openStorage, setOnboardingComplete } from '@steps/platform/host';
import { Overlays } from '@steps/platform/ui';
import { contact, findingLink, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup';
import { openSealed, readSealed } from '../backup/sealedBackup';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { remotesList } from '../federation/remotesList';
import { fileDialog } from '../files/fileDialog.fixture';
import { SettingsPage } from './SettingsPage';
import { settingsIndex } from './settingsIndex';

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
  expect(screen.getByRole('region', { name: 'Profile' })).toBeDefined();
});

it('another business is opened with one press', async () => {
  const other = createClient({ businessName: 'Florist' });
  const user = open('clients');
  await user.click(screen.getByRole('button', { name: 'Switch to Florist' }));
  await waitFor(() => expect(activeClient()?.id).toBe(other.id));
});

/** Opens the menu of a business. */
const more = async (user: ReturnType<typeof open>, name: string, item: string) => {
  await user.click(screen.getByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};

it('a business is edited, and what onboarding asked for is still needed', async () => {
  const user = open('clients');
  await more(user, 'Bakery', 'Edit');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Bakery' }));
  const field = dialog.getByLabelText('Business name');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Save business' }));
  expect(dialog.getByText('Enter the name of your business.')).toBeDefined();
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Haworth Bakery');
  await user.selectOptions(dialog.getByLabelText('Kind of business'), 'Partnership');
  await user.click(dialog.getByRole('radio', { name: 'Just me' }));
  await user.click(dialog.getByRole('radio', { name: /^Hospitality/ }));
  await user.click(dialog.getByRole('button', { name: 'Save business' }));
  expect(activeClient()).toMatchObject({ businessName: 'Haworth Bakery', businessType: 'Partnership' });
  expect(screen.queryByRole('dialog', { name: /^Edit/ })).toBeNull();
});

it('a business is put away, offered nowhere, and brought back with its records', async () => {
  const other = createClient({ businessName: 'Florist' });
  const user = open('clients');
  await more(user, 'Bakery', 'Archive');
  await waitFor(() => expect(activeClient()?.id).toBe(other.id));
  const archived = within(await screen.findByRole('region', { name: /^Archived/ }));
  expect(archived.queryByRole('button', { name: 'Switch to Bakery' })).toBeNull();
  await more(user, 'Bakery', 'Restore');
  await user.click(await screen.findByRole('button', { name: 'Switch to Bakery' }));
  await waitFor(() => expect(contacts.size).toBe(1));
});

it('the file of one business is encrypted with a passphrase if somebody wants', async () => {
  const given: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    given.push(file as Blob);
    return 'blob:file';
  });
  const user = open('clients');
  await more(user, 'Bakery', 'Download to hand over');
  const dialog = await screen.findByRole('dialog', { name: 'Hand over Bakery' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Encrypt the file with a passphrase' }));
  await user.click(within(dialog).getByRole('button', { name: 'Download file' }));
  expect(given).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('File passphrase'), 'violin harbour teapot');
  await user.type(within(dialog).getByLabelText(/confirm/i), 'violin harbour teapot');
  await user.click(within(dialog).getByRole('button', { name: 'Download file' }));
  await waitFor(() => expect(given).toHaveLength(1));
  const sealed = readSealed((await given[0]?.text()) ?? '');
  if (!sealed) throw new Error('Expected an encrypted file');
  expect(await openSealed(sealed, 'violin harbour teapot')).toContain('Bakery');
});

it('the only business in use stays, and says why', async () => {
  const user = open('clients');
  await more(user, 'Bakery', 'Archive');
  expect(await screen.findByText(/is the only business in use/)).toBeDefined();
  expect(activeClient()?.businessName).toBe('Bakery');
});

it('with five businesses the page says why there is no sixth', () => {
  for (const businessName of ['Two', 'Three', 'Four', 'Five']) createClient({ businessName });
  open('clients');
  expect(screen.getByText(/A sixth business does not fit/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add another business' }).disabled).toBe(true);
});

it('the brand of the open business is changed, with a logo, and marks of Steps are left out', async () => {
  const user = open('business');
  await user.type(screen.getByLabelText(/^Brand name/), 'Haworth');
  await user.tab();
  await user.click(screen.getByRole('checkbox', { name: 'White label' }));
  const input = await fileDialog('Logo');
  await user.upload(input, new File([new Uint8Array(9)], 'logo.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'Logo' });
  expect(activeClient()).toMatchObject({ brandName: 'Haworth', whiteLabel: true });
  expect(activeClient()?.logo).toMatch(/^data:image\/png;base64,/);
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect(activeClient()?.logo).toBeUndefined();
});

it('a setting is found by typing, and opened', async () => {
  const user = open('workspace');
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'compact');
  await user.click(screen.getByRole('link', { name: /In this browser/ }));
  expect(screen.getByRole('region', { name: 'Appearance' })).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'no such thing');
  await user.click(screen.getByRole('button', { name: 'Show all settings' }));
  expect(screen.getByRole('navigation', { name: 'Settings' })).toBeDefined();
});

it('settings of a module are in the list and in the search', async () => {
  const settings = [{ section: 'deleted', title: 'Recently deleted', words: 'restore bin' }];
  const pages = [{ path: '/crm/settings', title: 'CRM settings', open: false, settings }];
  Object.assign(remotesList, { status: 'ready', remotes: ref([remoteEntry({ title: 'CRM', pages })]) });
  const user = open('workspace');
  const link = within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'CRM settings' });
  expect(link.getAttribute('href')).toBe('/crm/settings');
  await user.type(screen.getByRole('searchbox', { name: 'Search settings' }), 'bin');
  expect(screen.getByRole('link', { name: /^Recently deleted/ }).getAttribute('href')).toBe(
    '/crm/settings?section=deleted',
  );
});

// These show other parts where nothing is stored, and where no module is installed, as in a test.
const always = settingsIndex.filter(({ id }) => id !== 'workspace' && id !== 'remotes');

it.each(always.map(({ id, title, parts }) => [id, title, parts] as const))(
  'section %s shows the parts that the search promises',
  async (id, title, parts) => {
    open(id);
    const page = within(screen.getByRole('region', { name: title }));
    const headings = (await page.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent ?? '');
    // Some parts depend on what is set up: one at least is always there.
    expect(parts.some(([part]) => headings.some((heading) => heading.includes(part)))).toBe(true);
  },
);

it('your name is kept, and signs replies', async () => {
  const user = open('profile');
  await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(preference(profileName, v.string(), '')).toBe('Ada');
});

it('the open business is deleted only once its name is typed, and another one opens', async () => {
  const other = createClient({ businessName: 'Florist' });
  const bakery = activeClient();
  const user = open('clients');
  await more(user, 'Bakery', 'Delete');
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  expect(screen.getByText('Type the name exactly as it is: Bakery')).toBeDefined();
  await user.type(screen.getByLabelText(/to confirm/), 'Bakery');
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  await waitFor(() => expect(clients.get(bakery?.id ?? '')).toBeUndefined());
  expect(activeClient()?.id).toBe(other.id);
});

it('without the last business onboarding begins again', async () => {
  setOnboardingComplete(true);
  const user = open('clients');
  await more(user, 'Bakery', 'Delete');
  await user.type(screen.getByLabelText(/to confirm/), 'Bakery');
  await user.click(screen.getByRole('button', { name: 'Delete business' }));
  await waitFor(() => expect(clients.size).toBe(0));
  expect(session).toMatchObject({ onboardingComplete: false, activeClient: undefined });
});

it('a backup file is previewed with its counts, then restored as a business of its own', async () => {
  const text = JSON.stringify(await makeBackup('Haworth'));
  const user = open('data');
  await user.upload(await fileDialog('Backup file'), new File([text], 'steps.json', { type: 'application/json' }));
  expect(await screen.findByText('Contacts: 1')).toBeDefined();
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
  await openStorage('client')?.setRowsAside([
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

it('guidelines that were findings of the analysis link back to them, while they are in the guidelines', async () => {
  const target = { collection: clients.name, id: activeClient()?.id ?? '' };
  await openMemoryStore({
    findingWork: [
      findingLink({ kind: 'brand-rule', finding: 'Never shout.', target }),
      findingLink({ kind: 'brand-rule', finding: 'Say we.', target }),
    ],
  });
  updateClient(target.id, { brandGuidelines: 'Warm and short.\nNever shout.' });
  open('business');
  const section = within(await screen.findByRole('region', { name: 'Guidelines from the analysis' }));
  expect(section.getAllByRole('link').map((link) => link.textContent)).toEqual(['Never shout.']);
});
