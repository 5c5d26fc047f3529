import { aiResults, createClient, switchClient } from '@steps/business';
import { defineTask } from '@steps/business/tasks';
import { commit, flush, put } from '@steps/platform';
import { letter, memoryPort, modifyAiResult, openMemoryStore } from '@steps/testing';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AiRun, aiRuns } from './aiRun';
import { runStep } from './runDefinition';
import { lease, type RunLock, webLock } from './runLock';
import { assertSteps, readySteps } from './runRules';
import { cancelRun, defineRun, leaveRuns, pauseRun, repeatStep, resumeRun, runProgress, startRun } from './runState';
import { workOnRuns } from './runWorker';

/** Answers of the steps, by what they were asked: a test lets each of them end when it likes. */
const asked: { prompt: string; end(text?: string): void; fail(message: string): void }[] = [];

const held = defineTask({
  ...letter,
  kind: 'held',
  pace: 'generation',
  builtIn: ({ prompt }) =>
    new Promise<{ content: string; reasoning: string }>((resolve, reject) => {
      asked.push({
        prompt,
        end: (text = `About ${prompt}`) => resolve({ content: text, reasoning: '' }),
        fail: (message) => reject(new Error(message)),
      });
    }),
});

const plan = defineRun({
  kind: 'plan',
  input: v.object({ business: v.string() }),
  title: ({ business }) => `Plan for ${business}`,
  steps: ({ business }) => [
    runStep({ id: 'context', title: 'Context', task: held, input: () => ({ prompt: `context of ${business}` }) }),
    runStep({ id: 'market', title: 'Market', task: held, input: () => ({ prompt: 'market' }) }),
    runStep({ id: 'rivals', title: 'Rivals', task: held, input: () => ({ prompt: 'rivals' }) }),
    runStep({
      id: 'advice',
      title: 'Advice',
      needs: ['context', 'market'],
      task: held,
      input: (results) => ({ prompt: `${results.text('context')} + ${results.of('market', held).content}` }),
    }),
  ],
  parallel: 2,
});

/** One tab at a time, in the order they asked: what the Web Locks of a browser do. */
function lockManager(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, work: () => Promise<void>) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  // The one form of the call that is used.
  return { request } as unknown as LockManager;
}

const tabs: (() => void)[] = [];
/** Opens a tab that works on runs; returns how to close it. */
function tab(lock: RunLock = webLock(lockManager())): () => void {
  const close = workOnRuns(lock);
  tabs.push(close);
  return close;
}

// Each test opens its tabs itself.
leaveRuns();

// Fetched with the first run: not in the time of a test.
beforeAll(() => import('@steps/assistant'));

