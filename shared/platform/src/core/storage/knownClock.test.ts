import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KnownClock } from './knownClock';

beforeEach(() => {
  vi.useFakeTimers();
  // Time since the page began counts as well.
  vi.advanceTimersByTime(5000);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a tab knows', () => {
  it('was read by the person at it a second after it came, not before', () => {
    const known = new KnownClock('a');
    known.know('b');
    expect([known.newest, known.read]).toEqual(['b', 'a']);
    vi.advanceTimersByTime(999);
    expect(known.read).toBe('a');
    vi.advanceTimersByTime(1);
    expect(known.read).toBe('b');
  });

  it('is read change by change, in the order in which they came', () => {
    const known = new KnownClock('a');
    known.know('b');
    known.know('c');
    vi.advanceTimersByTime(600);
    known.know('d');
    vi.advanceTimersByTime(600);
    expect([known.newest, known.read]).toEqual(['d', 'c']);
    expect(known.read).toBe('c');
    vi.advanceTimersByTime(400);
    expect(known.read).toBe('d');
  });

  it('was read when it was there before anything was shown', () => {
    const known = new KnownClock('a');
    known.know('b', true);
    expect([known.newest, known.read]).toEqual(['b', 'b']);
  });

  it('never goes back: an older change raises nothing, nor does one that is known', () => {
    const known = new KnownClock('c');
    known.know('b', true);
    expect([known.newest, known.read]).toEqual(['c', 'c']);
    known.know('d');
    known.know('d', true);
    expect([known.newest, known.read]).toEqual(['d', 'c']);
  });

  it('that was read at once stays read when an earlier change ripens', () => {
    const known = new KnownClock('a');
    known.know('b');
    known.know('c', true);
    vi.advanceTimersByTime(1000);
    expect(known.read).toBe('c');
  });
});
