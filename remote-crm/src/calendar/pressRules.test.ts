import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holdTime,
  isOver,
  type Press,
  type PressEvent,
  type PressStart,
  pressAfter,
  pressAt,
  restFor,
} from './pressRules';

/** A press at (100, 100) that went down at 1000 ms. */
const press = (start: PressStart, ...events: readonly PressEvent[]): Press =>
  events.reduce(pressAfter, pressAt(start, 1, { x: 100, y: 100 }, 1000));
const move = (x: number, y: number, now = 1100): PressEvent => ({ type: 'move', pointer: 1, x, y, now });
const wait = (now: number): PressEvent => ({ type: 'wait', now });
const up: PressEvent = { type: 'up', pointer: 1 };
const held = wait(1000 + holdTime);

describe('a finger', () => {
  it('that leaves the screen soon taps', () => {
    expect(press('hold', wait(1499), up).phase).toBe('tapped');
  });

  it('that rests for half a second picks the meeting up, and no earlier', () => {
    expect(press('hold', wait(1499)).phase).toBe('waiting');
    expect(press('hold', wait(1500)).phase).toBe('lifted');
    expect(restFor(press('hold'), 1400)).toBe(100);
    expect(restFor(press('hold', held), 1500)).toBeUndefined();
  });

  it('that trembles still picks the meeting up, and one that moves scrolls instead', () => {
    expect(press('hold', move(106, 108), held).phase).toBe('lifted');
    expect(press('hold', move(100, 111), held, up).phase).toBe('scrolled');
  });

  it('drags what it picked up, and drops it where it leaves the screen', () => {
    expect(press('hold', held, move(300, 40), up)).toMatchObject({ phase: 'dropped', at: { x: 300, y: 40 } });
  });

  it('puts back what it picked up when the touch is cancelled or a second finger comes', () => {
    expect(press('hold', held, { type: 'cancel' }, up).phase).toBe('cancelled');
    expect(press('hold', held, { type: 'down', pointer: 2 }, up).phase).toBe('cancelled');
    expect(press('hold', { type: 'down', pointer: 2 }, held).phase).toBe('scrolled');
    expect(press('hold', held, { type: 'up', pointer: 2 }).phase).toBe('lifted');
  });
});

describe('a mouse', () => {
  it('drags as soon as it moves, and never by resting', () => {
    expect(press('move', wait(9000)).phase).toBe('waiting');
    expect(press('move', move(104, 103), up).phase).toBe('tapped');
    expect(press('move', move(104, 104), up).phase).toBe('dropped');
  });
});

describe('a press', () => {
  const someEvent: fc.Arbitrary<PressEvent> = fc.oneof(
    fc.record({
      type: fc.constant('move' as const),
      pointer: fc.constantFrom(1, 2),
      x: fc.integer({ min: 80, max: 120 }),
      y: fc.integer({ min: 80, max: 120 }),
      now: fc.integer({ min: 1000, max: 1800 }),
    }),
    fc.record({ type: fc.constant('wait' as const), now: fc.integer({ min: 1000, max: 1800 }) }),
    fc.record({ type: fc.constantFrom('up' as const, 'down' as const), pointer: fc.constantFrom(1, 2) }),
    fc.constant({ type: 'cancel' as const }),
  );

  it('ends once, and drops only what was picked up', () => {
    fc.assert(
      fc.property(fc.constantFrom('move' as const, 'hold' as const), fc.array(someEvent), (start, events) => {
        const phases = [press(start)];
        for (const event of events) phases.push(pressAfter(phases.at(-1) ?? press(start), event));
        const end = phases.findIndex(isOver);
        if (end === -1) return;
        expect(new Set(phases.slice(end)).size).toBe(1);
        const wasLifted = phases.slice(0, end).some(({ phase }) => phase === 'lifted');
        expect(['dropped', 'cancelled'].includes(phases[end]?.phase ?? '')).toBe(wasLifted);
      }),
    );
  });
});
