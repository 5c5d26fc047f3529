/** A rectangle on the screen, pixels from its top left. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between the notices and what is around them, pixels. */
const gap = 16;
/** Between the notices and a bar they are lifted over, pixels. */
const overBar = 8;

/**
 * How far above the bottom of the window the notices are, pixels: at its edge, or over the bars, composers and dialogs' buttons
 * there. Where that leaves no room the notices go to the top.
 */
export function noticeLift(
  { left, right, height }: { readonly left: number; readonly right: number; readonly height: number },
  kept: readonly Area[],
  window: number,
): number {
  const overlapping = kept.filter((area) => area.left < right && area.right > left && area.bottom > area.top);
  let lift = gap;
  const covered = (area: Area) => area.top < window - lift && area.bottom > window - lift - height;
  for (let next = overlapping.find(covered); next; next = overlapping.find(covered)) lift = window - next.top + overBar;
  const most = window - height - gap;
  return lift > most ? Math.max(most, 0) : lift;
}
