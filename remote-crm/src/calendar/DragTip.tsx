import type { CSSProperties } from 'react';
import { shortDay } from './dayRules';
import styles from './drag.module.css';
import type { Point } from './pressRules';

interface DragTipProps extends Point {
  readonly title: string;
  readonly day: string;
}

/** What a finger drags and the day it would come to, above the finger that hides both. */
export function DragTip({ x, y, title, day }: DragTipProps) {
  return (
    <div className={styles.calTip} data-drag-tip style={{ '--c-x': x, '--c-y': y } as CSSProperties} aria-hidden>
      <strong>{title}</strong>
      {shortDay(day)}
    </div>
  );
}
