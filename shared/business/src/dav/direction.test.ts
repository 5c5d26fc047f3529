import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { busyMark, davEvents } from '../nouns/dav/davItem';
import { type DavLink, davLinks } from '../nouns/dav/davLink';
import { meetings } from '../nouns/meetings/meeting';
import { deleteMeetings, updateMeeting } from '../nouns/meetings/meetingState';
import { redirectDav } from './davLinkState';
import { davQuestions } from './davQuestion';
import { event, item, items, link, meeting, only, sendAll, theirs } from './davRows.fixture';
import { reconcile } from './reconcile';

/** As a post office leaves it of a busy time. */
const busyText = (of: string) =>
  of
    .replace(/^(SUMMARY|STATUS|CREATED|LAST-MODIFIED).*\r\n/gm, '')
    .replace('BEGIN:VEVENT', `${busyMark}\r\nBEGIN:VEVENT`);
const text = event(meeting());
const agreed = item(meeting(), { recordId: 'm1', base: text, remote: text });
const open = (mode: DavLink['mode']) =>
  openMemoryStore({ davLinks: [link({ mode })], davEvents: [agreed], meetings: [meeting()] });
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await reconcile();
    sendAll();
  }
  expect(await davQuestions()).toEqual([]);
}

it('only to there: what Steps has replaces what was changed there, and nothing is asked', async () => {
  await open('write');
  updateMeeting('m1', { title: 'Retro' });
  theirs(meeting({ title: 'Plan', location: 'Room 2' }));
  await settle();
  expect(meetings.get('m1')).toMatchObject({ title: 'Retro', location: '' });
  expect(only().remote).toContain('SUMMARY:Retro');
  expect(only().remote).not.toContain('Room 2');
  expect(only().remote).toContain('X-CODE:7');
});

it('only to there: what is only there does not come, also where it cannot be read', async () => {
  const other = meeting({ id: 'm2', title: 'Dentist' });
  const odd = item(meeting({ id: 'm3' }), { remote: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' });
  await openMemoryStore({ davLinks: [link({ mode: 'write' })], davEvents: [item(other), odd] });
  await settle();
  expect(meetings.size).toBe(0);
  expect(items().map(({ wanted }) => wanted)).toEqual([undefined, undefined]);
});

it('only to there: what was deleted there is written again, and what is deleted here is deleted there', async () => {
  await open('write');
  const { remote: _, etag: __, ...gone } = only();
  commit({ label: 'x', changes: [put(davEvents, gone)] });
  await settle();
  expect(only().remote).toContain('SUMMARY:Review');
  expect(meetings.size).toBe(1);
  theirs(meeting({ title: 'Plan' }));
  deleteMeetings(['m1']);
  await settle();
  expect(items()).toEqual([]);
});

it('from only reading to both ways: what was changed here meanwhile goes there', async () => {
  await open('read');
  updateMeeting('m1', { title: 'Retro' });
  theirs(meeting({ location: 'Room 2' }));
  await settle();
  expect(only().remote).toContain('SUMMARY:Review');
  redirectDav('link', 'both');
  expect(davLinks.get('link')).toMatchObject({ mode: 'both', state: 'waiting' });
  await settle();
  expect(meetings.get('m1')).toMatchObject({ title: 'Retro', location: 'Room 2' });
  expect(only().remote).toContain('SUMMARY:Retro');
});

it('from both ways to only reading: what waits to go there stays here', async () => {
  await open('both');
  updateMeeting('m1', { title: 'Retro' });
  await reconcile();
  expect(only().wanted).toContain('SUMMARY:Retro');
  redirectDav('link', 'read');
  await settle();
  expect(only().remote).toBe(text);
  expect(meetings.get('m1')?.title).toBe('Retro');
});

const busy = busyText(text);

it('to busy times and back: meetings keep their titles', async () => {
  await open('both');
  redirectDav('link', 'busy');
  commit({ label: 'x', changes: [put(davEvents, { ...only(), etag: '2', remote: busy })] });
  await settle();
  expect(meetings.get('m1')?.title).toBe('Review');
  redirectDav('link', 'both');
  theirs(meeting());
  await settle();
  expect(meetings.get('m1')?.title).toBe('Review');
});

it('from busy times to both ways: what was a busy time gets its title', async () => {
  await openMemoryStore({ davLinks: [link({ mode: 'busy' })], davEvents: [item(meeting(), { remote: busy })] });
  await settle();
  expect(meetings.all()).toMatchObject([{ title: 'Busy' }]);
  redirectDav('link', 'both');
  await settle();
  expect(only().remote).toBe(busy);
  expect(only().wanted).toBeUndefined();
  theirs(meeting());
  await settle();
  expect(meetings.all()).toMatchObject([{ title: 'Review' }]);
});
