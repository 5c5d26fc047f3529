import type { Piece } from '../pieces/piece';
import { partText, usedParts } from '../pieces/pieceRules';
import { type PlacedPiece, resultOf } from '../pieces/pieceState';
import { postOf } from '../social/usePost';

/** Whether the words of a piece may leave: all are approved or a person's own. */
export const mayLeave = ({ status }: PlacedPiece): boolean => status !== 'draft' && status !== 'waiting';

/** The words of a piece as they would go out. */
export function pieceText(piece: Piece): string {
  if (piece.kind === 'social') return postOf(piece).text;
  return usedParts(piece)
    .map((part) => partText(part, resultOf))
    .filter(Boolean)
    .join('\n\n');
}
