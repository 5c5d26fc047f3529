import { campaign } from '@steps/testing';
import { expect, it } from 'vitest';
import type { Piece } from '../pieces/piece';
import type { PieceStatus } from '../pieces/pieceRules';
import type { PlacedPiece } from '../pieces/pieceState';
import { hubCampaigns, hubPieces } from './hubRules';

const now = new Date('2026-11-03T12:00:00.000Z');
const placed = (id: string, status: PieceStatus, fields: Partial<Piece> = {}): PlacedPiece => ({
  status,
  piece: {
    id,
    kind: 'email',
    title: id,
    brief: {},
    parts: {},
    fields: {},
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    ...fields,
  },
});
const ids = (list: readonly PlacedPiece[]) => list.map(({ piece }) => piece.id);

it('shows what waits, what is due within a week or late, and what is unfinished', () => {
  const { waiting, due, going } = hubPieces(
    [
      placed('draft', 'draft'),
      placed('waiting', 'waiting'),
      placed('waiting with a day', 'waiting', { scheduledAt: '2026-11-05T09:00:00.000Z' }),
      placed('approved', 'approved'),
      placed('friday', 'scheduled', { scheduledAt: '2026-11-06T09:00:00.000Z' }),
      placed('late', 'scheduled', { scheduledAt: '2026-11-02T09:00:00.000Z' }),
      placed('in seven days', 'scheduled', { scheduledAt: '2026-11-10T09:00:00.000Z' }),
      placed('out', 'published', { scheduledAt: '2026-11-02T09:00:00.000Z' }),
    ],
    now,
  );
  expect(ids(waiting)).toEqual(['waiting with a day', 'waiting']);
  expect(ids(due)).toEqual(['late', 'friday']);
  expect(ids(going)).toEqual(['draft', 'approved']);
});

it('asks for campaigns of any type that are to go out, and for the results of those that did, and shows what is known', () => {
  const sentAt = '2026-10-20T09:00:00.000Z';
  const figures = { opens: 0, clicks: 0, replies: 0, orders: 0 };
  const { coming, unknown, known } = hubCampaigns(
    [
      campaign({ id: 'ready', status: 'ready' }),
      campaign({ id: 'friday', status: 'scheduled', scheduledAt: '2026-11-06T09:00:00.000Z' }),
      campaign({ id: 'christmas', status: 'scheduled', scheduledAt: '2026-12-20T09:00:00.000Z' }),
      campaign({ id: 'draft', status: 'draft' }),
      campaign({ id: 'sent', status: 'sent', sentAt }),
      campaign({ id: 'known before', status: 'sent', sentAt: '2026-02-20T09:00:00.000Z', results: { A: figures } }),
      campaign({ id: 'known', status: 'sent', sentAt, results: { A: figures } }),
      campaign({ id: 'long ago', status: 'sent', sentAt: '2026-03-20T09:00:00.000Z' }),
      campaign({ id: 'post', type: 'social', status: 'sent', sentAt }),
    ],
    now,
  );
  expect(coming.map(({ id }) => id)).toEqual(['ready', 'friday']);
  expect(unknown.map(({ id }) => id)).toEqual(['sent', 'post']);
  expect(known.map(({ id }) => id)).toEqual(['known', 'known before']);
});
