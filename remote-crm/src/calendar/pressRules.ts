/** A place in the window, pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What makes a press a drag: moving, or holding still where moving scrolls, which is under a finger. */
export type PressStart = 'move' | 'hold';

/** A finger that rests for so long lifts what is under it, ms. */
export const holdTime = 500;
/** A finger that moves further than this meanwhile scrolls, pixels. */
const restsWithin = 10;
/** A mouse that moves further than this drags, pixels. */
const dragsBeyond = 5;

/**
 * A press from down to its end. `waiting` becomes `lifted` (it drags from now on), `tapped` or `scrolled`; `lifted` becomes
 * `dropped` or `cancelled`. The last four are ends: nothing changes them.
 */
export interface Press {
  readonly phase: 'waiting' | 'lifted' | 'tapped' | 'scrolled' | 'dropped' | 'cancelled';
  readonly start: PressStart;
  readonly pointer: number;
  readonly origin: Point;
  readonly at: Point;
  /** When it went down, ms. */
  readonly since: number;
}

/** What happens to a press: times in ms, on the clock it began by. `cancel` is Escape, or the browser taking it away. */
export type PressEvent =
  | ({ readonly type: 'move'; readonly pointer: number; readonly now: number } & Point)
  | { readonly type: 'wait'; readonly now: number }
  | { readonly type: 'up'; readonly pointer: number }
  | { readonly type: 'down'; readonly pointer: number }
  | { readonly type: 'cancel' };

/** A press that begins. */
export const pressAt = (start: PressStart, pointer: number, origin: Point, since: number): Press => ({
  phase: 'waiting',
  start,
  pointer,
  origin,
  at: origin,
  since,
});

/** The press after something happened. Another pointer that goes down ends it: two fingers pinch. */
export function pressAfter(press: Press, event: PressEvent): Press {
  if (isOver(press)) return press;
  if (event.type === 'cancel') return { ...press, phase: press.phase === 'lifted' ? 'cancelled' : 'scrolled' };
  if (event.type === 'wait') return isHeld(press, event.now) ? { ...press, phase: 'lifted' } : press;
  if (event.type === 'down') return event.pointer === press.pointer ? press : pressAfter(press, { type: 'cancel' });
  if (event.pointer !== press.pointer) return press;
  if (event.type === 'up') return { ...press, phase: press.phase === 'lifted' ? 'dropped' : 'tapped' };
  const moved = { ...press, at: { x: event.x, y: event.y } };
  if (press.phase === 'lifted') return moved;
  const way = Math.hypot(event.x - press.origin.x, event.y - press.origin.y);
  if (press.start === 'move') return way > dragsBeyond ? { ...moved, phase: 'lifted' } : moved;
  if (way > restsWithin) return { ...moved, phase: 'scrolled' };
  return pressAfter(moved, { type: 'wait', now: event.now });
}

/** Whether nothing changes it any more. */
export const isOver = ({ phase }: Press): boolean => phase !== 'waiting' && phase !== 'lifted';

/** Milliseconds until a press that rests is lifted; none for one that is not waiting for that. */
export const restFor = (press: Press, now: number): number | undefined =>
  press.phase === 'waiting' && press.start === 'hold' ? Math.max(press.since + holdTime - now, 0) : undefined;

const isHeld = ({ phase, start, since }: Press, now: number) =>
  phase === 'waiting' && start === 'hold' && now - since >= holdTime;
