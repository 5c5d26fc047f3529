import { type WebFigure, webFigures } from '@steps/business/webFigures';
import { commit, counted, drop, put } from '@steps/platform';

/** Keeps daily figures; those of a day and channel that is known already take its place. Undo takes all of it back. */
export function importWebFigures(figures: readonly WebFigure[]): void {
  if (figures.length === 0) return;
  const label = `Import ${counted(figures.length, 'daily figure')} of the website`;
  commit({ label, changes: figures.map((figure) => put(webFigures, figure)) });
}

/** Forgets all figures of the website; undo brings them back. */
export function removeWebFigures(): void {
  const changes = webFigures.all().map(({ id }) => drop(webFigures, id));
  if (changes.length > 0) commit({ label: 'Remove the figures of the website', changes });
}
