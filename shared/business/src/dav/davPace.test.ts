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
const { tasks, clock, pause } = vi.hoisted(() => {
  const tasks = { longest: 0, since: 0 };
  /** Time that this process alone has used (ms): what other programs do is no task of the page. */
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  /** As `yieldToMain`, and says how long the work before it took. */
  const pause = async () => {
    const length = clock() - tasks.since;
    tasks.longest = Math.max(tasks.longest, length);
    if (length < 8) return;
    await new Promise((resolve) => setImmediate(resolve));
    tasks.since = clock();
  };
  return { tasks, clock, pause };
});
vi.mock('@steps/platform/src/core/storage/pageTime', async (original) => ({
  ...(await original<object>()),
  yieldToMain: pause,
}));

/** How long it took in all, and its longest task (ms). */
async function timed(work: () => Promise<unknown>): Promise<{ readonly all: number; readonly longest: number }> {
  const from = clock();
  Object.assign(tasks, { longest: 0, since: from });
  await work();
  return { all: clock() - from, longest: tasks.longest };
}

beforeEach(() => setCurrentPerson(undefined));

describe(`A calendar of ${many} events`, () => {
  it('comes in, is compared again and asks without holding the page up', async () => {
    const all = Array.from({ length: many }, (_, nth) => meeting({ id: `m${nth}`, title: `Review ${nth}` }));
    await openMemoryStore({ davLinks: [link()], davEvents: all.map((one) => item(one)) });
    // The libraries and the time zone are loaded by the first one.
    event(meeting());
    const figures = {
      first: await timed(reconcile),
      settling: await timed(reconcile),
      again: await timed(reconcile),
      questions: await timed(davQuestions),
      'questions again': await timed(davQuestions),
    };
    console.info(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value) : value)));
    expect(meetings.size).toBe(many);
    expect(davEvents.all().every(({ base, remote, wanted }) => base === remote && wanted === undefined)).toBe(true);
    for (const { longest } of Object.values(figures)) expect(longest).toBeLessThan(50);
  }, 120_000);

  it('gets as many meetings without holding the page up', async () => {
    const all = Array.from({ length: many }, (_, nth) => meeting({ id: `m${nth}`, title: `Review ${nth}` }));
    await openMemoryStore({ davLinks: [link()], meetings: all });
    event(meeting());
    const figures = { sent: await timed(reconcile), again: await timed(reconcile) };
    console.info(JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value) : value)));
    expect(davEvents.size).toBe(many);
    for (const { longest } of Object.values(figures)) expect(longest).toBeLessThan(50);
  }, 120_000);
});
