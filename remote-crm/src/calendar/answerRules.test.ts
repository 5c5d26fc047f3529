import type { MeetingAnswer } from '@steps/business/meetings';
import { expect, it } from 'vitest';
import { asAnswers, attendanceOf } from './answerRules';

const asked = { uid: 'm1@steps', original: '2026-12-01T10:00:00.000Z', sequence: 1 };
const answer = (of: Partial<MeetingAnswer> = {}): MeetingAnswer => ({
  ...{ id: 'a', uid: 'm1@steps', address: 'sam@example.com', attendance: 'accepted', sequence: 1 },
  isConfirmed: true,
  ...{ stamped: '2026-11-26T09:00:00.000Z', ...of },
});
const all = (...answers: MeetingAnswer[]) => attendanceOf(answers, 'Sam@Example.com', asked);
const said = (...answers: MeetingAnswer[]) => all(...answers)[0];
const forged = (of: Partial<MeetingAnswer> = {}) => {
  const { isConfirmed: _, ...rest } = answer(of);
  return rest;
};

it('the latest answer counts, in whatever order they came', () => {
  const [first, second] = [answer(), answer({ attendance: 'declined', stamped: '2026-11-26T10:00:00.000Z' })];
  expect(said(first, second)?.attendance).toBe('declined');
  expect(said(second, first)?.attendance).toBe('declined');
  expect(said()).toBeUndefined();
});

it('an answer to an earlier invitation says so, and gives way to one to a later', () => {
  const early = answer({ sequence: 0, stamped: '2026-11-27T10:00:00.000Z' });
  expect(said(early)).toEqual({ attendance: 'accepted', isOld: true, isConfirmed: true });
  expect(said(early, answer({ attendance: 'tentative' }))).toEqual({
    attendance: 'tentative',
    isOld: false,
    isConfirmed: true,
  });
});

it('an answer to one time of a series is for that one alone', () => {
  expect(said(answer({ original: asked.original }))?.attendance).toBe('accepted');
  expect(said(answer({ original: '2026-12-08T10:00:00.000Z' }))).toBeUndefined();
});

it('an answer to another meeting, or of somebody else, is none', () => {
  expect(said(answer({ uid: 'm2@steps' }), answer({ address: 'mallory@example.com' }))).toBeUndefined();
  expect(attendanceOf([answer({ address: '' })], ' ', asked)).toEqual([]);
});

it('what is not confirmed does not take the place of what is, and is shown where it is later and says something else', () => {
  const [before, later] = ['2026-11-26T08:00:00.000Z', '2026-11-26T10:00:00.000Z'];
  expect(all(forged())).toEqual([{ attendance: 'accepted', isOld: false, isConfirmed: false }]);
  expect(all(forged({ attendance: 'declined', stamped: later }), answer())).toEqual([
    { attendance: 'accepted', isOld: false, isConfirmed: true },
    { attendance: 'declined', isOld: false, isConfirmed: false },
  ]);
  expect(all(forged({ attendance: 'declined', stamped: before }), answer())).toHaveLength(1);
  expect(all(forged({ stamped: later }), answer())).toHaveLength(1);
});

it('of an email and the linked calendar the later counts; the calendar is old where it was changed before the last invitation', () => {
  const there = answer({ uid: 'other', sequence: 0, attendance: 'declined', stamped: '2026-11-26T10:00:00.000Z' });
  expect(all(answer(), ...asAnswers([there], asked, '2026-11-26T08:00:00.000Z'))).toMatchObject([
    { attendance: 'declined', isOld: false },
  ]);
  expect(all(...asAnswers([there], asked, '2026-11-26T11:00:00.000Z'))).toMatchObject([{ isOld: true }]);
  expect(all(...asAnswers([there], asked, undefined))).toMatchObject([{ isOld: false }]);
  expect(all(answer({ stamped: '2026-11-26T11:00:00.000Z' }), ...asAnswers([there], asked, undefined))).toMatchObject([
    { attendance: 'accepted' },
  ]);
});