let port = memoryPort();
beforeEach(async () => {
  vi.useFakeTimers();
  port = memoryPort();
  await openMemoryStore({}, { port });
});
afterEach(() => {
  for (const close of tabs.splice(0)) close();
  asked.length = 0;
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(3000);
const open = () => asked.map(({ prompt }) => prompt);
const answer = async (prompt: string, text?: string) => {
  const index = asked.findIndex((one) => one.prompt === prompt);
  asked.splice(index, 1)[0]?.end(text);
  await settle();
};
const states = (run: AiRun) =>
  aiRuns
    .get(run.id)
    ?.steps.map(({ state }) => state)
    .join(' ');
const stateOf = (run: AiRun) => runProgress(aiRuns.get(run.id) ?? run);

/** Starts a run in the tabs that are open, or in one. */
const started = async () => {
  if (tabs.length === 0) tab();
  const run = startRun(plan, { business: 'Fenwick' });
  await settle();
  return run;
};

describe('a run of several steps', () => {
  it('makes each input from earlier results, and never works on more steps at once than it may', async () => {
    const run = await started();
    expect(open()).toEqual(['context of Fenwick', 'market']);
    await answer('context of Fenwick', 'Oak in Leeds');
    expect(open()).toEqual(['market', 'rivals']);
    await answer('market', 'Growing');
    expect(open()).toEqual(['rivals', 'Oak in Leeds + Growing']);
    await answer('rivals');
    await answer('Oak in Leeds + Growing', 'Sell online');
    expect(stateOf(run)).toEqual({ state: 'done', done: 4, of: 4 });
    const steps = aiRuns.get(run.id)?.steps;
    const advice = aiResults.get(steps?.[3]?.resultId ?? '');
    expect(advice).toMatchObject({ output: 'Sell online', status: 'pending', run: { id: run.id, step: 'advice' } });
  });

  it('goes on with what a reviewer made of an earlier result', async () => {
    const run = await started();
    await answer('context of Fenwick', 'Oak in Leeds');
    modifyAiResult(aiRuns.get(run.id)?.steps[0]?.resultId ?? '', 'Beech in York');
    await answer('market', 'Growing');
    expect(open()).toContain('Beech in York + Growing');
  });

  it('keeps what was done when a step fails, goes on with what does not need it, and resumes there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const run = await started();
    await answer('context of Fenwick', 'Oak');
    asked.splice(0, 1)[0]?.fail('Out of memory');
    await settle();
    expect(states(run)).toBe('done failed running waiting');
    expect(aiRuns.get(run.id)?.steps[1]?.problem).toBe('This step failed. Try it again.');
    await answer('rivals');
    expect(stateOf(run)).toMatchObject({ state: 'failed', done: 2 });
    resumeRun(run.id);
    await settle();
    expect(open()).toEqual(['market']);
    await answer('market', 'Growing');
    await answer('Oak + Growing');
    expect(stateOf(run)).toMatchObject({ state: 'done' });
    expect(aiRuns.get(run.id)?.steps.map(({ tries }) => tries)).toEqual([1, 2, 1, 1]);
    vi.restoreAllMocks();
  });

  it('paused, ends what it had begun and begins nothing; resumed, it goes on', async () => {
    const run = await started();
    pauseRun(run.id);
    expect(stateOf(run).state).toBe('stopping');
    await answer('context of Fenwick');
    await answer('market');
    expect(open()).toEqual([]);
    expect(stateOf(run)).toEqual({ state: 'paused', done: 2, of: 4 });
    resumeRun(run.id);
    await settle();
    expect(open()).toHaveLength(2);
  });

  it('cancelled, drops what it had begun and keeps what is done', async () => {
    const run = await started();
    await answer('context of Fenwick');
    cancelRun(run.id);
    for (const { end } of asked.splice(0)) end();
    await settle();
    expect(states(run)).toBe('done waiting waiting waiting');
    expect(stateOf(run).state).toBe('cancelled');
    expect(aiResults.size).toBe(1);
  });

  it('repeats a step with all that rests on it, and nothing else', async () => {
    const run = await started();
    await answer('context of Fenwick', 'Oak');
    await answer('market', 'Growing');
    await answer('rivals');
    await answer('Oak + Growing');
    repeatStep(run.id, 'market');
    expect(states(run)).toBe('done waiting done waiting');
  });
});

describe('a reload in the middle', () => {
  const reload = async () => {
    for (const close of tabs.splice(0)) close();
    await flush();
    asked.length = 0;
    await openMemoryStore({}, { port });
    await settle();
  };

  it('loses no finished step; those that were cut off are begun anew', async () => {
    const run = await started();
    await answer('context of Fenwick', 'Oak');
    expect(states(run)).toBe('done running running waiting');
    await reload();
    tab();
    await settle();
    expect(open()).toEqual(['market', 'rivals']);
    await answer('market', 'Growing');
    expect(open()).toContain('Oak + Growing');
  });

  it('does not make again what was recorded just before', async () => {
    const run = await started();
    await answer('context of Fenwick', 'Oak');
    const before = aiRuns.get(run.id);
    // The entry was written; the line of the run was not.
    for (const close of tabs.splice(0)) close();
    const cutOff = before?.steps.map((step) => (step.id === 'context' ? { ...step, state: 'running' as const } : step));
    commit({ label: 'x', changes: [put(aiRuns, { ...run, steps: cutOff ?? [] })], undoable: false });
    await reload();
    tab();
    await settle();
    expect(open()).not.toContain('context of Fenwick');
    expect(states(run)?.startsWith('done')).toBe(true);
  });

  it('goes on only when its own client is open', async () => {
    const run = await started();
    const own = run.id;
    const other = createClient({ businessName: 'Other' });
    await switchClient(other.id);
    for (const { end } of asked.splice(0)) end();
    await settle();
    expect(aiResults.size).toBe(0);
    expect(aiRuns.get(own)).toBeUndefined();
    await switchClient('client-1');
    await settle();
    expect(open()).toEqual(['context of Fenwick', 'market']);
  });
});

describe('two tabs', () => {
  it('work on a run one at a time; when the first is closed, the second goes on', async () => {
    const locks = lockManager();
    const first = tab(webLock(locks));
    tab(webLock(locks));
    const run = await started();
    expect(open()).toEqual(['context of Fenwick', 'market']);
    first();
    for (const { end } of asked.splice(0)) end();
    await settle();
    expect(open()).toEqual(['context of Fenwick', 'market']);
    expect(states(run)).toBe('running running waiting waiting');
  });

  it('take turns by a lease in the run where the browser has no locks', async () => {
    const run = await started();
    for (const close of tabs.splice(0)) close();
    const times = { leaseMs: 3000, settleMs: 100 };
    const log: string[] = [];
    const work = (name: string, ms: number) => async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      log.push(`${name} ends`);
    };
    const { signal } = new AbortController();
    const both = [
      lease('one', times)(run.id, signal, work('one', 10_000)),
      lease('two', times)(run.id, signal, work('two', 1000)),
    ];
    await vi.advanceTimersByTimeAsync(30_000);
    await Promise.all(both);
    expect(log).toHaveLength(4);
    expect(log[0]?.replace('begins', 'ends')).toBe(log[1]);
    expect(aiRuns.get(run.id)?.lease).toBeUndefined();
  });
});

describe('the steps of a definition', () => {
  const step = (id: string, ...needs: string[]) => ({ id, needs });

  it('are each defined once, after all that they need', () => {
    expect(() => assertSteps([step('a'), step('b', 'a')])).not.toThrow();
    expect(() => assertSteps([step('a', 'b'), step('b', 'a')])).toThrow('need steps before it, got “b”');
    expect(() => assertSteps([step('a'), step('a')])).toThrow('got “a” twice');
  });

  it('may begin once all that they need is done', () => {
    const row = (id: string, state: 'waiting' | 'done' | 'failed') => ({ id, title: id, state, tries: 0 });
    const steps = [row('a', 'done'), row('b', 'failed'), row('c', 'waiting'), row('d', 'waiting')];
    const needs = new Map([
      ['c', ['a']],
      ['d', ['a', 'b']],
    ]);
    expect(readySteps(steps, needs).map(({ id }) => id)).toEqual(['c']);
  });
});
