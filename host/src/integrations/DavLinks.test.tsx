// @vitest-environment page

import { meetings } from '@steps/business/meetings';
import { newEventText } from '@steps/business/src/dav/eventText';
import { sideOf } from '@steps/business/src/dav/sides';
import { davEvents } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLinks } from '@steps/business/src/nouns/dav/davLink';
import type { Meeting } from '@steps/business/src/nouns/meetings/meeting';
import { undo } from '@steps/platform/src/core/store/history';
import { Overlays } from '@steps/platform/ui';
import { openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DavLinks } from './DavLinks';

const user = userEvent.setup({ delay: null });
const at = '2026-11-01T09:00:00.000Z';
const link: DavLink = {
  ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/sam/', name: 'Work', username: 'sam', secrets: {} },
  ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at },
};
const review: Meeting = {
  ...{ id: 'm1', title: 'Review', start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T11:00:00.000Z' },
  ...{
    timeZone: 'Europe/London',
    attendees: [],
    location: '',
    notes: '',
    recurrence: '',
    createdAt: at,
    updatedAt: at,
  },
};
const item = {
  ...{ id: 'link/m1.ics', linkId: 'link', href: 'm1.ics', uid: 'm1@steps', etag: '2', recordId: 'm1' },
  base: newEventText(review),
  remote: newEventText({ ...review, title: 'Plan' }),
};
const retro: Meeting = { ...review, title: 'Retro' };
const agreed = { ...item, base: item.remote };
const show = () =>
  render(
    <>
      <DavLinks />
      <Overlays />
    </>,
  );

// What compares comes with the first link: not in the time of a test.
beforeAll(() =>
  Promise.all([import('@steps/business/src/dav/davDecisions'), import('@steps/business/src/dav/cameFrom')]),
);
afterEach(cleanup);

describe('Linked calendars', () => {
  it('say what changed in both places, and keep what a person chose', async () => {
    await openMemoryStore({ davLinks: [link], davEvents: [item], meetings: [retro] });
    show();
    const waiting = await screen.findByRole('list', { name: 'Changes that wait for you' });
    expect(waiting.textContent).toContain('The title changed in both places. Steps has “Retro”, Work has “Plan”.');
    await user.click(within(waiting).getByRole('button', { name: 'Keep what Work has' }));
    expect(meetings.get('m1')?.title).toBe('Plan');
    expect(davEvents.size).toBe(1);
  });

  it('go on where they stopped with another password', async () => {
    const refused = 'cal.example does not take this user and password.';
    const stuck: DavLink = { ...link, state: 'problem', reason: refused, syncToken: 'sync 7' };
    await openMemoryStore({ davLinks: [stuck] });
    show();
    expect(screen.getByText(refused)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Password of Work' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('Password: enter the new one.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('Password'), 'plum orchard');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(davLinks.get('link')?.state).toBe('waiting'));
    expect(davLinks.get('link')).not.toHaveProperty('reason');
    expect(JSON.stringify(davLinks.all())).not.toContain('plum orchard');
  });

  it('say what another direction means for what is on both sides, and take it', async () => {
    const contactsLink: DavLink = { ...link, id: 'book', kind: 'contacts', name: 'People', mode: 'read' };
    await openMemoryStore({ davLinks: [link, contactsLink] });
    show();
    const [first, second] = screen.getAllByRole('button', { name: 'Change direction' });
    await user.click(second as HTMLElement);
    const book = await screen.findByRole('dialog', { name: 'Direction of People' });
    expect(within(book).queryByText('Busy times only, without titles')).toBeNull();
    await user.click(within(book).getByRole('button', { name: 'Cancel' }));
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Direction of Work' });
    await user.selectOptions(within(dialog).getByLabelText('Direction'), 'Only to there');
    expect(
      within(dialog).getByText(/are replaced with what Steps has\. Meetings that are only in Work stay there\./),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(davLinks.get('link')).toMatchObject({ mode: 'write', state: 'waiting' });
    expect(davLinks.get('book')?.mode).toBe('read');
    expect(screen.getByText(/Calendar, only to there/)).toBeTruthy();
  });

  it('are unlinked without losing what came from them', async () => {
    await openMemoryStore({ davLinks: [link], davEvents: [agreed], meetings: [review] });
    show();
    await user.click(screen.getByRole('button', { name: 'Unlink' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect([davLinks.size, davEvents.size, meetings.size]).toEqual([0, 0, 1]));
  });

  it('are unlinked with what came from them where somebody wants that, and what was in Steps before stays', async () => {
    const came = { ...agreed, id: 'link/m2.ics', href: 'm2.ics' };
    const brought = { ...review, id: sideOf('calendar').idOf(came) };
    await openMemoryStore({
      davLinks: [link],
      davEvents: [agreed, { ...came, recordId: brought.id }],
      meetings: [review, brought],
    });
    show();
    await user.click(screen.getByRole('button', { name: 'Unlink' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unlink Work?' });
    await within(dialog).findByText(/1 meeting in Steps came from it\./);
    await user.click(within(dialog).getByRole('button', { name: 'Unlink and remove it' }));
    await waitFor(() => expect(davLinks.size).toBe(0));
    expect(meetings.all().map(({ id }) => id)).toEqual(['m1']);
    undo();
    expect(meetings.size).toBe(2);
    expect(davLinks.size).toBe(0);
  });
});
