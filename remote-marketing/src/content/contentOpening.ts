import { aiResults } from '@steps/business';
import { briefs } from '@steps/business/briefs';
import { pagePreview, whenIdle } from '@steps/platform';
import { useEffect } from 'react';
import * as v from 'valibot';
import { pieceKinds, pieces } from '../pieces/piece';
import { pieceStatuses } from '../pieces/pieceRules';
import type { ListedPiece, PlacedPiece } from '../pieces/pieceState';
import { type CalendarPage, calendarViews } from './calendarRules';

/** From so many pieces on reading them takes long enough to be seen. */
const worthKeeping = 1000;
/** Rows that are kept: more than a large window shows. */
const keptRows = 60;

const listed = v.object({
  piece: v.object({
    id: v.string(),
    kind: v.picklist(pieceKinds),
    title: v.string(),
    scheduledAt: v.optional(v.string()),
    publishedAt: v.optional(v.string()),
    updatedAt: v.string(),
  }),
  status: v.picklist(pieceStatuses),
});

/** What the tabs say. */
const tabs = { count: v.number(), briefCount: v.number() };

const librarySchema = v.object({ ...tabs, rows: v.array(listed) });

const calendarSchema = v.object({
  ...tabs,
  view: v.picklist(calendarViews),
  page: v.object({
    days: v.array(v.object({ day: v.string(), pieces: v.array(listed), more: v.number() })),
    counts: v.object({
      draft: v.number(),
      waiting: v.number(),
      approved: v.number(),
      scheduled: v.number(),
      published: v.number(),
    }),
    without: v.array(listed),
    withoutCount: v.number(),
  }),
});
type KeptLibrary = v.InferOutput<typeof librarySchema>;
type KeptCalendar = v.InferOutput<typeof calendarSchema>;

/** What a status follows from, and the count of a tab. */
const collections = [pieces, aiResults, briefs];

/** What the content studio can show while its pieces are still being read: what its two long tabs kept of their last opening. */
export function useContentOpening() {
  const { loading, view: library } = pagePreview.use('content library', librarySchema, collections);
  const { view: calendar } = pagePreview.use('content calendar', calendarSchema, collections);
  return { loading, library, calendar };
}

/** Keeps the first rows of the library for its next opening, whenever the page is idle after they have changed. */
export function useKeptLibrary(all: readonly PlacedPiece[], rows: readonly PlacedPiece[] | undefined): void {
  useEffect(() => {
    if (!rows || all.length < worthKeeping) return;
    return keepIdly('content library', (): KeptLibrary => {
      return { ...tabCounts(all), rows: rows.slice(0, keptRows).map(briefly) };
    });
  }, [all, rows]);
}

/** Keeps what the calendar shows of today for its next opening. */
export function useKeptCalendar(
  all: readonly PlacedPiece[],
  view: KeptCalendar['view'],
  page: CalendarPage | undefined,
): void {
  useEffect(() => {
    if (!page || all.length < worthKeeping) return;
    return keepIdly('content calendar', (): KeptCalendar => {
      const days = page.days.map((day) => ({ ...day, pieces: day.pieces.map(briefly) }));
      return { ...tabCounts(all), view, page: { ...page, days, without: page.without.map(briefly) } };
    });
  }, [all, view, page]);
}

const keepIdly = (name: string, value: () => unknown) =>
  whenIdle(() => void pagePreview.keep(name, value(), collections), 2000);

const tabCounts = (all: readonly PlacedPiece[]) => ({ count: all.length, briefCount: openBriefs(briefs.all()) });

/** How many briefs wait for somebody to begin. */
export const openBriefs = (all: ReturnType<typeof briefs.all>): number => all.filter(({ begunAt }) => !begunAt).length;

/** Without its words: nothing is copied that a list does not show. */
function briefly({ piece, status }: ListedPiece): v.InferOutput<typeof listed> {
  const { id, kind, title, scheduledAt, publishedAt, updatedAt } = piece;
  return {
    piece: {
      id,
      kind,
      title,
      updatedAt,
      ...(scheduledAt ? { scheduledAt } : {}),
      ...(publishedAt ? { publishedAt } : {}),
    },
    status,
  };
}
