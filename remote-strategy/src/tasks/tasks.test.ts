import { runTask } from '@steps/business/ai';
import { analysisMs, reportStepMs } from '@steps/platform';
import { openMemoryStore } from '@steps/testing';
import { builtInResult, describeTasks, taskContext } from '@steps/testing/tasks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frameworks } from '../analysis/frameworks';
import { resultLines } from '../analysis/resultLines';
import { facts } from '../facts';
import { tasks } from '.';
import { analysisPhase } from './analysisPhase';
import { analysisPhases } from './analysisPhases';
import { reportSection } from './reportSection';
import { lensFor } from './templates/analysisLenses';
import { websiteInsights } from './websiteInsights';

const phaseNumbers = Array.from({ length: analysisPhases }, (_, at) => at + 1);

describeTasks(tasks, facts.tasks, {
  'analysis-phase': (businessContext) => ({
    phase: 1,
    title: 'Context and key questions',
    framework: 'SWOT',
    businessContext,
    questions: businessContext,
  }),
  'report-section': (title) => ({ title, findings: [title] }),
  'research-report': (question) => ({
    question,
    sources: [{ id: 'won', kind: 'records', title: 'Won deals by source', says: 'Referral £4,000', day: '2026-11-03' }],
  }),
  'website-insights': (about) => ({ address: 'fenwick.example', about }),
});

describe('a task with the built-in engine', () => {
  beforeEach(async () => {
    await openMemoryStore();
    // The engines are fetched by the first task; here before its clock stands still.
    await import('@steps/assistant');
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('analyses a phase in two seconds', async () => {
    const settled = vi.fn();
    const phase = { phase: 3, title: 'Customers', framework: 'SWOT', businessContext: 'We make oak tables' };
    const work = runTask(analysisPhase, phase);
    work.then(settled, settled);
    await vi.advanceTimersByTimeAsync(analysisMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const { output } = await work;
    expect(output.findings.map(({ heading }) => heading)).toEqual(['Who buys, and why', 'Strengths']);
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
  const analyse = (phase: number, framework = 'SWOT', questions = '') =>
    builtInResult(analysisPhase, {
      phase,
      title: 'A phase',
      framework,
      businessContext: 'Oak tables',
      facts: given,
      questions,
    });

  it('tells each given fact in the one phase that it speaks to', async () => {
    expect((await analyse(6)).text).toMatch(
      /## What drives the numbers\n- Turnover of £84,000 in 2025. \(evidence 1\)/,
    );
    expect((await analyse(3)).text).toMatch(
      /## Who buys, and why\n- 31 of 40 customers came by referral. \(evidence 2\)/,
    );
    expect((await analyse(4)).text).toMatch(
      /## What customers choose instead\n- Lost 4 tenders on price. \(evidence 3\)/,
    );
    const texts = await Promise.all(phaseNumbers.map(async (phase) => (await analyse(phase)).text));
    for (const fact of given)
      expect(
        texts.filter((text) => text.includes(fact)),
        fact,
      ).toHaveLength(1);
  });

  it('asks each strategic question in the phase it is about, and the others in the first', async () => {
    const questions = 'Which customers leave us?\nShould we move?';
    const texts = await Promise.all(phaseNumbers.map(async (phase) => (await analyse(phase, 'SWOT', questions)).text));
    expect(texts.map((text) => text.includes('Which customers leave us?')).indexOf(true)).toBe(2);
    expect(texts.map((text) => text.includes('Should we move?')).indexOf(true)).toBe(0);
    for (const question of questions.split('\n'))
      expect(
        texts.filter((text) => text.includes(question)),
        question,
      ).toHaveLength(1);
  });

  it('looks under each heading of a framework in one phase', async () => {
    for (const { name } of frameworks) {
      const texts = await Promise.all(phaseNumbers.map(async (phase) => (await analyse(phase, name)).text));
      const found = texts.flatMap((text) => resultLines(text).map((line) => line.text));
      for (const { heading } of lensFor(name).headings)
        expect(
          found.flat().filter((one) => one === heading),
          `${name}, ${heading}`,
        ).toHaveLength(1);
    }
  });
});

it.each(frameworks)('a board of $name has a fact only under a heading that it speaks to', async ({ name }) => {
  const { text } = await builtInResult(analysisPhase, {
    phase: 1,
    title: 'Points for a board',
    framework: name,
    businessContext: 'A studio for websites',
    board: true,
    facts: [
      'Lost reasons: Not a fit 2 (3 deals lost, last 12 months)',
      'Contacts by status: Lead 4 (4 contacts, today)',
    ],
  });
  const headingOver = (words: string) =>
    text
      .split('## ')
      .find((part) => part.includes(words))
      ?.split('\n')[0];
  expect(['Threats', 'Rivalry', 'Market penetration', 'Marketing and sales', 'Also on record']).toContain(
    headingOver('Lost reasons'),
  );
  expect(headingOver('Contacts by status')).toBe('Also on record');
});

it('a board of SWOT has what was won under strengths, slow answers and challenges under weaknesses, and losses under threats', async () => {
  const { text } = await builtInResult(analysisPhase, {
    phase: 1,
    title: 'Points for the board SWOT',
    framework: 'SWOT',
    businessContext: 'A studio for websites',
    board: true,
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

describe('the score of website insights', () => {
  const rulesOf = async (about: string) => {
    const { output } = await builtInResult(websiteInsights, { address: 'fenwick.example', about });
    return Object.fromEntries((output.rules ?? []).map(({ rule, met }) => [rule, met]));
  };

  it('is counted by what was said of the business, never by a sentence of its own', async () => {
    expect(await rulesOf('fitted oak kitchens')).toMatchObject({ 'uses the words of your brief': true });
    expect(await rulesOf('')).toMatchObject({ 'uses the words of your brief': false });
    const made = { classification: 'Not read. An assumption, often so.', competitors: [], content: [], reasoning: '' };
    const { score } = await websiteInsights.finish(made, { address: 'fenwick.example', about: '' }, taskContext);
    expect(score).toBe(0);
  });
});
