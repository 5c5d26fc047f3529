// @vitest-environment page

import { activities } from '@steps/business';
import { mailAccounts, outgoingMail } from '@steps/business/mail';
import { commit, drop, put } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, mailAccount, openMemoryStore, readRich, writeRich } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendDialog } from './SendDialog';

const user = userEvent.setup({ delay: null });
const onClose = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  onClose.mockClear();
  await openMemoryStore({
    contacts: [contact({ id: 'c1', name: 'Sam', email: 'sam@example.com' })],
    mailAccounts: [mailAccount()],
  });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

const show = (of: Partial<ComponentProps<typeof SendDialog>> = {}) =>
  render(
    <>
      <SendDialog about={{ contactId: 'c1' }} to="sam@example.com" onClose={onClose} {...of} />
      <Overlays />
    </>,
  );
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const message = () => screen.findByRole('textbox', { name: 'Message' });
/** Into the editor, which comes a moment later. */
const write = async (words: string) => {
  const box = await message();
  act(() => void writeRich(box, words));
};
const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
/** Attachments are read, also where there are none. */
const sent = async () => {
  await vi.waitFor(async () => {
    await send();
    expect(onClose).toHaveBeenCalled();
  });
  return outgoingMail.all()[0];
};

it('a message goes to the contact after ten seconds, and is noted in the timeline; it can be taken back', async () => {
  show();
  expect(field('To').value).toBe('sam@example.com');
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  expect(await sent()).toMatchObject({
    to: ['sam@example.com'],
    subject: 'Jam',
    content: 'Six jars are ready.',
    status: 'scheduled',
    contactId: 'c1',
    accountId: 'account-1',
  });
  expect(activities.all()).toMatchObject([{ type: 'email', subject: 'Jam', contactId: 'c1' }]);
  expect(await screen.findByText('The email goes out in ten seconds')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText('The email was taken back')).toBeDefined();
  expect(outgoingMail.all()[0]?.status).toBe('cancelled');
  expect(activities.all()).toEqual([]);
});

it('bold, lists and links go out with the same as plain text, and a signature is kept for the address', async () => {
  show();
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  await user.click(screen.getByRole('button', { name: 'List' }));
  await user.click(screen.getByRole('button', { name: 'Add a signature' }));
  const box = await screen.findByRole('textbox', { name: 'Your signature' });
  act(() => void writeRich(box, 'Ada Bramble\nBramble & Co'));
  await user.click(screen.getByRole('button', { name: 'Save signature' }));
  expect(await sent()).toMatchObject({
    content: '- Six jars are ready.\n\n-- \nAda Bramble\n\nBramble & Co',
    html: '<ul><li><p>Six jars are ready.</p></li></ul><p>-- </p><p>Ada Bramble</p><p>Bramble &amp; Co</p>',
  });
  cleanup();
  show();
  fill('Subject', 'More jam');
  await write('Seven jars are ready.');
  await user.click(screen.getByRole('checkbox', { name: 'Add my signature' }));
  onClose.mockClear();
  await sent();
  expect(outgoingMail.all()).toContainEqual(expect.objectContaining({ content: 'Seven jars are ready.' }));
});

it('a link leads to an address of the web or of a person, and Enter in it sends nothing', async () => {
  show();
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  await user.click(screen.getByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Web or email address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText(/^Enter an address, for example/)).toBeDefined();
  await user.clear(address);
  await user.type(address, 'bramble.example/jam{Enter}');
  expect(outgoingMail.all()).toEqual([]);
  expect((await sent())?.html).toContain('<a href="https://bramble.example/jam">bramble.example/jam</a>');
});

it('what is missing or no address is named, and what was typed stays', async () => {
  show();
  await send();
  expect(await screen.findByText(/enter what the message is about|press Send again/)).toBeDefined();
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  fill('To', 'Sam, the baker');
  await vi.waitFor(async () => {
    await send();
    expect(screen.getByText(/^To: expected addresses such as sam@example\.com/)).toBeDefined();
  });
  expect(readRich(await message())).toBe('Six jars are ready.');
  expect(outgoingMail.all()).toEqual([]);
});

