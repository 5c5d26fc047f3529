import { openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisSession } from '../analysis/session';
import { generateReport, stopReport } from './reportGeneration';

const told = vi.hoisted(() => vi.fn());
vi.mock('@steps/platform/ui', async (load) => ({ ...(await load<object>()), notify: told }));

const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 1,
  businessContext: 'Joinery',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

beforeEach(async () => {
  await openMemoryStore({ analysisSessions: [session] });
  told.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the sample report', () => {
  it('is there after ten steps of 300 ms, and not one millisecond sooner', async () => {
    const made = generateReport(session);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(told).toHaveBeenCalledExactlyOnceWith({
      title: 'Executive Report Generated',
      description: 'A sample: no phase has been approved yet.',
    });
  });

  it('is not made twice at once, and says nothing when it is stopped', async () => {
    const first = generateReport(session);
    const second = generateReport(session);
    await vi.advanceTimersByTimeAsync(600);
    stopReport(session.id);
    await Promise.all([first, second]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(told).not.toHaveBeenCalled();
  });
});
