import type { Occurrence } from '@steps/business/calendar';
import type { PointerEvent, RefObject } from 'react';
import { daysFrom } from './dayRules';
import { useDrag } from './drag';
import { shifted } from './moveKeys';
import type { Point } from './pressRules';
import type { ViewProps } from './viewProps';

interface DayDragOptions extends Pick<ViewProps, 'occurrences' | 'zone' | 'onMove'> {
  readonly area: RefObject<HTMLElement | null>;
  readonly scrolls?: 'x' | 'both';
  /** A finger rested on a free day and was let go there. */
  readonly onPlan: (day: string) => void;
}

interface DayDrag {
  /** None when a finger rests on a free day. */
  readonly occurrence: Occurrence | undefined;
  /** The day under the pointer when it went down, and the one under it now. */
  readonly from: string;
  readonly over: string;
  readonly at: Point;
}

/** Moves meetings from day to day, at the same time of the day: `data-key` marks a meeting, `data-day` a day. */
export function useDayDrag({ area, scrolls = 'both', occurrences, zone, onMove, onPlan }: DayDragOptions) {
  const grab = (event: PointerEvent, target: HTMLElement, byFinger: boolean): DayDrag | undefined => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const occurrence = occurrences.find((one) => one.key === key);
    const at = { x: event.clientX, y: event.clientY };
    const from = target.closest<HTMLElement>('[data-day]')?.dataset.day ?? dayUnder(at);
    const isFree = byFinger && target.dataset.day !== undefined;
    return from && (occurrence || isFree) ? { occurrence, from, over: from, at } : undefined;
  };
  const { onPointerDown, held, byFinger } = useDrag<DayDrag>({
    area,
    scrolls,
    grab,
    follow: (drag, { at }) => ({ ...drag, at, over: dayUnder(at) ?? drag.over }),
    end: ({ phase }, { occurrence, from, over }) => {
      if (phase !== 'dropped') return;
      const days = daysFrom(from, over);
      if (!occurrence) onPlan(over);
      else if (days !== 0) onMove(occurrence, ...shifted(occurrence.meeting, days, 0, zone));
    },
  });
  return {
    onPointerDown,
    /** The day to which what is dragged would come. */
    over: held?.over,
    /** The meeting that is dragged. */
    lifted: held?.occurrence?.key,
    /** What is said above a finger, which hides the day. */
    tip:
      byFinger && held
        ? { ...held.at, title: held.occurrence?.meeting.title ?? 'New meeting', day: held.over }
        : undefined,
  };
}

const dayUnder = ({ x, y }: Point) =>
  document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.day !== undefined)
    ?.dataset.day;
