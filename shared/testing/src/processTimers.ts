const key = Symbol.for('steps test: timers of this process');

interface Kept {
  readonly timers: Set<NodeJS.Timeout>;
  readonly setTimeout: typeof setTimeout;
  readonly setInterval: typeof setInterval;
}

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && 'timers' in value;

/** Node's own timers, saved once for all files of the process. */
function kept(): Kept {
  const found: unknown = Reflect.get(globalThis, key);
  if (isKept(found)) return found;
  const { setTimeout, setInterval } = globalThis;
  const made: Kept = { timers: new Set(), setTimeout, setInterval };
  Reflect.set(globalThis, key, made);
  return made;
}

/**
 * Ends the timers that earlier files have left running in this process: they would fire in the next file, and start others by
 * its stopped clock. Timers of a window end with the window.
 */
export function forgetTimers(): void {
  const { timers, setTimeout, setInterval } = kept();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  const remembering =
    (start: typeof setTimeout | typeof setInterval) =>
    (...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    };
  if (typeof document !== 'undefined') return;
  Object.assign(globalThis, { setTimeout: remembering(setTimeout), setInterval: remembering(setInterval) });
}
