/** Widths of the side panes in percent; the centre takes the rest. */
export interface PaneWidths {
  readonly left: number;
  readonly right: number;
}

export type SidePane = keyof PaneWidths;

/** The panes in the order of their tabs, if there is room for only one: the timeline first. */
export const paneIds = ['activity', 'details', 'related'] as const;
export type PaneId = (typeof paneIds)[number];

/** Widths at first, and their limits (spec 2, section 9), in percent. */
export const defaultWidths: PaneWidths = { left: 25, right: 25 };
export const sideLimits = { min: 20, max: 40 } as const;
export const centreLimits = { min: 30, max: 60 } as const;

/** How far one press of an arrow moves a separator, and one with Shift, in percent. */
const step = 1;
const bigStep = 5;

/** The least and the most that one side pane can have while the other keeps its width. */
export function limitsOf(widths: PaneWidths, side: SidePane): { readonly min: number; readonly max: number } {
  const other = widths[otherSide[side]];
  return {
    min: Math.max(sideLimits.min, 100 - centreLimits.max - other),
    max: Math.min(sideLimits.max, 100 - centreLimits.min - other),
  };
}

/** The widths with one side at `to` percent, or as near as the limits of all three panes allow. */
export function resized(widths: PaneWidths, side: SidePane, to: number): PaneWidths {
  const { min, max } = limitsOf(widths, side);
  const wanted = Number.isFinite(to) ? to : widths[side];
  return { ...widths, [side]: Math.min(max, Math.max(min, wanted)) };
}

/** Stored widths, brought within the limits. */
export const withinLimits = (kept: PaneWidths): PaneWidths =>
  resized(resized(defaultWidths, 'left', kept.left), 'right', kept.right);

/** Where a key moves the separator of a side, in percent of that side; `undefined` for other keys. */
export function keyTarget(widths: PaneWidths, side: SidePane, key: string, shift: boolean): number | undefined {
  const { min, max } = limitsOf(widths, side);
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const towards = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (towards === undefined) return undefined;
  const grows = side === 'left' ? towards : -towards;
  return widths[side] + grows * (shift ? bigStep : step);
}

const otherSide = { left: 'right', right: 'left' } as const;
