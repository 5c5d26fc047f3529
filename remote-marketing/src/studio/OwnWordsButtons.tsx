import { useMay } from '@steps/business';
import { attempt } from '@steps/platform/ui';
import { Button } from 'antd';
import { type Piece, pieces } from '../pieces/piece';
import { partStatus, partText, pieceStatus } from '../pieces/pieceRules';
import { finishPiece, resultOf, setPartText } from '../pieces/pieceState';

interface GoOnProps {
  readonly piece: Piece;
  /** Name of the part. */
  readonly name: string;
}

/** Takes an approved result on in the person's own words; nothing while it waits, or is their own already. */
export function GoOn({ piece, name }: GoOnProps) {
  const mayChange = useMay()('change', pieces.modules);
  const part = piece.parts[name];
  if (!mayChange || !part || part.text !== undefined || partStatus(part, resultOf) !== 'approved') return null;
  return (
    <div>
      <Button onClick={() => attempt('Not saved', () => setPartText(piece.id, name, partText(part, resultOf)))}>
        Continue in your own words
      </Button>
    </div>
  );
}

/** Says that a piece in a person's own words is finished, or takes it back; nothing while AI wrote a part of it. */
export function Finish({ piece, parts }: { readonly piece: Piece; readonly parts: readonly string[] }) {
  const mayChange = useMay()('change', pieces.modules);
  const used = parts.flatMap((name) => piece.parts[name] ?? []);
  if (!mayChange || piece.publishedAt || used.length === 0 || used.some(({ text }) => text === undefined)) return null;
  const draft = pieceStatus(piece, resultOf) === 'draft';
  return (
    <div>
      <Button
        type={draft ? 'primary' : 'default'}
        disabled={used.some(({ text }) => !text?.trim())}
        onClick={() => attempt('Not saved', () => finishPiece(piece.id, draft))}
      >
        {draft ? 'Mark as finished' : 'Continue writing'}
      </Button>
    </div>
  );
}
