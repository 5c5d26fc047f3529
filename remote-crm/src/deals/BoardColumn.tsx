import { useDroppable } from '@dnd-kit/react';
import { Money, Stack, Text } from '@steps/platform/ui';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './board.module.css';
import type { BoardColumn as Column } from './boardRules';

interface BoardColumnProps {
  readonly column: Column;
  /** A card that was picked up by keyboard would be dropped here. */
  readonly target: boolean;
  readonly hidden: number;
  readonly onMore: () => void;
  readonly children: ReactNode;
}

/** One stage of the board, with count and sum in its head. */
export function BoardColumn({ column, target, hidden, onMore, children }: BoardColumnProps) {
  const id = useId();
  const { ref, isDropTarget } = useDroppable({ id: column.id });
  const { label, count, valuePence, weightedPence, kind, probability } = column;
  return (
    <Stack
      ref={ref}
      as="section"
      gap={2}
      alignContent="start"
      paddingY={3}
      paddingX={2}
      className={styles.column}
      data-kind={kind}
      data-target={target || isDropTarget || undefined}
      aria-labelledby={id}
    >
      <Text as="header" paddingX={1} size={13}>
        <Text as="h2" size={14} id={id}>
          {label} <span className="s-faint">{count}</span>
        </Text>
        <p>
          <Money pence={valuePence} />
          {kind === 'open' && (
            <span className="s-faint" title={`Value times the chance of ${probability}%`}>
              {' '}
              · weighted <Money pence={wholePounds(weightedPence)} />
            </span>
          )}
        </p>
      </Text>
      {count === 0 ? (
        <Text paddingY={2} paddingX={1} size={13} tone="faint">
          No deals here.
        </Text>
      ) : (
        <ul className="s-plain">{children}</ul>
      )}
      {hidden > 0 && (
        <Button type="text" onClick={onMore}>
          {kind === 'open' ? `Show more (${hidden})` : `Show all (${count})`}
        </Button>
      )}
    </Stack>
  );
}

/** A chance is an estimate, so the weighted sum has no pence. */
const wholePounds = (pence: number) => Math.round(pence / 100) * 100;
