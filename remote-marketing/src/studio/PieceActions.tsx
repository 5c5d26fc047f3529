import { useMay } from '@steps/business';
import { attempt, Menu, type MenuItem, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Piece, pieces } from '../pieces/piece';
import { publishPiece } from '../pieces/pieceState';
import { ScheduleDialog } from './ScheduleDialog';

interface PieceActionsProps {
  readonly piece: Piece;
  /** How it is with the piece, in a few words. */
  readonly state: string;
  /** The menu that takes it out of Steps, by its name. */
  readonly menu: string;
  readonly items: readonly MenuItem[];
  /** Whether all of it is approved: then it can have its day. */
  readonly ready: boolean;
  readonly schedule: { readonly title: string; readonly description: string };
  /** Before the menu. */
  readonly children?: ReactNode;
}

/** What can be done with a piece: carry it out of Steps, say that it is out, give it a day. */
export function PieceActions({ piece, state, menu, items, ready, schedule, children }: PieceActionsProps) {
  const mayChange = useMay()('change', pieces.modules);
  const [scheduling, setScheduling] = useState(false);
  const disabled = !ready || piece.publishedAt !== undefined;
  const published: MenuItem = {
    id: 'published',
    label: 'Mark as published',
    separated: true,
    disabled,
    onSelect: () => attempt('Not saved', () => publishPiece(piece.id)),
  };
  const all = mayChange ? [...items, published] : items;
  return (
    <>
      <Text as="span" alignSelf="center" tone="muted" size={12}>
        {state}
      </Text>
      {children}
      {all.length > 0 && <Menu label={menu} trigger={menu} align="end" items={all} />}
      {mayChange && (
        <Button disabled={disabled} icon={<CalendarPlus size={16} aria-hidden />} onClick={() => setScheduling(true)}>
          Schedule
        </Button>
      )}
      {scheduling && <ScheduleDialog piece={piece} {...schedule} onClose={() => setScheduling(false)} />}
    </>
  );
}
