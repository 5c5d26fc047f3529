import { describe, expect, it } from 'vitest';
import { edgeSpeed } from './edgeScroll';

describe('a drag near the edge', () => {
  it('scrolls faster the nearer it comes', () => {
    expect(edgeSpeed(590, 300, 100, 600)).toBeGreaterThan(edgeSpeed(560, 300, 100, 600));
    expect(edgeSpeed(700, 300, 100, 600)).toBe(edgeSpeed(600, 300, 100, 600));
    expect(edgeSpeed(110, 300, 100, 600)).toBeLessThan(0);
  });

  it('does not scroll in the middle, nor at the edge it began at and moves away from', () => {
    expect(edgeSpeed(300, 500, 100, 600)).toBe(0);
    expect(edgeSpeed(590, 590, 100, 600)).toBe(0);
    expect(edgeSpeed(580, 590, 100, 600)).toBe(0);
    expect(edgeSpeed(120, 110, 100, 600)).toBe(0);
  });
});
