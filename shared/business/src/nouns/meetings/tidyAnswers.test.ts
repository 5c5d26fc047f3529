import { meeting, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { setCurrentPerson } from '../people/currentPerson';
import { type MeetingAnswer, meetingAnswers } from './meetingAnswer';
import { deleteMeetings } from './meetingState';
import { tidyAnswers } from './tidyAnswers';

const answer = (id: string, uid: string): MeetingAnswer => ({
  ...{ id, uid, address: 'sam@example.com', attendance: 'accepted', sequence: 0, stamped: '2026-11-26T09:00:00.000Z' },
});
const left = () => meetingAnswers.all().map(({ id }) => id);

it('answers are deleted with their meeting, once it can no longer be restored', async () => {
  await openMemoryStore({
    meetings: [meeting({ id: 'm1' }), meeting({ id: 'm2', uid: 'there' })],
    meetingAnswers: [answer('a1', 'm1@steps'), answer('a2', 'there'), answer('a3', 'm3@steps')],
  });
  tidyAnswers();
  expect(left()).toEqual(['a1', 'a2']);
  deleteMeetings(['m1']);
  tidyAnswers();
  expect(left()).toEqual(['a1', 'a2']);
});

it('people who may not change meetings delete no answers', async () => {
  const role = { id: 'r', name: 'Reader', all: false, rights: { calendar: ['view'] }, hidden: [] };
  const person = { id: 'p', name: 'Pat', email: '', roleId: 'r', active: true, createdAt: '', updatedAt: '' };
  await openMemoryStore({
    meetingAnswers: [answer('a1', 'm1@steps')],
    ...({ roles: [role], people: [person] } as object),
  });
  setCurrentPerson('p');
  expect(left()).toEqual(['a1']);
  tidyAnswers();
  expect(left()).toEqual(['a1']);
});
