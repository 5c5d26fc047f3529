// @vitest-environment page

import { contacts } from '@steps/business';
import { deletedRecords } from '@steps/business/deleted';
import {
  mailBodies,
  mailFileParts,
  mailMarks,
  mailRequests,
  outgoingMail,
  privateMail,
  receivedMail,
} from '@steps/business/mail';
import { commit, drop, put, undo } from '@steps/platform';
import { paths } from '@steps/platform/paths';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, MemoryRouter, mailAccount, openMemoryStore, testNow } from '@steps/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { eraseDeleted } from '../deleted/eraseState';

import { outgoing, received } from '../testing/mail';
import { mailSearch } from './mailSearch';
import { mailAbout, takeOutMail } from './receivedMailState';
import { SentMail } from './SentMail';

afterEach(() => {
  cleanup();
  notify.clear();
});

const sam = contact({ id: 'c1', name: 'Sam', email: 'Sam@Example.com', companyId: 'co1' });
const open = (rows: object) =>
  openMemoryStore({ contacts: [sam], mailAccounts: [mailAccount()], receivedMail: [received()], ...rows });
const show = (about = { contactId: 'c1' } as Parameters<typeof SentMail>[0]['about']) =>
  render(
    <MemoryRouter>
      <SentMail about={about} />
      <Overlays />
    </MemoryRouter>,
  );
const body = (of: object = {}) => ({ id: 'r1', mailId: 'r1', text: '', html: '', at: testNow, ...of });

it('what a contact wrote stands with them and with their company, with what was sent', async () => {
  await open({ outgoingMail: [outgoing({ contactId: 'c1', subject: 'Jam', createdAt: '2020-01-01T00:00:00.000Z' })] });
  show();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual(['Plums', 'Jam']);
  expect(screen.getByText('Six jars, please.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reply' })).toBeDefined();
  expect(mailAbout({ companyId: 'co1' })).toHaveLength(1);
  expect(mailAbout({ contactId: 'c2' })).toHaveLength(0);
});

it('what answers a message of a ticket or a deal stands there too, and what Steps sent stands once', async () => {
  const sent = outgoing({
    contactId: 'c1',
    ticketId: 't1',
    messageId: '<t1@bramble.example>',
    to: ['Sam@example.com'],
  });
  const copy = received({ id: 'r2', direction: 'out', messageId: '<t1@bramble.example>' });
  const answer = received({ references: ['<t1@bramble.example>'] });
  await open({ outgoingMail: [sent], receivedMail: [copy, answer, received({ id: 'r3' })] });
  expect(mailAbout({ ticketId: 't1' }).map(({ id }) => id)).toEqual(['r1']);
  expect(mailAbout({ contactId: 'c1' }).map(({ id }) => id)).toEqual(['r1', 'r3']);
});

it('a message that is opened shows its words in a frame in which nothing runs and nothing is fetched', async () => {
  const html = '<p>Dear Ada</p><img src="https://spy.example/x.png">';
  await open({ mailBodies: [body({ html })] });
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const frame = await screen.findByTitle<HTMLIFrameElement>('The email');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(frame.srcdoc).toContain('Dear Ada');
  expect(screen.getByText(/Pictures from the web are not shown/)).toBeDefined();
});

