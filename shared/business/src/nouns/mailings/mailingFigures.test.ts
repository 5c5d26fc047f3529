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

it('counts each subject on its own, and recipients without progress as waiting', () => {
  const figures = mailingFigures({ hasB: true, recipients: 105 }, [progress('ssbfod..')], []);
  expect(figures.A).toMatchObject({ recipients: 53, sent: 1, bounced: 1, optedOut: 1, waiting: 50 });
  expect(figures.B).toMatchObject({ recipients: 52, sent: 1, failed: 1, doubtful: 1, waiting: 49 });
  expect(sumOf(figures)).toMatchObject({ recipients: 105, sent: 2, waiting: 99 });
});

it('what comes back later is not delivered, and what is delayed is counted as late', () => {
  const at = '2026-11-26T09:00:00.000Z';
  const report = (kind: 'delayed' | 'refused' | 'bounced' | 'complained') => ({ kind, words: '', at });
  const [delayed, refused, bounced, complained] = (['delayed', 'refused', 'bounced', 'complained'] as const).map(
    report,
  );
  const reports = { 0: delayed, 1: refused, 2: bounced, 3: complained } as Record<string, ReturnType<typeof report>>;
  const answers = [{ id: 'm.0.office', mailingId: 'm', clicked: {}, left: {}, reports }];
  const { A } = mailingFigures({ hasB: false, recipients: 6 }, [progress('sssssb')], answers, [4]);
  expect(A).toMatchObject({ sent: 5, delivered: 3, failed: 1, bounced: 2, complained: 1, replied: 1, waiting: 0 });
});

it('a person who clicks twice, or whom two post offices saw, counts once', () => {
  const at = '2026-11-26T09:00:00.000Z';
  const answers = [{ id: 'm.0.office', mailingId: 'm', clicked: { 0: at, 1: at }, left: { 1: at } }];
  const { A, B } = mailingFigures({ hasB: true, recipients: 2 }, [progress('ss')], answers);
  expect([A.clicked, B.clicked, A.unsubscribed, B.unsubscribed]).toEqual([1, 1, 0, 1]);
  const seenTwice = [...answers, { ...answers[0], id: 'm.0.office-2', mailingId: 'm', clicked: { 1: at }, left: {} }];
  const both = mailingFigures({ hasB: true, recipients: 2 }, [progress('ss')], seenTwice);
  expect([both.A.clicked, both.B.clicked, both.B.unsubscribed]).toEqual([1, 1, 1]);
});
