import { meeting, openMemoryStore } from '@steps/testing';
import { beforeEach, expect, it } from 'vitest';
import { createActivity, updateActivity } from './activities/activityState';
import { cleanRecord } from './cleanRecord';
import { createMeeting, updateMeeting } from './meetings/meetingState';

beforeEach(() => openMemoryStore({}));

it('a record without invisible characters stays the same object', () => {
  const record = { name: 'Zoë', tags: ['a'], score: 3, notes: 'a\nb' };
  expect(cleanRecord(record)).toBe(record);
});

it('meetings and activities are stored without them too', () => {
  const planned = createMeeting({ ...meeting(), title: 'Kick\u00adoff\u200b' });
  expect(planned.title).toBe('Kickoff');
  expect(updateMeeting(planned.id, { location: '\ufeffHall' }).location).toBe('Hall');
  const noted = createActivity({ type: 'note', subject: 'Call\u200b back' });
  expect(noted.subject).toBe('Call back');
  expect(updateActivity(noted.id, { body: 'one\u200b' }).body).toBe('one');
});