it('what is read is answered where it is read, in its thread', async () => {
  await open({ mailBodies: [body({ text: 'Six jars, please.' })] });
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const dialog = within(await screen.findByRole('dialog', { name: 'Plums' }));
  await act(async () => dialog.getByRole('button', { name: 'Reply' }).click());
  const letter = within(await screen.findByRole('dialog', { name: 'Write an email' }));
  expect(letter.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe('sam@example.com');
  expect(letter.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('Re: Plums');
});

it('words that did not come along are asked for once, and a problem says what is wrong', async () => {
  await open({});
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText(/Being fetched from the mailbox/)).toBeDefined();
  const [request] = mailRequests.all();
  expect(mailRequests.size).toBe(1);
  expect(request).toMatchObject({ mailId: 'r1', path: 'INBOX', uid: 7 });
  if (!request) return;
  const says = (change: Parameters<typeof commit>[0]['changes']) =>
    act(() => void commit({ label: 'Post office', changes: change, undoable: false }));
  await says([put(mailRequests, { ...request, problem: 'It was deleted.' })]);
  expect(screen.getByText('It was deleted.')).toBeDefined();
  await says([drop(mailRequests, request.id), put(mailBodies, body({ id: request.id, text: 'Dear Ada' }))]);
  expect(screen.getByText('Dear Ada')).toBeDefined();
});

it('what is taken out goes with its words; erasing a contact takes their email along', async () => {
  await open({
    mailBodies: [body({ text: 'Dear Ada' })],
    receivedMail: [received(), received({ id: 'r2', date: '2020-01-01T00:00:00.000Z' })],
  });
  show();
  const row = screen.getAllByRole('listitem')[0];
  await act(async () => row && within(row).getByRole('button', { name: 'Open' }).click());
  await act(async () => (await screen.findByRole('button', { name: 'Take out of Steps' })).click());
  await act(async () => (await screen.findByRole('button', { name: 'Take it out' })).click());
  await waitFor(() => expect(receivedMail.size).toBe(1));
  expect(mailBodies.size).toBe(0);
  act(() => void commit({ label: 'Delete', changes: [drop(contacts, 'c1')] }));
  expect(receivedMail.size).toBe(1);
  act(() => eraseDeleted(deletedRecords.all()));
  expect(receivedMail.size).toBe(0);
  expect(deletedRecords.size).toBe(0);
});

it('a file is named by what it is, and a program that is called a picture says so', async () => {
  const file = (part: string, name: string) => ({ part, name, type: 'image/jpeg', size: 9 });
  const piece = (part: string, bytes: string) => ({
    ...{ id: `f${part}.0`, requestId: `f${part}`, mailId: 'r1', part, parts: 1, at: testNow },
    base64: btoa(bytes),
  });
  const attachments = [file('2', 'photo.jpg'), file('3', 'Unnamed file'), file('4', '../../x/notes.txt')];
  await open({
    mailBodies: [body({ text: 'Dear Ada' })],
    receivedMail: [received({ attachments })],
    mailFileParts: [piece('2', 'MZ\u0090\u0000'), piece('3', '%PDF-1.7'), piece('4', 'Jam')],
  });
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const files = within(await screen.findByRole('list', { name: 'Attachments' }));
  expect(files.getByText('This is a program, whatever its name says. Open it only if you expected it.')).toBeDefined();
  expect(files.getByText('Unnamed file.pdf')).toBeDefined();
  expect(files.getByText('notes.txt')).toBeDefined();
  expect(files.getAllByRole('button', { name: 'Save' })).toHaveLength(3);
});

it('the search of everything finds email by subject, words, people and files, and leads to the contact', async () => {
  const attachments = [{ part: '2', name: 'prices.xlsx', type: '', size: 9 }];
  await open({
    receivedMail: [
      received({ attachments }),
      received({ id: 'r2', from: { name: 'Eve', address: 'eve@example.org' } }),
    ],
  });
  const found = (query: string) => mailSearch.search(query, new AbortController().signal);
  for (const query of ['plums', 'six jars', 'sam@example', 'prices.xlsx'])
    expect((await found(query)).map(({ id, href }) => [id, href])).toEqual([['r1', paths.contact.href('c1')]]);
  expect(await found('cherries')).toEqual([]);
});

it('a message says whether it was opened or answered in the mailbox, as it was and as it is now', async () => {
  await open({ receivedMail: [received({ isUnread: true })] });
  show();
  expect(screen.getByText('Received, unread')).toBeDefined();
  const mark = { id: 'r1', isUnread: false, isAnswered: false, at: testNow };
  const says = (isAnswered: boolean) =>
    act(
      () => void commit({ label: 'Post office', changes: [put(mailMarks, { ...mark, isAnswered })], undoable: false }),
    );
  await says(false);
  expect(screen.getByText('Received')).toBeDefined();
  await says(true);
  expect(screen.getByText('Received, answered')).toBeDefined();
  act(() => takeOutMail(received()));
  expect(mailMarks.size).toBe(0);
});

it('erasing a contact leaves what somebody who stays wrote, without the address of whoever is gone, and nothing comes back', async () => {
  const kim = contact({ id: 'c2', name: 'Kim', email: 'kim@example.com' });
  const [toSam, toKim] = [
    { name: 'Sam', address: 'sam@example.com' },
    { name: 'Kim', address: 'kim@example.com' },
  ];
  await open({
    contacts: [sam, kim],
    receivedMail: [
      received({ id: 'of-sam', cc: [toKim] }),
      received({ id: 'of-kim', from: toKim, cc: [toSam] }),
      received({ id: 'from-us', direction: 'out', from: { name: '', address: 'ada@bramble.example' }, to: [toSam] }),
    ],
    mailBodies: [body({ id: 'of-sam', mailId: 'of-sam' }), body({ id: 'of-kim', mailId: 'of-kim' })],
    mailFileParts: [{ id: 'f.0', requestId: 'f', mailId: 'of-sam', part: '2', base64: 'AA==', parts: 1, at: testNow }],
    outgoingMail: [
      outgoing({ id: 'o1', contactId: 'c1', to: ['Sam@example.com'] }),
      outgoing({ id: 'o2', contactId: 'c2', to: ['kim@example.com'], cc: ['sam@example.com'] }),
    ],
  });
  commit({ label: 'Delete', changes: [drop(contacts, 'c1')] });
  eraseDeleted(deletedRecords.all());
  expect(receivedMail.all().map(({ id, cc }) => [id, cc])).toEqual([['of-kim', []]]);
  expect(mailBodies.all().map(({ mailId }) => mailId)).toEqual(['of-kim']);
  expect(mailFileParts.size).toBe(0);
  expect(outgoingMail.all().map(({ id, cc }) => [id, cc])).toEqual([['o2', []]]);
  undo();
  expect(JSON.stringify([receivedMail.all(), mailBodies.all(), outgoingMail.all(), deletedRecords.all()])).not.toMatch(
    /sam@/i,
  );
});

it('what one keeps to oneself goes for everyone else, cannot be restored, and can be shared again', async () => {
  await open({ mailBodies: [body({ text: 'Dear Ada' })] });
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const keep = await screen.findByRole('button', { name: 'Only I see this' });
  await act(async () => keep.click());
  const question = within(await screen.findByRole('dialog', { name: 'Keep this email to yourself?' }));
  await act(async () => question.getByRole('button', { name: 'Only I see this' }).click());
  await waitFor(() => expect(receivedMail.size).toBe(0));
  expect([mailBodies.size, deletedRecords.size]).toEqual([0, 0]);
  expect(privateMail.get('r1')?.text).toBe('Dear Ada');
  expect(await screen.findByText('Only you')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(await screen.findByText('Dear Ada')).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Share with everyone' }).click());
  await waitFor(() => expect(receivedMail.get('r1')?.subject).toBe('Plums'));
  expect(privateMail.size).toBe(0);
  expect(mailBodies.all()).toMatchObject([{ mailId: 'r1', text: 'Dear Ada' }]);
});

it('pictures of the web are asked for by a press, and shown as the post office fetched them', async () => {
  const address = 'https://shop.example/x.png';
  await open({ mailBodies: [body({ html: `<p>Dear Ada</p><img src="${address}">` })] });
  show();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  const press = await screen.findByRole('button', { name: 'Show pictures' });
  expect(mailRequests.size).toBe(0);
  await act(async () => press.click());
  expect(mailRequests.all()).toMatchObject([{ mailId: 'r1', pictures: [address] }]);
  const picture = { id: 'p.0', requestId: 'p', mailId: 'r1', part: address, base64: 'iVBORw0K', parts: 1, at: testNow };
  act(() => void commit({ label: 'Post office', changes: [put(mailFileParts, picture)], undoable: false }));
  expect(screen.getByTitle<HTMLIFrameElement>('The email').srcdoc).toContain('src="data:image/png;base64,iVBORw0K"');
  expect(screen.queryByRole('button', { name: 'Show pictures' })).toBeNull();
});
