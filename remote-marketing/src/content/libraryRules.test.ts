import { expect, it } from 'vitest';
import type { Piece } from '../pieces/piece';
import type { PieceStatus } from '../pieces/pieceRules';
import { libraryPieces, statusCounts } from './libraryRules';

const placed = (id: string, status: PieceStatus, fields: Partial<Piece> = {}) => ({
  status,
  piece: {
    id,
    kind: 'email' as const,
    title: id,
    brief: {},
    parts: {},
    fields: {},
    createdAt: '',
    updatedAt: '',
    ...fields,
  },
});
const all = [
  placed('Open day', 'draft', { brief: { prompt: 'Café on Saturday' }, updatedAt: '2026-11-01' }),
  placed('Rye week', 'waiting', { kind: 'social', updatedAt: '2026-11-03' }),
  placed('Open late', 'waiting', { updatedAt: '2026-11-02' }),
];
const found = (filter: Partial<Parameters<typeof libraryPieces>[1]>) =>
  libraryPieces(all, { query: '', kind: '', status: '', ...filter }).map(({ piece }) => piece.id);

it('shows all, the one changed last first', () => {
  expect(found({})).toEqual(['Rye week', 'Open late', 'Open day']);
});

it('finds by every word, in the title or in what was asked for, whatever the accents', () => {
  expect(found({ query: ' open ' })).toEqual(['Open late', 'Open day']);
  expect(found({ query: 'cafe saturday' })).toEqual(['Open day']);
  expect(found({ query: 'open rye' })).toEqual([]);
});

it('shows one kind, one status, or both', () => {
  expect(found({ kind: 'email', status: 'waiting' })).toEqual(['Open late']);
  expect(found({ status: 'published' })).toEqual([]);
});

it('counts each status', () => {
  expect(statusCounts(all)).toEqual({ draft: 1, waiting: 2, approved: 0, scheduled: 0, published: 0 });
});
