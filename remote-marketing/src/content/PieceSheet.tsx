import { Allowed, useMay } from '@steps/business';
import { formatMoment, momentFrom, ownLocal } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { attempt, ButtonLink, notify, Row, Sheet, Stack, StatusTag } from '@steps/platform/ui';
import { Button } from 'antd';
import { pieces } from '../pieces/piece';
import { kindNames, pieceHref, statusLooks } from '../pieces/pieceNames';
import { deletePieces, type PlacedPiece, publishPiece, schedulePiece } from '../pieces/pieceState';
import { undoNotice } from '../studio/undoNotice';
import { BrandChecks } from './BrandChecks';
import styles from './PieceSheet.module.css';
import { pieceText } from './pieceText';

interface PieceSheetProps {
  readonly placed: PlacedPiece;
  readonly onClose: () => void;
}

/** One piece: where it is, its day, its words and how they fit the business. */
export function PieceSheet({ placed: { piece, status }, onClose }: PieceSheetProps) {
  const { word, tone, icon } = statusLooks[status];
  const text = pieceText(piece);
  const now = new Date();
  const mayChange = useMay()('change', pieces.modules);
  return (
    <Sheet
      open
      title={piece.title}
      description={kindNames[piece.kind]}
      onClose={onClose}
      footer={
        <>
          <Allowed action="delete" module={pieces.modules}>
            <Button
              type="text"
              danger
              onClick={() => {
                deletePieces([piece.id]);
                onClose();
                notify(undoNotice('Piece deleted', piece.title));
              }}
            >
              Delete
            </Button>
          </Allowed>
          {mayChange && (status === 'approved' || status === 'scheduled') && (
            <Button onClick={() => attempt('Not saved', () => publishPiece(piece.id))}>Mark as published</Button>
          )}
          <ButtonLink to={pieceHref(piece)}>Open in its studio</ButtonLink>
        </>
      }
    >
      <Stack bound gap={4}>
        <Row gap={2} align="center" wrap>
          <StatusTag tone={tone} icon={icon}>
            {word}
          </StatusTag>
          <span className="s-faint">Changed {formatMoment(piece.updatedAt, now)}</span>
        </Row>
        {piece.publishedAt ? (
          <p>Published {formatMoment(piece.publishedAt, now)}.</p>
        ) : !mayChange ? (
          piece.scheduledAt && <p>Planned for {formatMoment(piece.scheduledAt, now)}.</p>
        ) : (
          <MomentField
            label="Day and time"
            required={false}
            value={piece.scheduledAt ? ownLocal(piece.scheduledAt) : ''}
            onChange={(moment) =>
              attempt('Not saved', () => schedulePiece(piece.id, moment ? momentFrom(moment).toISOString() : undefined))
            }
          />
        )}
        {text ? <p className={styles.text}>{text}</p> : <p className="s-faint">No words yet.</p>}
        {text && <BrandChecks text={text} />}
      </Stack>
    </Sheet>
  );
}
