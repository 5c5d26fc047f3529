import { onClientClosed } from '@steps/platform';
import { announce, failureText } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import type { PieceKind } from '../pieces/piece';
import { addResult } from '../pieces/pieceState';

/** What a job tells while it runs. */
interface JobNews {
  readonly signal: AbortSignal;
  readonly about: { readonly collection: 'pieces'; readonly id: string };
  readonly onStageLine: (line: string) => void;
  readonly onPartial: (text: string) => void;
  readonly onProgress: (percent: number) => void;
}

/** One result that is asked for: the part of the piece it belongs to, and how it is made. Resolves with the ledger entry's id. */
export interface GenerationJob {
  readonly part: string;
  readonly label: string;
  readonly run: (news: JobNews) => Promise<string>;
}

interface PartProgress {
  label: string;
  line: string;
  percent: number;
  text: string;
}

interface Generation {
  pieceId: string;
  /** Parts under way. */
  parts: Record<string, PartProgress>;
  /** Why parts gave no result: a sentence for each. */
  problems: string[];
  running: boolean;
}

const state = proxy<{ studios: Record<string, Generation> }>({ studios: {} });
const stops = new Map<string, AbortController>();

// What was asked for one business is not made for another, and its progress is not shown there.
onClientClosed(() => {
  for (const stop of stops.values()) stop.abort();
  stops.clear();
  state.studios = {};
});

interface Order {
  readonly studio: string;
  readonly pieceId: string;
  readonly kind: PieceKind;
  readonly brief: Readonly<Record<string, string>>;
  /** What it is about, for the title. */
  readonly words: string;
  readonly jobs: readonly GenerationJob[];
}

/**
 * Makes several results at once. It goes on when the person leaves the page; a part that fails costs only itself, and the
 * brief stays. Resolves when all have ended; ignored while the studio is busy.
 */
export async function generate({ studio, pieceId, kind, brief, words, jobs }: Order): Promise<void> {
  if (stops.has(studio)) return;
  const stop = new AbortController();
  stops.set(studio, stop);
  const parts = Object.fromEntries(jobs.map(({ part, label }) => [part, { label, line: '', percent: 0, text: '' }]));
  state.studios[studio] = { pieceId, parts, problems: [], running: true };
  const generation = state.studios[studio];
  const update = (part: string, news: Partial<PartProgress>) => {
    const known = generation.parts[part];
    if (known && !stop.signal.aborted) Object.assign(known, news);
  };
  await Promise.all(
    jobs.map(async ({ part, label, run }) => {
      try {
        const resultId = await run({
          signal: stop.signal,
          about: { collection: 'pieces', id: pieceId },
          onStageLine: (line) => update(part, { line }),
          onPartial: (text) => update(part, { text }),
          onProgress: (percent) => update(part, { percent }),
        });
        if (stops.get(studio) !== stop) return;
        addResult({ pieceId, kind, part, resultId, brief, words });
      } catch (failure) {
        if (!stop.signal.aborted) generation.problems.push(`${label}: ${problemOf(failure)}`);
      } finally {
        delete generation.parts[part];
      }
    }),
  );
  // Another business was opened meanwhile, and may be making something of its own.
  if (stops.get(studio) !== stop) return;
  generation.running = false;
  stops.delete(studio);
  announce(generation.problems.length > 0 ? 'Some results could not be made.' : 'Results are ready.');
}

/** Stops what a studio is making; what is finished already stays. */
export const stopGeneration = (studio: string): void => stops.get(studio)?.abort();

/** What a studio is making, in render. */
export const useGeneration = (studio: string) => useSnapshot(state).studios[studio];

function problemOf(failure: unknown): string {
  // By its name: `AiError` itself would fetch the code of the engines' door with the page.
  if (failure instanceof Error && failure.name === 'AiError') return failure.message;
  return failureText(failure, 'That did not work. Your brief is kept; please try again.');
}
