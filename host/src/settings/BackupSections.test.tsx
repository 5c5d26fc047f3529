// @vitest-environment page
import { contacts, createClient } from '@steps/business';
import { definePreference, flush, preference } from '@steps/platform';
import { closeWorkspaceStore } from '@steps/platform/host';
import { notify, Overlays } from '@steps/platform/ui';
import {
  contact,
  createContact,
  dropContacts,
  faultyPort,
  openMemoryStore,
  privateFiles,
  savedFiles,
} from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup';
import { makeCopy } from '../backup/copies';
import { fileDialog } from '../files/fileDialog.fixture';
import { AutomaticCopies } from './AutomaticCopies';
import { RestoreBackup } from './DataSection';
import { DownloadEverything } from './DownloadEverything';

let saved: ReturnType<typeof savedFiles>;
const savedText = async () => (await saved[0]?.file.text()) ?? '';

const names = () => contacts.all().map(({ name }) => name);
const upload = async (text: string) =>
  userEvent.upload(await fileDialog('Backup file'), new File([text], 'steps.json', { type: 'application/json' }));

beforeEach(async () => {
  localStorage.clear();
  saved = savedFiles();
  await openMemoryStore(
    { contacts: [contact({ id: 'c1', name: 'Ada Byron' })] },
    { client: { businessName: 'Bakery' } },
  );
});
afterEach(() => {
  cleanup();
  notify.clear();
  vi.unstubAllGlobals();
});

it('an encrypted file is opened with its passphrase and no other', async () => {
  render(<DownloadEverything />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Encrypt the file with a passphrase' }));
  await userEvent.type(screen.getByLabelText('File passphrase'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText(/Enter the same passphrase in both fields/)).toBeDefined();
  await userEvent.type(screen.getByLabelText('Confirm file passphrase'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(saved[0]?.name).toMatch(/-encrypted\.json$/));
  const text = await savedText();
  expect(text).not.toContain('Ada Byron');
  cleanup();

  render(<RestoreBackup />);
  await upload(text);
  const passphrase = await screen.findByLabelText('File passphrase');
  await userEvent.type(passphrase, 'wrong horse');
  await userEvent.click(screen.getByRole('button', { name: 'Open the file' }));
  expect(await screen.findByText(/does not open the file/)).toBeDefined();
  await userEvent.clear(passphrase);
  await userEvent.type(passphrase, 'correct horse');
  await userEvent.click(await screen.findByRole('button', { name: /Open the file$/ }));
  expect(await screen.findByRole('checkbox', { name: 'Bakery' })).toBeDefined();
});

it('a file that would hold less than the last one is made only after a question, and then counts', async () => {
  render(
    <>
      <DownloadEverything />
      <Overlays />
    </>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  const again = createContact({ name: 'Cy Young' });
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  const last = () =>
    preference(
      definePreference('lastBackupRecords', 'device'),
      v.optional(v.record(v.string(), v.number())),
      undefined,
    );
  dropContacts([again.id]);
  await press();
  const question = within(await screen.findByRole('dialog', { name: 'The file will hold less than your last one' }));
  expect(
    question.getByText(/^Contacts: 1 instead of 2\. Unless you deleted the others, keep your last file too/),
  ).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([saved.length, last()?.contacts]).toEqual([1, 2]);
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Download it all the same' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  await waitFor(() => expect(last()?.contacts).toBe(1));
});

it('a file that lacks something says what, and is no last backup', async () => {
  await closeWorkspaceStore({ discard: true });
  const disk = faultyPort();
  await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ada Byron' })] }, { port: disk });
  createClient({ businessName: 'Florist' });
  await flush();
  disk.lose();
  render(
    <>
      <DownloadEverything />
      <Overlays />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  const question = within(await screen.findByRole('dialog', { name: 'The file will not hold everything' }));
  expect(question.getByText(/Not in it: .*the records of Florist, which only the browser’s storage had/)).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Download it all the same' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await savedText()).toContain('Ada Byron');
  expect(screen.getByText('never')).toBeDefined();
  cleanup();
  render(<RestoreBackup />);
  await upload(await savedText());
  expect(await screen.findByText(/Not in it: .*the records of Florist/)).toBeDefined();
});

it('a business is put back to its file after a look at what changes, and undo takes it back', async () => {
  const text = JSON.stringify(await makeBackup('Haworth'));
  createContact({ name: 'Cy Young' });
  render(
    <>
      <RestoreBackup />
      <Overlays />
    </>,
  );
  await upload(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Compare Bakery with the one here' }));
  const table = within(await screen.findByRole('table', { name: 'What changes in Bakery' }));
  const row = table.getByRole('row', { name: /^Contacts/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['0', '0', '1']);
  await userEvent.click(screen.getByRole('button', { name: 'Put Bakery back to the file' }));
  await waitFor(() => expect(names()).toEqual(['Ada Byron']));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Cy Young']));
});

it('automatic copies are listed, made when asked for, and looked into', async () => {
  privateFiles();
  await makeCopy('Haworth');
  createContact({ name: 'Cy Young' });
  render(<AutomaticCopies />);
  const list = within(await screen.findByRole('list', { name: 'Copies' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Make a copy now' }));
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  const [newest] = list.getAllByRole('button', { name: 'View it' });
  if (newest) await userEvent.click(newest);
  expect(await screen.findByRole('checkbox', { name: 'Bakery' })).toBeDefined();
});

it('a browser without a place for copies says so', async () => {
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
  render(<AutomaticCopies />);
  expect(await screen.findByText(/has no place for copies/)).toBeDefined();
});
