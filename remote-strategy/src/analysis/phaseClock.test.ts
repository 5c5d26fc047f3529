// @vitest-environment page
import { aiResults } from '@steps/business';
import { analysisMs } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aiRuns } from '../runs/aiRun';
import { leaveRuns } from '../runs/runState';
import { workOnRuns } from '../runs/runWorker';
import { runPhase, stopPhase } from './phaseRun';
import { tellAdvanced } from './phaseSteps';
import { phaseVersions } from './results';
import { type AnalysisSession, analysisSessions } from './session';
import { advancePhase } from './sessionState';

const told = vi.hoisted(() => vi.fn());
vi.mock('@steps/platform/ui', async (load) => ({ ...(await load<object>()), notify: told }));

const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 4,
  businessContext: 'We make oak tables in Leeds',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const started = { title: 'Analysis Started', description: 'Estimated time: 2 seconds' };
const complete = { title: 'Analysis Complete', description: 'The result of phase 4 waits for your review.' };
const toasts = () => told.mock.calls.map(([toast]) => toast);

beforeEach(async () => {
  await openMemoryStore({ analysisSessions: [session] });
  told.mockClear();
  // The first run fetches the engines; that takes time of the real clock.
  runPhase(session, 4);
  await vi.dynamicImportSettled();
  stopPhase(session.id, 4);
  told.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the toasts of a phase', () => {
  it('say at the press that it started, and 2 s later, not a millisecond sooner, that it is complete', async () => {
    runPhase(session, 4);
    expect(toasts()).toEqual([started]);
    await vi.advanceTimersByTimeAsync(analysisMs - 1);
    expect(toasts()).toEqual([started]);
    await vi.advanceTimersByTimeAsync(1);
    expect(toasts()).toEqual([started, complete]);
  });

  it('say “Re-running Analysis” at once, and really run', async () => {
    const before = aiResults.size;
    runPhase(session, 4, { again: true });
    expect(toasts()).toEqual([{ title: 'Re-running Analysis', description: 'Phase 4. The previous version is kept.' }]);
    await vi.advanceTimersByTimeAsync(analysisMs);
    expect(toasts().at(-1)).toEqual(complete);
    expect(aiResults.size).toBe(before + 1);
  });

  it('are not said twice for a second press, nor at the end of a run that was stopped', async () => {
    runPhase(session, 4);
    runPhase(session, 4);
    stopPhase(session.id, 4);
    await vi.advanceTimersByTimeAsync(analysisMs * 2);
    expect(toasts()).toEqual([started]);
  });

  it('name the phase that comes next, and nothing beyond the ninth', () => {
    for (let phase = 5; phase <= 9; phase++) tellAdvanced(advancePhase(session.id));
    tellAdvanced(advancePhase(session.id));
    expect(toasts()).toEqual(
      [5, 6, 7, 8, 9].map((next) => ({ title: 'Phase Completed', description: `Moving to Phase ${next}` })),
    );
    expect(analysisSessions.get(session.id)?.currentPhase).toBe(9);
  });
});

it('a phase that is cut off by a reload goes on with the next page, once, and says when it is complete', async () => {
  const before = aiResults.size;
  runPhase(session, 4);
  await vi.advanceTimersByTimeAsync(analysisMs / 2);
  leaveRuns();
  await vi.advanceTimersByTimeAsync(analysisMs);
  expect(toasts()).toEqual([started]);
  const leave = workOnRuns();
  runPhase(session, 4);
  await vi.advanceTimersByTimeAsync(analysisMs * 2);
  expect(toasts()).toEqual([started, complete]);
  expect(aiResults.size).toBe(before + 1);
  expect(phaseVersions(session)[3]).toHaveLength(1);
  expect(aiRuns.size).toBe(0);
  leave();
});
