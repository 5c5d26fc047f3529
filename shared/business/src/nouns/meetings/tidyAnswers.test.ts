import { dayMs } from '@steps/platform/src/core/calendarDay';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { meeting, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { newEventText } from '../../dav/eventText';
import { type OutgoingMail, outgoingMail } from '../mail/outgoingMail';
import { setCurrentPerson } from '../people/currentPerson';
import { type Meeting, meetings } from './meeting';
import { type MeetingAnswer, meetingAnswers } from './meetingAnswer';
import { deleteMeetings } from './meetingState';
import { tidyAnswers } from './tidyAnswers';

const stamped = '2026-11-26T09:00:00.000Z';
const soon = Date.parse(stamped) + 20 * dayMs;
const late = Date.parse(stamped) + 31 * dayMs;
const answer = (id: string, uid: string): MeetingAnswer => ({
  ...{ id, uid, address: 'sam@example.com', attendance: 'accepted', sequence: 0, stamped },
});
const invitationTo = (to: Meeting): OutgoingMail => ({
  ...{ id: 'mail-1', accountId: 'a', to: ['sam@example.com'], cc: [], subject: 'Tasting', content: 'Come.' },
  ...{ status: 'sent', sendAt: stamped, tries: 1, messageId: '<1@bramble.example>', meetingId: to.id, by: 'Ada' },
  invitation: { method: 'REQUEST', ics: newEventText(to), sequence: 0, told: '' },
  ...{ createdAt: stamped, updatedAt: stamped },
});
const left = () => meetingAnswers.all().map(({ id }) => id);

it('answers are deleted with their meeting, once it can no longer be restored', async () => {
  await openMemoryStore({
    meetings: [meeting({ id: 'm1' }), meeting({ id: 'm2', uid: 'there' })],
    meetingAnswers: [answer('a1', 'm1@steps'), answer('a2', 'there'), answer('a3', 'm3@steps')],
  });
  tidyAnswers(late);
  expect(left()).toEqual(['a1', 'a2']);
  deleteMeetings(['m1']);
  tidyAnswers(late);
  expect(left()).toEqual(['a1', 'a2']);
});

it('an answer that came before its meeting and its invitation waits for them', async () => {
  const [long, ours] = [meeting({ id: 'm1', uid: `${'long'.repeat(30)}@example.com` }), meeting({ id: 'm2' })];
  await openMemoryStore({ meetingAnswers: [answer('a1', long.uid ?? ''), answer('a2', 'm2@steps')] });
  const save = (...changes: Parameters<typeof commit>[0]['changes']) =>
    commit({ label: 'Take in', changes, undoable: false });
  tidyAnswers(soon);
  expect(left()).toEqual(['a1', 'a2']);
  save(put(outgoingMail, invitationTo(long)), put(outgoingMail, { ...invitationTo(ours), id: 'mail-2' }));
  tidyAnswers(late);
  expect(left()).toEqual(['a1', 'a2']);
  save(put(meetings, long), drop(outgoingMail, 'mail-1'), drop(outgoingMail, 'mail-2'));
  tidyAnswers(late);
  expect(left()).toEqual(['a1']);
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
  tidyAnswers(late);
  expect(left()).toEqual(['a1']);
});
