import { momentFrom, ownLocal } from '@steps/platform';
import { MomentField } from '@steps/platform/fields';
import { attempt, Dialog } from '@steps/platform/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Piece } from '../pieces/piece';
import { schedulePiece } from '../pieces/pieceState';

interface ScheduleDialogProps {
  readonly piece: Piece;
  readonly title: string;
  readonly description: string;
  readonly onClose: () => void;
}

/** Gives a piece its day. On that day the hub says what is due: a browser that is closed cannot post. */
export function ScheduleDialog({ piece, title, description, onClose }: ScheduleDialogProps) {
  const [moment, setMoment] = useState(piece.scheduledAt ? ownLocal(piece.scheduledAt) : '');
  const save = () => {
    if (!moment) return;
    if (attempt('Not saved', () => schedulePiece(piece.id, momentFrom(moment).toISOString()))) onClose();
  };
  return (
    <Dialog
      open
      title={title}
      description={description}
      size="small"
      onClose={onClose}
      footer={
        <>
          {piece.scheduledAt && (
            <Button
              type="text"
              onClick={() => {
                if (attempt('Not saved', () => schedulePiece(piece.id, undefined))) onClose();
              }}
            >
              Remove the day
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" disabled={!moment} onClick={save}>
            Schedule
          </Button>
        </>
      }
    >
      <MomentField label="Day and time" value={moment} onChange={setMoment} />
    </Dialog>
  );
}
