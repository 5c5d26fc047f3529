import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later, nextClock, noClock } from './clock';

/** A clock as it is stored: nine digits of milliseconds and four of the count, each in base 36. */
const stamp = (time: number, count: string) => `${time.toString(36).padStart(9, '0')}${count}`;

describe('the clock of changes', () => {
  it('is the time and a count, each as wide as any other, so that text sorts like time', () => {
    expect(nextClock(noClock, 0)).toBe('0000000000000');
    expect(nextClock(noClock, 35)).toBe('00000000z0000');
    expect(nextClock(noClock, Date.UTC(2026, 10, 3))).toBe(
      `${Date.UTC(2026, 10, 3).toString(36).padStart(9, '0')}0000`,
    );
    expect(noClock < nextClock(noClock, 0)).toBe(true);
  });

  it('counts within a millisecond, and begins again with the next', () => {
    expect(nextClock(stamp(5, '0000'), 5)).toBe(stamp(5, '0001'));
    expect(nextClock(stamp(5, '000z'), 5)).toBe(stamp(5, '0010'));
    expect(nextClock(stamp(5, '000z'), 6)).toBe(stamp(6, '0000'));
  });

  it('goes on from what was read when the wall clock is behind it', () => {
    expect(nextClock(stamp(7_200_000, '0004'), 5)).toBe(stamp(7_200_000, '0005'));
  });

  it('goes on with the next millisecond when the count is full', () => {
    expect(nextClock(stamp(5, 'zzzy'), 5)).toBe(stamp(5, 'zzzz'));
    expect(nextClock(stamp(5, 'zzzz'), 5)).toBe(stamp(6, '0000'));
  });

  it('only rises, however the wall clock jumps', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000_000_000_000), { minLength: 2 }), (times) => {
        let clock = noClock;
        for (const now of times) {
          const next = nextClock(clock, now);
          expect(next > clock).toBe(true);
          expect(next >= stamp(now, '0000')).toBe(true);
          clock = next;
        }
      }),
    );
  });

  it('of two is the later one', () => {
    expect(later(stamp(5, '0001'), stamp(5, '0000'))).toBe(stamp(5, '0001'));
    expect(later(stamp(5, '0001'), stamp(10, '0000'))).toBe(stamp(10, '0000'));
    expect(later(noClock, stamp(0, '0000'))).toBe(stamp(0, '0000'));
  });
});
