import { analysisMs, reportStepMs } from '@steps/shared';
import { runTask } from '@steps/shared/ai';
import { openMemoryStore } from '@steps/shared/testing';
import { builtInResult, describeTasks } from '@steps/shared/testing/tasks';
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
  'data-question': (question) => ({ question, facts: ['Won deals by source: Referral £4,000 (3 deals)'] }),
  'research-report': (question) => ({
    question,
    sources: [{ id: 'won', kind: 'records', title: 'Won deals by source', says: 'Referral £4,000', day: '2026-11-03' }],
  }),
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
      'The question to answer',
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

describe('an analysis by the built-in engine', () => {
  const given = ['Turnover of £84,000 in 2025', '31 of 40 customers came by referral', 'Lost 4 tenders on price'];
  const analyse = (phase: number, framework = 'SWOT') =>
    builtInResult(analysisPhase, { phase, title: 'A phase', framework, businessContext: 'Oak tables', facts: given });

  it('has findings and steps of its own for each of the nine phases', async () => {
    const texts = await Promise.all(Array.from({ length: 9 }, async (_, at) => (await analyse(at + 1)).text));
    const lines = texts.map((text) => new Set(text.split('\n').filter((line) => line.startsWith('- '))));
    for (const [at, own] of lines.entries()) {
      const others = new Set(lines.filter((_, other) => other !== at).flatMap((other) => [...other]));
      expect([...own].filter((line) => !others.has(line)).length, `phase ${at + 1}`).toBeGreaterThanOrEqual(4);
    }
  });

  it('puts each given fact once, where it belongs: in the phase it speaks to, or under the side of the framework', async () => {
    const { text } = await analyse(6);
    const [money = '', ...rest] = text.split('## ').slice(1);
    expect(money).toContain('What drives the numbers');
    expect(money).toContain('Turnover of £84,000 in 2025. (evidence 1)');
    expect(rest.find((part) => part.includes('by referral'))).toMatch(/^Strengths/);
    for (const fact of given) expect(text.split(fact)).toHaveLength(2);
    expect((await analyse(3)).text).toMatch(/## Who buys, and why\n- 31 of 40 customers/);
  });
});

it('a SWOT has what was won under strengths, slow answers and challenges under weaknesses, and losses under threats', async () => {
  const { text } = await builtInResult(analysisPhase, {
    phase: 9,
    title: 'Roadmap and measures',
    framework: 'SWOT',
    businessContext: 'A studio for websites',
    facts: [
      'Won deals by source: Referral £14,000 of £36,800 (6 deals, last 12 months)',
      'Lost reasons: Not a fit 2, No budget 1 (3 deals lost, last 12 months)',
      'Time until the first call, email or meeting: Median 166 days (41 new contacts, last 12 months)',
      'Goals: Win more customers of the kind we like best (Questionnaire)',
      'Challenges: Answers to customers take too long (Questionnaire)',
    ],
  });
  const under = (heading: string) => text.split('## ').find((part) => part.startsWith(`${heading}\n`)) ?? '';
  expect(under('Strengths')).toContain('Won deals by source');
  expect(under('Weaknesses')).toContain('Time until the first call');
  expect(under('Weaknesses')).toContain('Challenges: Answers');
  expect(under('Opportunities')).toContain('Goals: Win more');
  expect(under('Threats')).toContain('Lost reasons');
});

it('analyses differ by framework', () => {
  expect(lensFor("Porter's Five Forces").headings).toHaveLength(5);
  expect(lensFor('My own').name).toBe('My own');
});
