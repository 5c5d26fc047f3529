// @vitest-environment page

import { type Contact, contacts } from '@steps/business';
import { type Meeting, meetings } from '@steps/business/meetings';
import { newCardText } from '@steps/business/src/dav/cardText';
import { newEventText } from '@steps/business/src/dav/eventText';
import type { DavItem } from '@steps/business/src/nouns/dav/davItem';
import type { DavLink } from '@steps/business/src/nouns/dav/davLink';
import { Overlays } from '@steps/platform/ui';
import { contact, MemoryRouter, meeting, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { MeetingCard } from '../calendar/MeetingCard';
import { MeetingChip } from '../calendar/MeetingChip';
import { ContactFacts } from '../contacts/ContactFacts';

const at = '2026-11-01T09:00:00.000Z';
const link = (of: Partial<DavLink> = {}): DavLink => ({
  ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/sam/', name: 'Work', username: 'sam', secrets: {} },
  ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at, ...of },
});
const review = meeting({ id: 'm1', title: 'Review' });
const item = (base: string, remote: string, recordId: string): DavItem => ({
  ...{ id: 'link/1', linkId: 'link', href: '1', uid: '1', etag: '2', recordId, base, remote },
});

beforeAll(() =>
  Promise.all([import('@steps/business/src/dav/davQuestion'), import('@steps/business/src/dav/davDecisions')]),
);
afterEach(cleanup);

async function showMeeting(shown: Meeting, there: Meeting, of: Partial<DavLink> = {}) {
  const davEvents = [item(newEventText(review), newEventText(there), 'm1')];
  await openMemoryStore({ meetings: [shown], davLinks: [link(of)], davEvents });
  const occurrence = { key: 'm1', meeting: shown, series: shown, original: shown.start, recurring: false };
  render(
    <MemoryRouter>
      <MeetingCard occurrence={occurrence} zone="Europe/London" onEdit={() => {}} onClose={() => {}} />
      <Overlays />
    </MemoryRouter>,
  );
}

it('a linked meeting says so, and asks nothing while both sides agree', async () => {
  await showMeeting(review, review);
  expect(screen.getByText('Synced with Work')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Changes that wait for you' })).toBeNull();
});

it('one of a calendar that is only read says that', async () => {
  await showMeeting(review, review, { mode: 'busy' });
  expect(screen.getByText('Read from Work')).toBeTruthy();
});

it('a meeting that was changed in both places asks which to keep where it is opened', async () => {
  await showMeeting({ ...review, title: 'Retro' }, { ...review, title: 'Plan' });
  expect(await screen.findByText(/Steps has “Retro”, Work has “Plan”. Keep which\?/)).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Keep what Work has' }).click());
  expect(meetings.get('m1')?.title).toBe('Plan');
});

it('so does a contact', async () => {
  const ada: Contact = contact({ id: 'c1', name: 'Ada Byron', title: 'Poet' });
  const davCards = [item(newCardText(ada), newCardText({ ...ada, title: 'Engineer' }), 'c1')];
  const here = { ...ada, title: 'Countess' };
  await openMemoryStore({ contacts: [here], davLinks: [link({ kind: 'contacts', name: 'People' })], davCards });
  render(
    <MemoryRouter>
      <ContactFacts contact={here} about={{ contactId: 'c1' } as never} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Synced with People')).toBeTruthy();
  await screen.findByText(/Steps has “Countess”, People has “Engineer”/);
  act(() => screen.getByRole('button', { name: 'Keep what People has' }).click());
  expect(contacts.get('c1')?.title).toBe('Engineer');
});

it('a name that never was the same is one question, with both names in it', async () => {
  const here = contact({ id: 'c1', name: 'Samuel Poole' });
  const { base: _, ...row } = item('', newCardText({ ...here, name: 'Sam Poole' }), 'c1');
  const davLinks = [link({ kind: 'contacts', name: 'People' })];
  await openMemoryStore({ contacts: [here], davLinks, davCards: [row] });
  render(
    <MemoryRouter>
      <ContactFacts contact={here} about={{ contactId: 'c1' } as never} />
    </MemoryRouter>,
  );
  const text = 'The name is not the same. Steps has “Samuel Poole”, People has “Sam Poole”. Keep which?';
  expect(await screen.findAllByText(/Keep which/)).toEqual([await screen.findByText(text)]);
  act(() => screen.getByRole('button', { name: 'Keep what People has' }).click());
  expect(contacts.get('c1')?.name).toBe('Sam Poole');
});

it('a linked meeting has a quiet mark in the calendar, others have none', async () => {
  const other = meeting({ id: 'm2', title: 'Retro' });
  const davEvents = [item(newEventText(review), newEventText(review), 'm1')];
  await openMemoryStore({ meetings: [review, other], davLinks: [link()], davEvents });
  const chip = (of: Meeting) => (
    <MeetingChip
      occurrence={{ key: of.id, meeting: of, series: of, original: of.start, recurring: false }}
      zone="Europe/London"
      lifted={false}
      onOpen={() => {}}
    />
  );
  const { container } = render([review, other].map((one) => <div key={one.id}>{chip(one)}</div>));
  const marked = [...container.querySelectorAll('button:has([data-linked])')];
  expect(marked.map((one) => one.textContent)).toEqual([expect.stringContaining('Review')]);
});
