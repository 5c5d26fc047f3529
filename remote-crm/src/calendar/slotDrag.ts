import type { Occurrence } from '@steps/shared/calendar';
import { type PointerEvent, type RefObject, useState } from 'react';
import { daysFrom } from './dayRules';
import { useDragClick } from './dragClick';
import { dayAt, dayMinutes, minutesAt, momentAt, snapped, stepMinutes } from './layoutRules';
import { clockText, newLength } from './meetingDraft';

/** What is being drawn in a day while the pointer is down. */
export interface Ghost {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

interface SlotDragOptions {
  readonly columns: RefObject<HTMLDivElement | null>;
  readonly days: readonly string[];
  readonly zone: string;
  readonly pieces: (key: string) => Occurrence | undefined;
  readonly onPlan: (day: string, from: number, to: number) => void;
  readonly onMove: (occurrence: Occurrence, start: string, end: string) => void;
}

/** Minutes since the first day shown began. */
interface Drag {
  readonly what: 'plan' | 'move' | 'resize';
  readonly occurrence?: Occurrence;
  /** Where the pointer went down. */
  readonly origin: number;
  readonly from: number;
  readonly to: number;
  readonly moved: boolean;
}

/** Planning, moving and resizing by pointer, in steps of 15 minutes. A finger scrolls instead; it plans by a tap. */
export function useSlotDrag({ columns, days, zone, pieces, onPlan, onMove }: SlotDragOptions) {
  const [drag, setDrag] = useState<Drag>();
  const { wasDrag, onClickCapture } = useDragClick();

  const place = (event: PointerEvent) => {
    const box = columns.current?.getBoundingClientRect();
    if (!box) return 0;
    const index = Math.min(
      Math.max(Math.floor(((event.clientX - box.left) / box.width) * days.length), 0),
      days.length - 1,
    );
    const minutes = Math.min(Math.max(((event.clientY - box.top) / box.height) * dayMinutes, 0), dayMinutes);
    return index * dayMinutes + minutes;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    wasDrag(false);
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof HTMLElement)) return;
    if (event.target.closest('.c-cal-more')) return;
    const key = event.target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const occurrence = key ? pieces(key) : undefined;
    if (key && !occurrence) return;
    const origin = place(event);
    const times = occurrence ? absoluteTimes(occurrence, days, zone) : slotAt(origin);
    const what = !occurrence ? 'plan' : event.target.dataset.resize ? 'resize' : 'move';
    setDrag({ what, ...(occurrence ? { occurrence } : {}), origin, ...times, moved: false });
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag) return;
    if (event.buttons === 0) return setDrag(undefined);
    const at = place(event);
    if (!drag.moved && Math.abs(at - drag.origin) < stepMinutes / 2) return;
    // Only now: a captured press would not reach the meeting as a click.
    if (!drag.moved) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag(dragged(drag, at, days, zone));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    setDrag(undefined);
    if (!drag) {
      const isFree = event.target instanceof HTMLElement && event.target.matches('.c-cal-day, .c-cal-day__working');
      if (event.pointerType === 'touch' && isFree) plan(slotAt(place(event)));
      return;
    }
    wasDrag(drag.moved && drag.what !== 'plan');
    if (drag.what === 'plan') plan(drag.moved ? drag : slotAt(drag.origin));
    else if (drag.moved && drag.occurrence) onMove(drag.occurrence, ...momentsOf(drag, days, zone));
  };
  const plan = ({ from, to }: { readonly from: number; readonly to: number }) => {
    const index = Math.floor(from / dayMinutes);
    onPlan(days[index] ?? '', from - index * dayMinutes, to - index * dayMinutes);
  };
  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: () => setDrag(undefined),
      onClickCapture,
    },
    ghost: (day: string): Ghost | undefined => (drag?.moved ? ghostOn(drag, days.indexOf(day)) : undefined),
  };
}

function dragged(drag: Drag, at: number, days: readonly string[], zone: string): Drag {
  const { what, occurrence, origin } = drag;
  if (what === 'move' && occurrence) {
    const { from, to } = absoluteTimes(occurrence, days, zone);
    const start = snapped(from + at - origin);
    return { ...drag, moved: true, from: start, to: start + to - from };
  }
  if (what === 'resize') return { ...drag, moved: true, to: Math.max(snapped(at), drag.from + stepMinutes) };
  const dayStart = Math.floor(origin / dayMinutes) * dayMinutes;
  const end = Math.min(Math.max(at, dayStart), dayStart + dayMinutes);
  const [first, last] = [Math.min(origin, end), Math.max(origin, end)];
  const from = Math.floor(first / stepMinutes) * stepMinutes;
  return { ...drag, moved: true, from, to: Math.max(Math.ceil(last / stepMinutes) * stepMinutes, from + stepMinutes) };
}

/** The half hour that was pressed, for as long as a new meeting is. */
function slotAt(minutes: number): { from: number; to: number } {
  const from = Math.floor(minutes / 30) * 30;
  return { from, to: from + newLength };
}

function absoluteTimes({ meeting: { start, end } }: Occurrence, days: readonly string[], zone: string) {
  const from = daysFrom(days[0] ?? '', dayAt(start, zone)) * dayMinutes + minutesAt(start, zone);
  return { from, to: from + Math.round((Date.parse(end) - Date.parse(start)) / 60_000) };
}

function momentsOf({ what, occurrence, from, to }: Drag, days: readonly string[], zone: string): [string, string] {
  const first = days[0] ?? '';
  const before = occurrence?.meeting;
  const start = what === 'resize' && before ? before.start : momentAt(first, from, zone);
  if (what === 'resize') return [start, momentAt(first, to, zone)];
  const length = before ? Date.parse(before.end) - Date.parse(before.start) : 0;
  return [start, new Date(Date.parse(start) + length).toISOString()];
}

function ghostOn({ from, to }: Drag, index: number): Ghost | undefined {
  const [first, last] = [Math.max(from - index * dayMinutes, 0), Math.min(to - index * dayMinutes, dayMinutes)];
  if (last <= first) return undefined;
  const text = (minutes: number) => clockText(((minutes % dayMinutes) + dayMinutes) % dayMinutes);
  return { from: first, to: last, label: `${text(from)} – ${text(to)}` };
}
