import { byTime, formatMoment } from '@steps/platform';
import { Menu } from '@steps/platform/ui';
import type { Piece, PieceKind } from '../pieces/piece';
import { usePieces } from '../pieces/pieceState';

/** As many as a menu can hold; the library has all. */
const mostShown = 12;

interface EarlierPiecesProps {
  readonly kind: PieceKind;
  readonly current: string | undefined;
  readonly onOpen: (piece: Piece) => void;
}

/** What was made in this studio before, the newest first. */
export function EarlierPieces({ kind, current, onOpen }: EarlierPiecesProps) {
  const earlier = usePieces()
    .filter((piece) => piece.kind === kind)
    .sort((one, other) => byTime(other.updatedAt, one.updatedAt));
  if (earlier.every(({ id }) => id === current)) return null;
  const now = new Date();
  return (
    <Menu
      label="Earlier results"
      trigger="Earlier results"
      className="s-button s-button--small s-button--quiet"
      align="end"
      items={earlier.slice(0, mostShown).map((piece) => ({
        id: piece.id,
        label: piece.title,
        detail: formatMoment(piece.updatedAt, now),
        checked: piece.id === current,
        onSelect: () => onOpen(piece),
      }))}
    />
  );
}
