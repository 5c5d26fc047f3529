import type { CSSProperties } from 'react';
import styles from './DragTip.module.css';
import { shortDay } from './dayRules';
import type { Point } from './pressRules';

interface DragTipProps extends Point {
  readonly title: string;
  readonly day: string;
}

/** What a finger drags and the day it would come to, above the finger that hides both. */
export function DragTip({ x, y, title, day }: DragTipProps) {
  return (
    <div className={styles.tip} data-drag-tip style={{ '--c-x': x, '--c-y': y } as CSSProperties} aria-hidden>
      <strong>{title}</strong>
      {shortDay(day)}
    </div>
  );
}
