// @vitest-environment page
import { definePreference, setPreference } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { openMemoryStore, setCurrentPerson, tomWith } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Attachments } from './Attachments';
import { attachmentsOf } from './attachmentState';

beforeEach(async () => {
  await openMemoryStore();
  setPreference(definePreference('section.contact.attachments', 'device'), true);
  render(
    <>
      <Attachments noun="contact" recordId="ada" />
      <Overlays />
    </>,
  );
});
afterEach(() => {
  setCurrentPerson(undefined);
  cleanup();
  notify.clear();
});

const plan = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });
const photo = new File(['png'], 'photo.png', { type: 'image/png' });

it('says plainly that files stay in this tab only', () => {
  screen.getByText(/Files stay in this tab only: they are gone when it is closed or reloaded\./);
});

it('accepts several files, names them, and shows a picture on request, others only as a download', async () => {
  await userEvent.upload(screen.getByLabelText('Add files'), [plan, photo]);
  await screen.findByText('File Uploaded');
  screen.getByText('2 files are kept until this tab is closed or reloaded.');
  const files = within(screen.getByRole('list', { name: 'Files' }));
  files.getByText('PDF, 4 bytes');
  expect(files.getAllByText(/^You,/)).toHaveLength(2);
  expect(files.getByRole('link', { name: 'Download plan.pdf' }).getAttribute('download')).toBe('plan.pdf');
  expect(files.queryByRole('button', { name: 'Show plan.pdf' })).toBeNull();
  await userEvent.click(files.getByRole('button', { name: 'Show photo.png' }));
  within(await screen.findByRole('dialog', { name: 'photo.png' })).getByRole('img', { name: 'photo.png' });
});

it('accepts dropped files, and refuses an empty file with the reason', async () => {
  fireEvent.drop(screen.getByLabelText('Add files'), { dataTransfer: { files: [plan, new File([], 'nothing.txt')] } });
  await screen.findByText('File Uploaded');
  screen.getByText('“nothing.txt” is empty.');
  expect(attachmentsOf('ada').map(({ name }) => name)).toEqual(['plan.pdf']);
});

it('can be described, and deleted in the specified words, with undo', async () => {
  await userEvent.upload(screen.getByLabelText('Add files'), plan);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit details of plan.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Details of plan.pdf' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Description/ }), 'Ground floor');
  await userEvent.type(dialog.getByRole('combobox', { name: 'Add a tag' }), 'Drawing{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save details' }));
  expect(attachmentsOf('ada')[0]).toMatchObject({ description: 'Ground floor', tags: ['Drawing'] });
  await userEvent.click(screen.getByRole('button', { name: 'Delete plan.pdf' }));
  await screen.findByText('File Deleted');
  screen.getByText('Attachment has been removed.');
  expect(attachmentsOf('ada')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(attachmentsOf('ada')).toHaveLength(1);
});

it('is downloaded by whoever may export, and by nobody else', async () => {
  await userEvent.upload(screen.getByLabelText('Add files'), [plan]);
  const download = async () => fireEvent.click(await screen.findByRole('link', { name: 'Download plan.pdf' }));
  // What a click returns: whether the browser goes on to save the file.
  expect(await download()).toBe(true);
  act(() => tomWith({ crm: ['view', 'change'] }));
  expect(await download()).toBe(false);
  expect(await screen.findByText('Nothing was exported')).toBeTruthy();
});
