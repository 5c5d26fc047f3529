const forward = { row: 'ArrowRight', column: 'ArrowDown' };
const backward = { row: 'ArrowLeft', column: 'ArrowUp' };

/** Index that an arrow, Home or End moves to, around the ends; `undefined` for any other key. */
export function stepFrom(at: number, count: number, key: string, way: 'row' | 'column'): number | undefined {
  if (count === 0) return undefined;
  if (key === forward[way]) return (at + 1) % count;
  if (key === backward[way]) return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
