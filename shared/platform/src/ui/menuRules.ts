export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 4;
const edge = 8;

/** Where a menu of `size` opens by its `trigger`, in pixels of the window: below if it fits, never past an edge. */
export function placeMenu(
  trigger: Box,
  size: Size,
  window: Size,
  align: 'start' | 'end',
): { top: number; left: number } {
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - size.height;
  const top = below + size.height > window.height - edge && above >= edge ? above : below;
  const left = align === 'start' ? trigger.left : trigger.right - size.width;
  return { top, left: Math.max(edge, Math.min(left, window.width - edge - size.width)) };
}

/** The next item whose label starts with the typed letter, from `at` on and around; `undefined` if none does. */
export function findByLetter(labels: readonly string[], at: number, letter: string): number | undefined {
  for (let step = 1; step <= labels.length; step += 1) {
    const index = (at + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(letter.toLowerCase())) return index;
  }
  return undefined;
}
