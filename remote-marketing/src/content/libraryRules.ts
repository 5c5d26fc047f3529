import { byTime, textFinder } from '@steps/platform';
import type { PieceKind } from '../pieces/piece';
import { type PieceStatus, pieceStatuses } from '../pieces/pieceRules';
import type { PlacedPiece } from '../pieces/pieceState';

/** What the library shows. */
export interface LibraryFilter {
  readonly query: string;
  /** Empty for all. */
  readonly kind: PieceKind | '';
  readonly status: PieceStatus | '';
}

/** The pieces that fit, the one changed last first. Every word of the query is in the title or in what was asked for. */
export function libraryPieces(
  all: readonly PlacedPiece[],
  { query, kind, status }: LibraryFilter,
): readonly PlacedPiece[] {
  const holds = textFinder(query);
  return all
    .filter(({ piece, status: own }) => {
      if ((kind && piece.kind !== kind) || (status && own !== status)) return false;
      return holds(piece.title, ...Object.values(piece.brief));
    })
    .sort((one, other) => byTime(other.piece.updatedAt, one.piece.updatedAt));
}

/** How many pieces have each status. */
export function statusCounts(all: readonly PlacedPiece[]): Readonly<Record<PieceStatus, number>> {
  const counts = Object.fromEntries(pieceStatuses.map((status) => [status, 0])) as Record<PieceStatus, number>;
  for (const { status } of all) counts[status] += 1;
  return counts;
}
