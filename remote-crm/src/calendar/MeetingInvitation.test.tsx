// @vitest-environment page

import { outgoingMail } from '@steps/business/mail';
import { type Meeting, meetingAnswers, meetings } from '@steps/business/meetings';
import { newEventText } from '@steps/business/src/dav/eventText';
import { davEvents } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLinks } from '@steps/business/src/nouns/dav/davLink';
import { commit, put } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { MemoryRouter, mailAccount, meeting, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { outgoing } from '../testing/mail';
import { toldOf } from './invitationRules';
import { MeetingCard } from './MeetingCard';

const sam = { name: 'Sam', email: 'sam@example.com' };
const tasting = meeting({
  id: 'm1',
  title: 'Tasting',
  attendees: [sam],
  start: '2026-12-01T10:00:00.000Z',
  end: '2026-12-01T11:00:00.000Z',
});
const sentFor = (of: Meeting, sequence = 0, method: 'REQUEST' | 'CANCEL' = 'REQUEST') =>
  outgoing({ meetingId: of.id, status: 'sent', invitation: { method, sequence, told: toldOf(of), ics: '' } });

afterEach(() => {
  cleanup();
  notify.clear();
});

async function show(
  of: Partial<Meeting> = {},
  mails = [] as ReturnType<typeof outgoing>[],
  accounts = [mailAccount()],
) {
  const shown = { ...tasting, ...of };
  await openMemoryStore({ meetings: [shown], mailAccounts: accounts, outgoingMail: mails });
  const occurrence = { key: 'm1', meeting: shown, series: shown, original: shown.start, recurring: false };
  render(
    <MemoryRouter>
      <MeetingCard occurrence={occurrence} zone="Europe/London" onEdit={() => {}} onClose={() => {}} />
      <Overlays />
    </MemoryRouter>,
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const buttons = () =>
  screen
    .getAllByRole('button')
    .map((one) => one.textContent)
    .filter((name) => name?.startsWith('Send '));

it('a letter that is being written stays when a phone is turned', async () => {
  const turned: (() => void)[] = [];
  let isNarrow = false;
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return new Proxy(list, {
      get: (_, key) => {
        if (key === 'matches') return isNarrow && query.includes('max-width');
        if (key === 'addEventListener') return (_event: string, listener: () => void) => turned.push(listener);
        return Reflect.get(list, key).bind?.(list);
      },
    });
  });
  await show();
  await press('Send invitation');
  const subject = await screen.findByLabelText('Subject');
  fireEvent.change(subject, { target: { value: 'Jam on Tuesday' } });
  isNarrow = true;
  act(() => {
    for (const listener of turned) listener();
  });
  expect(turned.length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Jam on Tuesday');
  vi.mocked(window.matchMedia).mockRestore();
});

it('those in a meeting are invited by an email with the meeting for their calendars', async () => {
  await show();
  await press('Send invitation');
  const box = await screen.findByRole('textbox', { name: 'Message' });
  expect(box.textContent).toContain('When: Tue 1 Dec 10:00 – 11:00');
  const dialog = screen.getByRole('dialog', { name: 'Write an email' });
  await waitFor(async () => {
    await act(async () => within(dialog).getByRole('button', { name: 'Send' }).click());
    expect(outgoingMail.all()).toHaveLength(1);
  });
  expect(outgoingMail.all()[0]).toMatchObject({
    to: ['sam@example.com'],
    subject: 'Invitation: Tasting',
    meetingId: 'm1',
    invitation: {
      method: 'REQUEST',
      sequence: 0,
      ics: expect.stringContaining('ORGANIZER;CN=Ada Bramble:mailto:ada@bramble.example'),
    },
  });
  expect(await screen.findByText(/^Invitation written/)).toBeDefined();
  expect(screen.getByText('Waiting')).toBeDefined();
  expect(screen.queryByText(/^Invitation sent/)).toBeNull();
});

it.each([
  ['nothing has changed', {}, [sentFor(tasting)], /^Invitation sent/, []],
  [
    'it was moved',
    { start: '2026-12-01T10:30:00.000Z' },
    [sentFor(tasting)],
    /^Changed since the invitation of/,
    ['Send update'],
  ],
  ['its notes are others', { notes: 'Bring spoons.' }, [sentFor(tasting)], /^Invitation sent/, []],
  [
    'it is called off',
    { status: 'cancelled' },
    [sentFor(tasting)],
    /^Changed since the invitation of/,
    ['Send cancellation'],
  ],
  [
    'that was told',
    { status: 'cancelled' },
    [sentFor(tasting), sentFor(tasting, 1, 'CANCEL')],
    /^Cancellation sent/,
    [],
  ],
  ['the invitation failed', {}, [{ ...sentFor(tasting), status: 'failed' as const }], undefined, ['Send invitation']],
] as const)('what is offered after an invitation when %s', async (_, of, mails, told, offered) => {
  await show(of, [...mails]);
  if (told) expect(screen.getByText(told)).toBeDefined();
  expect(buttons()).toEqual(offered);
});

it('a business that sends no email sees nothing of it, and nobody is invited where there is no address', async () => {
  await show({}, [], []);
  expect(buttons()).toEqual([]);
  cleanup();
  await show({ attendees: [{ name: 'Sam', email: '' }] });
  expect(buttons()).toEqual([]);
});

it('deleting a meeting that others have in their calendars asks whether they are told', async () => {
  await show({}, [sentFor(tasting)]);
  await press('Delete');
  expect(screen.getByText(/^sam@example\.com has it in the calendar/)).toBeDefined();
  expect(meetings.all()).toHaveLength(1);
  await press('Send cancellation and delete');
  await screen.findByRole('textbox', { name: 'Message' });
  const dialog = screen.getByRole('dialog', { name: 'Write an email' });
  await waitFor(async () => {
    await act(async () => within(dialog).getByRole('button', { name: 'Send' }).click());
    expect(meetings.all()).toEqual([]);
  });
  expect(outgoingMail.all().find(({ subject }) => subject === 'Cancelled: Tasting')).toMatchObject({
    invitation: { method: 'CANCEL', sequence: 1 },
  });
});

it('what those invited answered shows at their names, and what others answered shows nowhere', async () => {
  await show({}, [sentFor(tasting, 1)]);
  const stamped = '2026-11-26T09:00:00.000Z';
  const answered = (id: string, address: string, attendance: 'accepted' | 'declined', sequence = 1) =>
    put(meetingAnswers, { id, uid: 'm1@steps', address, attendance, sequence, stamped, isConfirmed: true });
  const answers = [answered('a1', sam.email, 'declined', 0), answered('a2', 'mallory@example.com', 'accepted')];
  act(() => commit({ label: 'Take answers in', changes: answers }));
  const who = () => screen.getByText('Sam', { exact: false, selector: '[title]' }).textContent;
  expect(who()).toBe('Sam Declined before the last change');
  act(() => commit({ label: 'Take answers in', changes: [answered('a3', sam.email, 'accepted')] }));
  expect(who()).toBe('Sam Accepted');
  expect(screen.queryByText(/mallory/)).toBeNull();
});

it('an answer that anybody may have written is no acceptance', async () => {
  await show({}, [sentFor(tasting)]);
  const forged = { id: 'a1', uid: 'm1@steps', address: sam.email, attendance: 'accepted', sequence: 0 } as const;
  act(() =>
    commit({ label: 'Take in', changes: [put(meetingAnswers, { ...forged, stamped: '2026-11-26T09:00:00.000Z' })] }),
  );
  const tag = screen.getByText('“Accepted”, not confirmed');
  expect(tag.closest('[data-tone]')?.getAttribute('data-tone')).toBe('neutral');
  expect(screen.getByText(/^Your mail server does not say/)).toBeDefined();
});

it('what the linked calendar says of who comes shows in the same way', async () => {
  const at = '2026-11-01T09:00:00.000Z';
  const link: DavLink = {
    ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/', name: 'Work', username: 'sam', secrets: {} },
    ...{ mode: 'both', state: 'connected', createdAt: at, updatedAt: at },
  };
  const remote = (said: string) =>
    newEventText(tasting).replace(/^ATTENDEE[^\n]*/m, `ATTENDEE;PARTSTAT=${said}:mailto:${sam.email}`);
  const item = (said: string) =>
    put(davEvents, {
      ...{ id: 'link/m1.ics', linkId: 'link', href: 'm1.ics', uid: 'm1@steps', etag: said, recordId: 'm1' },
      ...{ base: remote(said), remote: remote(said) },
    });
  await show();
  act(() => commit({ label: 'Link', changes: [put(davLinks, link), item('ACCEPTED')], undoable: false }));
  const who = () => screen.getByText('Sam', { exact: false, selector: '[title]' }).textContent;
  await waitFor(() => expect(who()).toBe('Sam Accepted'));
  act(() => commit({ label: 'Read', changes: [item('DECLINED')], undoable: false }));
  await waitFor(() => expect(who()).toBe('Sam Declined'));
});

it('nobody is invited to a meeting that somebody else invites to, as in a linked calendar', async () => {
  await show({ attendees: [sam, { name: 'Kim', email: 'kim@example.com', organiser: true }] });
  expect(buttons()).toEqual([]);
  cleanup();
  await show({ attendees: [sam, { name: 'Ada', email: 'ADA@bramble.example', organiser: true }] });
  expect(buttons()).toEqual(['Send invitation']);
});
