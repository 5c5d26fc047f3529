import type { Occurrence } from '@steps/shared/calendar';
import { type PointerEvent, useState } from 'react';
import type { ViewProps } from './CalendarViews';
import { daysFrom } from './dayRules';
import { useDragClick } from './dragClick';
import { shifted } from './moveKeys';

/** Pixels after which a press is a drag. */
const dragStarts = 5;

interface Drag {
  readonly occurrence: Occurrence;
  /** The day under the pointer when it went down, and where that was. */
  readonly from: string;
  readonly x: number;
  readonly y: number;
  /** The day under the pointer; none until it is a drag. */
  readonly over?: string;
}

/**
 * Moves meetings from day to day by pointer, at the same time of the day: `data-key` marks a meeting, `data-day` a day.
 * A finger scrolls instead.
 */
export function useDayDrag({ occurrences, zone, onMove }: Pick<ViewProps, 'occurrences' | 'zone' | 'onMove'>) {
  const [drag, setDrag] = useState<Drag>();
  const { wasDrag, onClickCapture } = useDragClick();

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDrag(false);
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof HTMLElement)) return;
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const occurrence = occurrences.find((one) => one.key === key);
    const from = event.target.closest<HTMLElement>('[data-day]')?.dataset.day ?? dayUnder(event);
    if (occurrence && from) setDrag({ occurrence, from, x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return;
    if (event.buttons === 0) return setDrag(undefined);
    const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > dragStarts;
    if (!drag.over && !isFar) return;
    // Only now: a captured press would not reach the meeting as a click.
    if (!drag.over) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, over: dayUnder(event) ?? drag.over ?? drag.from });
  };
  const onPointerUp = () => {
    setDrag(undefined);
    if (!drag?.over) return;
    wasDrag(true);
    const days = daysFrom(drag.from, drag.over);
    if (days !== 0) onMove(drag.occurrence, ...shifted(drag.occurrence.meeting, days, 0, zone));
  };
  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(undefined),
      onClickCapture,
    },
    /** The day a dragged meeting would come to. */
    over: drag?.over,
  };
}

const dayUnder = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.day !== undefined)
    ?.dataset.day;