it('who sends is asked where there are several addresses', async () => {
  await openMemoryStore({
    mailAccounts: [mailAccount(), mailAccount({ id: 'account-2', address: 'jam@bramble.example' })],
  });
  show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'jam@bramble.example');
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  expect(await sent()).toMatchObject({ accountId: 'account-2' });
});

it('of files that are chosen in a hurry the last ones go along, whichever are read first', async () => {
  let readLarge = (_bytes: ArrayBuffer) => {};
  const large = new File(['large'], 'large.pdf', { type: 'application/pdf' });
  large.arrayBuffer = () =>
    new Promise((resolve) => {
      readLarge = resolve;
    });
  show({ letter: { subject: 'Jam', content: 'Hello', files: [large] } });
  await user.click(screen.getByRole('button', { name: /large\.pdf/ }));
  await act(async () => readLarge(new ArrayBuffer(2)));
  expect((await sent())?.files).toEqual([]);
});

it('words that are found again go out from an address that is there still', async () => {
  show();
  fill('Subject', 'Jam');
  await write('Six jars are ready.');
  cleanup();
  commit({ label: 'Remove', changes: [drop(mailAccounts, 'account-1')] });
  commit({ label: 'Add', changes: [put(mailAccounts, mailAccount({ id: 'account-2' }))] });
  show();
  expect(field('Subject').value).toBe('Jam');
  expect(await sent()).toMatchObject({ accountId: 'account-2' });
});

it('files that it begins with go along, in the thread of what was sent before', async () => {
  const files = [new File(['%PDF-1.4'], 'Q-1.pdf', { type: 'application/pdf' })];
  show({
    about: { ticketId: 't1' },
    letter: { subject: 'Quote Q-1', content: 'Hello', files, thread: ['<a@b.example>', '<c@b.example>'] },
  });
  expect(field('Subject').value).toBe('Quote Q-1');
  const mail = await sent();
  expect(mail).toMatchObject({
    ticketId: 't1',
    inReplyTo: '<c@b.example>',
    references: ['<a@b.example>', '<c@b.example>'],
    files: [{ name: 'Q-1.pdf', type: 'application/pdf', base64: btoa('%PDF-1.4') }],
  });
  expect(activities.all(), 'a ticket alone has no timeline').toEqual([]);
});

describe.each([
  ['quotes', 'Sam "the jam" O\'Neill'],
  ['a script', '"><script>alert(1)</script>'],
  ['emoji only', '🍓🍓🍓'],
  ['right to left', 'שלום עולם'],
  ['other alphabets', 'Łódź Ελλάδα 東京'],
])('%s', (_, text) => {
  it('in a subject and a message stay as they were typed', async () => {
    show();
    fill('Subject', text);
    await write(text);
    expect(await sent()).toMatchObject({ subject: text, content: text });
    expect(document.querySelector('script')).toBeNull();
  });

  it('in To are no address', async () => {
    show();
    fill('To', text);
    fill('Subject', 'Jam');
    await write('Hello');
    await vi.waitFor(async () => {
      await send();
      expect(screen.getByText(/^To: expected addresses/)).toBeDefined();
    });
    expect(outgoingMail.all()).toEqual([]);
  });
});

it('a thousand recipients are refused, and a subject of five thousand letters', async () => {
  show();
  fill('To', Array.from({ length: 1000 }, (_, at) => `reader${at}@example.com`).join(', '));
  fill('Subject', 'Jam');
  await write('Hello');
  const refusal = (words: RegExp) =>
    vi.waitFor(async () => {
      await send();
      expect(screen.getByText(words)).toBeDefined();
    });
  await refusal(/at most 100 addresses together, got 1000\.$/);
  fill('To', 'sam@example.com');
  fill('Subject', 'a'.repeat(5000));
  await refusal(/at most 255 characters, got 5000\.$/);
  expect(outgoingMail.all()).toEqual([]);
});

it('what is said of attachments is what holds: 18 MB together', () => {
  show();
  expect(screen.getByText('Up to 10 files, 18 MB together.')).toBeDefined();
});
