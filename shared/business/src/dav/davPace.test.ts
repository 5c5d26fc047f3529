import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { davEvents } from '../nouns/dav/davItem';
import { meetings } from '../nouns/meetings/meeting';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { davQuestions } from './davQuestion';
import { event, item, link, meeting } from './davRows.fixture';
import { reconcile } from './reconcile';

/** Events of a calendar: `DAV_EVENTS=5000` for the figures in `performance.md`. */
const many = Number(process.env.DAV_EVENTS ?? 300);
const { tasks, pause } = await vi.hoisted(async () => {
  const { processorTime: clock } = await import('@steps/testing');
  const tasks = { longest: 0, since: 0, clock };
  /** As `yieldToMain`, and says how long the work before it took. */
  const pause = async () => {
    const length = clock() - tasks.since;
    tasks.longest = Math.max(tasks.longest, length);
    if (length < 8) return;
    await new Promise((resolve) => setImmediate(resolve));
    tasks.since = clock();
  };
  return { tasks, pause };
});
vi.mock('@steps/platform/src/core/storage/pageTime', async (original) => ({
  ...(await original<object>()),
  yieldToMain: pause,
}));

interface Figure {
  readonly all: number;
  readonly longest: number;
}

/** How long it took in all, and its longest task (ms). */
async function timed(work: () => Promise<unknown>): Promise<Figure> {
  const from = tasks.clock();
  Object.assign(tasks, { longest: 0, since: from });
  await work();
  return { all: tasks.clock() - from, longest: tasks.longest };
}

/** No step has a longer task than 50 ms in three rounds: the collector, which sweeps what other tests left, hardly meets the same one each time. */
async function noneIsLong(round: () => Promise<Readonly<Record<string, Figure>>>): Promise<void> {
  const rounds = [await round(), await round(), await round()];
  for (const name of Object.keys(rounds[0] ?? {})) {
    const figures = rounds.map((one) => one[name] ?? { all: 0, longest: 0 });
    console.info(
      name,
      JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value) : value)),
    );
    expect(Math.min(...figures.map(({ longest }) => longest)), name).toBeLessThan(50);
  }
}

beforeEach(() => setCurrentPerson(undefined));

describe(`A calendar of ${many} events`, () => {
  it('comes in, is compared again and asks without holding the page up', async () => {
    const all = Array.from({ length: many }, (_, nth) => meeting({ id: `m${nth}`, title: `Review ${nth}` }));
    // The libraries and the time zone are loaded by the first one.
    event(meeting());
    await noneIsLong(async () => {
      await openMemoryStore({ davLinks: [link()], davEvents: all.map((one) => item(one)) });
      const figures = {
        first: await timed(reconcile),
        settling: await timed(reconcile),
        again: await timed(reconcile),
        questions: await timed(davQuestions),
        'questions again': await timed(davQuestions),
      };
      expect(meetings.size).toBe(many);
      expect(davEvents.all().every(({ base, remote, wanted }) => base === remote && wanted === undefined)).toBe(true);
      return figures;
    });
  }, 120_000);

  it('gets as many meetings without holding the page up', async () => {
    const all = Array.from({ length: many }, (_, nth) => meeting({ id: `m${nth}`, title: `Review ${nth}` }));
    event(meeting());
    await noneIsLong(async () => {
      await openMemoryStore({ davLinks: [link()], meetings: all });
      const figures = { sent: await timed(reconcile), again: await timed(reconcile) };
      expect(davEvents.size).toBe(many);
      return figures;
    });
  }, 120_000);
});
