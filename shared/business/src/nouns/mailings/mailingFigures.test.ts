import { expect, it } from 'vitest';
import { variantAt } from './mailingChunk';
import { mailingFigures, sumOf } from './mailingFigures';
import type { MailingProgress } from './mailingProgress';

const progress = (signs: string, more: Partial<MailingProgress> = {}): MailingProgress => ({
  id: 'm.0',
  mailingId: 'm',
  by: 'office.1',
  signs,
  tries: 0,
  said: {},
  at: '2026-11-26T09:00:00.000Z',
  ...more,
});

it('with a second subject every other recipient gets it', () => {
  expect([0, 1, 2, 3].map((at) => variantAt(at, true))).toEqual(['A', 'B', 'A', 'B']);
  expect([0, 1].map((at) => variantAt(at, false))).toEqual(['A', 'A']);
});

it('counts each subject by itself, and whoever has no progress yet as waiting', () => {
  const figures = mailingFigures({ hasB: true, recipients: 105 }, [progress('ssbfod..')], []);
  expect(figures.A).toMatchObject({ recipients: 53, sent: 1, bounced: 1, optedOut: 1, waiting: 50 });
  expect(figures.B).toMatchObject({ recipients: 52, sent: 1, failed: 1, doubtful: 1, waiting: 49 });
  expect(sumOf(figures)).toMatchObject({ recipients: 105, sent: 2, waiting: 99 });
});

it('a person who presses twice, or whom two post offices saw, is told by their number', () => {
  const at = '2026-11-26T09:00:00.000Z';
  const answers = [{ id: 'm.0.office', mailingId: 'm', clicked: { 0: at, 1: at }, left: { 1: at } }];
  const { A, B } = mailingFigures({ hasB: true, recipients: 2 }, [progress('ss')], answers);
  expect([A.clicked, B.clicked, A.unsubscribed, B.unsubscribed]).toEqual([1, 1, 0, 1]);
});
