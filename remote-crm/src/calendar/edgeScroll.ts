import type { Press } from './pressRules';

/** Pixels from an edge within which a drag scrolls on, and pixels in a millisecond at the edge itself. */
const edge = 56;
const fastest = 0.7;
/** Pixels a drag must have gone towards an edge, so that one that begins there does not run away. */
const towards = 8;

/** How fast to scroll, pixels in a millisecond, negative towards the start: the faster the nearer the edge. */
export function edgeSpeed(at: number, origin: number, from: number, to: number): number {
  const reach = Math.min(edge, (to - from) / 4);
  const nearness = (left: number) => Math.min(1, (reach - left) / reach) * fastest;
  if (at < origin - towards && at - from < reach) return -nearness(at - from);
  return at > origin + towards && to - at < reach ? nearness(to - at) : 0;
}

/** Scrolls what holds the area on, for so many milliseconds, when a drag is near its edge. True when something moved. */
export function scrollOn(area: HTMLElement, { at, origin }: Press, ms: number, axis: 'x' | 'both'): boolean {
  return scrollersOf(area).some((scroller) => {
    const seen = seenPart(area, scroller);
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollLeft += whole(edgeSpeed(at.x, origin.x, seen.left, seen.right) * ms);
    if (axis === 'both') scroller.scrollTop += whole(edgeSpeed(at.y, origin.y, seen.top, seen.bottom) * ms);
    return scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
  });
}

/** The part of a scroller in which the area is seen: without what stays in its place above and beside it. */
function seenPart(area: HTMLElement, scroller: Element) {
  const [width, height] = [window.innerWidth, window.innerHeight];
  if (scroller === document.scrollingElement) return { left: 0, top: 0, right: width, bottom: height };
  const box = scroller.getBoundingClientRect();
  const inner = area.getBoundingClientRect();
  return {
    left: Math.max(inner.left + scroller.scrollLeft, box.left, 0),
    top: Math.max(inner.top + scroller.scrollTop, box.top, 0),
    right: Math.min(box.right, width),
    bottom: Math.min(box.bottom, height),
  };
}

/** From the nearest to the page itself. */
function scrollersOf(area: HTMLElement): Element[] {
  const found: Element[] = [];
  for (let element = area.parentElement; element; element = element.parentElement) {
    const isPage = element === document.scrollingElement;
    if (isPage || /auto|scroll/.test(getComputedStyle(element).overflow)) found.push(element);
  }
  return found;
}

/** At least a pixel: some browsers forget parts of one. */
const whole = (pixels: number) => Math.sign(pixels) * Math.ceil(Math.abs(pixels));
