import type { MeetingAnswer } from '@steps/business/meetings';
import { expect, it } from 'vitest';
import { attendanceOf } from './answerRules';

const asked = { uid: 'm1@steps', original: '2026-12-01T10:00:00.000Z', sequence: 1 };
const answer = (of: Partial<MeetingAnswer> = {}): MeetingAnswer => ({
  ...{ id: 'a', uid: 'm1@steps', address: 'sam@example.com', attendance: 'accepted', sequence: 1 },
  ...{ stamped: '2026-11-26T09:00:00.000Z', ...of },
});
const said = (...answers: MeetingAnswer[]) => attendanceOf(answers, 'Sam@Example.com', asked);

it('the latest answer counts, in whatever order they came', () => {
  const [first, second] = [answer(), answer({ attendance: 'declined', stamped: '2026-11-26T10:00:00.000Z' })];
  expect(said(first, second)?.attendance).toBe('declined');
  expect(said(second, first)?.attendance).toBe('declined');
  expect(said()).toBeUndefined();
});

it('an answer to an earlier invitation says so, and gives way to one to a later', () => {
  const early = answer({ sequence: 0, stamped: '2026-11-27T10:00:00.000Z' });
  expect(said(early)).toEqual({ attendance: 'accepted', isOld: true });
  expect(said(early, answer({ attendance: 'tentative' }))).toEqual({ attendance: 'tentative', isOld: false });
});

it('an answer to one time of a series is for that one alone', () => {
  expect(said(answer({ original: asked.original }))?.attendance).toBe('accepted');
  expect(said(answer({ original: '2026-12-08T10:00:00.000Z' }))).toBeUndefined();
});

it('an answer to another meeting, or of somebody else, is none', () => {
  expect(said(answer({ uid: 'm2@steps' }), answer({ address: 'mallory@example.com' }))).toBeUndefined();
  expect(attendanceOf([answer({ address: '' })], ' ', asked)).toBeUndefined();
});
