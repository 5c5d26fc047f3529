import { scrollOn } from './edgeScroll';
import { isOver, type Press, type PressEvent, type PressStart, pressAfter, pressAt, restFor } from './pressRules';

/** Milliseconds of a vibration that says: it is yours now. */
const buzz = 12;

/** What a press holds, and what happens with it. */
export interface DragPlan<Held> {
  readonly start: PressStart;
  readonly held: Held;
  /** Which ways scroll on near an edge. */
  readonly scrolls: 'x' | 'both';
  /** The same thing, dragged to where the press is. */
  readonly follow: (held: Held, press: Press) => Held;
  /** Draws what is dragged; nothing when it is over. */
  readonly show: (held: Held | undefined) => void;
  /** After the last drawing. */
  readonly end: (press: Press, held: Held) => void;
}

/** A press that is followed. */
export interface PressSession {
  readonly phase: () => Press['phase'];
  /** Whether it ever was a drag, so that no click may come of it. */
  readonly wasLifted: () => boolean;
  /** Puts everything back. */
  readonly cancel: () => void;
}

/** Follows a press on an area to its end, with the clock, the keys and the edges that belong to it. */
export function followPress<Held>(area: HTMLElement, down: PointerEvent, plan: DragPlan<Held>): PressSession {
  const listening = new AbortController();
  let press = pressAt(plan.start, down.pointerId, { x: down.clientX, y: down.clientY }, performance.now());
  let { held } = plan;
  let wasLifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const draw = () => {
    held = plan.follow(held, press);
    plan.show(held);
  };
  const lift = () => {
    wasLifted = true;
    swallowClick();
    if (plan.start === 'hold') vibrate();
    // Only now: a captured press would not reach the meeting as a click.
    else area.setPointerCapture(press.pointer);
    plan.show(held);
    frame = requestAnimationFrame((now) => scrollFrom(now));
  };
  const scrollFrom = (before: number) => {
    frame = requestAnimationFrame((now) => {
      if (scrollOn(area, press, Math.min(now - before, 50), plan.scrolls)) draw();
      scrollFrom(now);
    });
  };
  const happen = (event: PressEvent) => {
    if (isOver(press)) return;
    const { phase } = press;
    press = pressAfter(press, event);
    if (phase === 'waiting' && press.phase === 'lifted') lift();
    if (isOver(press)) finish();
    else if (press.phase === 'lifted' && event.type === 'move') draw();
  };
  const finish = () => {
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    plan.show(undefined);
    plan.end(press, held);
  };
  const rest = () => {
    const left = restFor(press, performance.now());
    if (left === undefined) return;
    timer = setTimeout(() => {
      happen({ type: 'wait', now: performance.now() });
      rest();
    }, left);
  };
  const on = <Name extends keyof WindowEventMap>(name: Name, listener: (event: WindowEventMap[Name]) => void) =>
    window.addEventListener(name, listener, { capture: true, signal: listening.signal });

  on('pointermove', (event) => {
    // A mouse that was let go elsewhere.
    if (event.pointerId === press.pointer && event.pointerType === 'mouse' && event.buttons === 0)
      return happen({ type: 'cancel' });
    happen({ type: 'move', pointer: event.pointerId, x: event.clientX, y: event.clientY, now: performance.now() });
  });
  on('pointerup', ({ pointerId }) => happen({ type: 'up', pointer: pointerId }));
  on('pointerdown', ({ pointerId }) => happen({ type: 'down', pointer: pointerId }));
  on('pointercancel', ({ pointerId }) => pointerId === press.pointer && happen({ type: 'cancel' }));
  on('keydown', (event) => {
    if (event.key !== 'Escape' || press.phase !== 'lifted') return;
    event.preventDefault();
    event.stopPropagation();
    happen({ type: 'cancel' });
  });
  rest();
  return { phase: () => press.phase, wasLifted: () => wasLifted, cancel: () => happen({ type: 'cancel' }) };
}

/** A click follows every press of a mouse, also the one that was a drag: this one is swallowed. */
function swallowClick(): void {
  const swallowing = new AbortController();
  const end = () => setTimeout(() => swallowing.abort());
  const options = { capture: true, signal: swallowing.signal };
  window.addEventListener('click', (event) => event.stopPropagation(), options);
  for (const name of ['pointerup', 'pointercancel', 'pointerdown']) window.addEventListener(name, end, options);
}

/** Where the device can, and the person has touched the page before: browsers complain otherwise. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(buzz);
}
