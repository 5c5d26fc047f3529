import type { Occurrence } from '@steps/business/calendar';
import { type Shortcut, usePageKeys } from '@steps/platform/ui';
import { type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { useDrag } from './drag';
import { dayMinutes } from './layoutRules';
import type { Point } from './pressRules';
import { absoluteTimes, dragged, endOf, type Ghost, ghostOn, momentsOf, type SlotDrag, slotAt } from './slotRules';

interface SlotDragOptions {
  readonly columns: RefObject<HTMLDivElement | null>;
  readonly days: readonly string[];
  readonly zone: string;
  readonly pieces: (key: string) => Occurrence | undefined;
  readonly onPlan: (day: string, from: number, to: number) => void;
  readonly onMove: (occurrence: Occurrence, start: string, end: string) => void;
}

/** What fingers are told of a day: where the handle of the chosen meeting is, minutes of the day. */
export interface Handle {
  readonly key: string;
  readonly at: number;
}

/**
 * Planning, moving and resizing among the hours, in steps of 15 minutes. A meeting that a finger has lifted stays chosen
 * and shows a handle at its end, until something else is pressed.
 */
export function useSlotDrag({ columns, days, zone, pieces, onPlan, onMove }: SlotDragOptions) {
  const [chosen, choose] = useState<string>();
  useDismissal(chosen !== undefined, columns, () => choose(undefined));

  const place = ({ x, y }: Point) => {
    const box = columns.current?.getBoundingClientRect();
    if (!box) return 0;
    const index = Math.min(Math.max(Math.floor(((x - box.left) / box.width) * days.length), 0), days.length - 1);
    return index * dayMinutes + Math.min(Math.max(((y - box.top) / box.height) * dayMinutes, 0), dayMinutes);
  };
  const grab = (event: PointerEvent, target: HTMLElement, byFinger: boolean): Grabbed | undefined => {
    const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    if (key !== chosen) choose(undefined);
    if (target.closest('[data-no-drag]')) return undefined;
    const occurrence = key ? pieces(key) : undefined;
    if (key && !occurrence) return undefined;
    const origin = place({ x: event.clientX, y: event.clientY });
    if (!occurrence) return { what: 'plan', origin, ...slotAt(origin), moved: false, dismisses: chosen !== undefined };
    // The edge is for a mouse: too narrow for a finger, which has the handle.
    const isEdge = target.dataset.resize !== undefined && (!byFinger || target.dataset.handle !== undefined);
    const what = isEdge ? 'resize' : 'move';
    return { what, occurrence, origin, ...absoluteTimes(occurrence, days, zone), moved: false, dismisses: false };
  };
  const plan = ({ from, to }: SlotDrag) => {
    const index = Math.floor(from / dayMinutes);
    onPlan(days[index] ?? '', from - index * dayMinutes, to - index * dayMinutes);
  };
  const drag = useDrag<Grabbed>({
    area: columns,
    grab,
    follow: (held, { at }) => ({ ...held, ...dragged(held, place(at), days, zone) }),
    end: ({ phase }, held, byFinger) => {
      const { what, occurrence, moved, dismisses } = held;
      if (what === 'plan' && (phase === 'dropped' || (phase === 'tapped' && !dismisses))) plan(held);
      if (!occurrence || phase !== 'dropped') return;
      if (byFinger) choose(occurrence.key);
      if (moved) onMove(occurrence, ...momentsOf(held, days, zone));
    },
  });

  const { held, byFinger } = drag;
  const chosenMeeting = chosen === undefined ? undefined : pieces(chosen);
  const handled = byFinger ? held?.occurrence : chosenMeeting;
  const end = handled && endOf(byFinger && held ? held : absoluteTimes(handled, days, zone));
  return {
    onPointerDown: drag.onPointerDown,
    byFinger,
    ghost: (day: string): Ghost | undefined =>
      held && (held.moved || byFinger) ? ghostOn(held, days.indexOf(day)) : undefined,
    handle: (day: string): Handle | undefined =>
      handled && end && days[end.index] === day ? { key: handled.key, at: end.minutes } : undefined,
    /** How a meeting is drawn now. */
    mark: (key: string): 'lifted' | 'chosen' | undefined =>
      key === held?.occurrence?.key ? 'lifted' : key === chosen ? 'chosen' : undefined,
  };
}

interface Grabbed extends SlotDrag {
  /** A tap on free time that only puts away the handle. */
  readonly dismisses: boolean;
}

/** Escape, or a press elsewhere on the page. */
function useDismissal(active: boolean, area: RefObject<HTMLElement | null>, dismiss: () => void): void {
  usePageKeys(letGo, { 'let-go': active ? dismiss : undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it does never changes.
  useEffect(() => {
    if (!active) return;
    const onDown = ({ target }: Event) => target instanceof Node && !area.current?.contains(target) && dismiss();
    window.addEventListener('pointerdown', onDown, true);
    return () => window.removeEventListener('pointerdown', onDown, true);
  }, [active, area]);
}

const letGo = [
  { id: 'let-go', label: 'Let go of the chosen meeting', keys: ['Esc'], scope: 'Calendar' },
] as const satisfies readonly Shortcut[];
