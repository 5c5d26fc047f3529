import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import { updateMeeting } from '../nouns/meetings/meetingState';
import { davQuestions } from './davQuestion';
import { event, item, link, meeting, only, sendAll } from './davRows.fixture';
import { reconcile } from './reconcile';

/** A post office that is killed between its writing at the server and the row that says so: it reads what it has written itself. */
const readAnew = (remote: string) =>
  commit({ label: 'x', changes: [put(davEvents, { ...only(), etag: 'n', remote })], undoable: false });
async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await reconcile();
    sendAll();
  }
}

it('what Steps wrote itself is no change of the other side, whatever was edited here since', async () => {
  const text = event(meeting());
  await openMemoryStore({
    davLinks: [link()],
    davEvents: [item(meeting(), { recordId: 'm1', base: text, remote: text })],
    meetings: [meeting()],
  });
  updateMeeting('m1', { title: 'First' });
  await reconcile();
  const written = only().wanted ?? '';
  updateMeeting('m1', { title: 'Second' });
  await reconcile();
  // Somebody has changed the place there meanwhile.
  readAnew(written.replace('END:VEVENT', 'LOCATION:Room 2\r\nEND:VEVENT'));
  await settle();
  expect(await davQuestions()).toEqual([]);
  expect(meetings.get('m1')).toMatchObject({ title: 'Second', location: 'Room 2' });
  expect(only().remote).toContain('SUMMARY:Second');
  expect(only()).not.toHaveProperty('tried');
});

it('also of a meeting that was new there', async () => {
  await openMemoryStore({ davLinks: [link()], meetings: [meeting()] });
  await reconcile();
  const written = only().wanted ?? '';
  updateMeeting('m1', { title: 'Second' });
  await reconcile();
  readAnew(written);
  await settle();
  expect(await davQuestions()).toEqual([]);
  expect(meetings.get('m1')?.title).toBe('Second');
  expect(only().remote).toContain('SUMMARY:Second');
});

it('what somebody else changes to another value is asked all the same', async () => {
  const text = event(meeting());
  await openMemoryStore({
    davLinks: [link()],
    davEvents: [item(meeting(), { recordId: 'm1', base: text, remote: text })],
    meetings: [meeting()],
  });
  for (const title of ['First', 'Second']) {
    updateMeeting('m1', { title });
    await reconcile();
  }
  readAnew(event(meeting({ title: 'Theirs' })));
  await settle();
  expect(await davQuestions()).toHaveLength(1);
});
