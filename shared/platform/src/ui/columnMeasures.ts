import { type ColumnWidths, fitWidth } from './recordColumns';

const headRow = (list: HTMLElement) => list.querySelector<HTMLElement>('.s-list__head .s-list__row');

/** Ids of the columns in the order of their tracks; a checkbox has a track and no id. */
const trackIds = (row: HTMLElement) =>
  Array.from(row.children, (cell) => (cell instanceof HTMLElement ? cell.dataset.column : undefined));

/** The tracks of a row as they are laid out, pixels. */
const tracksOf = (row: HTMLElement) => getComputedStyle(row).gridTemplateColumns.split(' ').map(Number.parseFloat);

/** What the columns of the list that holds `inside`, or is in it, have on the screen; none where nothing is laid out. */
export function shownWidths(inside: HTMLElement): ColumnWidths {
  const row = headRow(listOf(inside));
  if (!row) return {};
  const tracks = tracksOf(row);
  return widthsOf(trackIds(row), (at) => tracks[at]);
}

/**
 * The widths at which the columns show all of what is in the page: their headers, and the rows that are drawn. Each row is
 * laid out once as wide as its content asks for; nothing of that is painted.
 */
export function fittedWidths(inside: HTMLElement): ColumnWidths {
  const list = listOf(inside);
  const head = headRow(list);
  const scroller = list.querySelector<HTMLElement>('.s-list__scroller');
  if (!head || !scroller) return {};
  const ids = trackIds(head);
  const before = scroller.style.getPropertyValue('--s-tracks');
  scroller.style.setProperty('--s-tracks', `repeat(${ids.length}, max-content)`);
  const rows = Array.from(list.querySelectorAll<HTMLElement>('.s-list__row'), tracksOf);
  scroller.style.setProperty('--s-tracks', before);
  return widthsOf(ids, (at) => Math.max(...rows.map((tracks) => Math.ceil(tracks[at] ?? 0))));
}

function listOf(inside: HTMLElement): HTMLElement {
  return inside.closest<HTMLElement>('.s-list') ?? inside.querySelector<HTMLElement>('.s-list') ?? inside;
}

const widthsOf = (ids: readonly (string | undefined)[], width: (at: number) => number | undefined): ColumnWidths =>
  Object.fromEntries(
    ids.flatMap((id, at) => {
      const found = width(at);
      return id === undefined || found === undefined || !Number.isFinite(found) ? [] : [[id, fitWidth(found)]];
    }),
  );
