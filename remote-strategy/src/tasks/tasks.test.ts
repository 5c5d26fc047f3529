import { analysisMs, reportStepMs } from '@steps/shared';
import { runTask } from '@steps/shared/ai';
import { openMemoryStore } from '@steps/shared/testing';
import { describeTasks } from '@steps/shared/testing/tasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import facts from '../../remote.json';
import { tasks } from '.';
import { lensFor } from './analysisLenses';
import { analysisPhase } from './analysisPhase';
import { reportSection } from './reportSection';

describeTasks(tasks, facts.tasks, {
  'analysis-phase': (businessContext) => ({
    phase: 4,
    title: 'Competition',
    framework: 'SWOT',
    businessContext,
    questions: businessContext,
  }),
  'report-section': (title) => ({ title, findings: [title] }),
  'website-insights': (about) => ({ address: 'fenwick.example', about }),
});

describe('a task with the built-in engine', () => {
  beforeEach(async () => {
    await openMemoryStore();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('analyses a phase in two seconds', async () => {
    const settled = vi.fn();
    const phase = { phase: 1, title: 'Context', framework: 'SWOT', businessContext: 'We make oak tables' };
    const work = runTask(analysisPhase, phase);
    work.then(settled, settled);
    await vi.advanceTimersByTimeAsync(analysisMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { output } = await work;
    expect(output.findings.map(({ heading }) => heading)).toEqual([
      'Strengths',
      'Weaknesses',
      'Opportunities',
      'Threats',
    ]);
  });

  it('writes a report in steps of 10 points every 300 ms', async () => {
    const progress: number[] = [];
    const work = runTask(reportSection, { title: 'Summary' }, { onProgress: (percent) => progress.push(percent) });
    for (let step = 1; step <= 9; step++) {
      await vi.advanceTimersByTimeAsync(reportStepMs);
      expect(progress.at(-1)).toBe(step * 10);
    }
    await vi.advanceTimersByTimeAsync(reportStepMs);
    await work;
    expect(progress.at(-1)).toBe(100);
  });
});

it('analyses differ by framework', () => {
  expect(lensFor("Porter's Five Forces").headings).toHaveLength(5);
  expect(lensFor('My own').name).toBe('My own');
});
