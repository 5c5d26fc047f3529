// @vitest-environment page

import { type AiResult, aiResults } from '@steps/business';
import { review } from '@steps/business/results';
import { openSampleClient } from '@steps/business/sample';
import { aiResult, approveAiResult, openMemoryStore, testNow } from '@steps/testing';
import { builtInResult } from '@steps/testing/tasks';
import { describe, expect, it } from 'vitest';
import { evidenceFor } from '../analysis/phaseEvidence';
import { phaseInput } from '../analysis/phaseInput';
import { phaseOf } from '../analysis/phases';
import { resultLines } from '../analysis/resultLines';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { analysisPhase } from '../tasks/analysisPhase';
import { analysisPhases } from '../tasks/analysisPhases';
import type { Report } from './report';
import { assembleReport } from './reportState';

const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 1,
  businessContext: 'A studio of six for brands and websites in Leeds.',
  industry: 'Professional Services',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

/** The nine results as a run of all phases makes them: each is told what those before it found. */
async function nineResults(): Promise<AiResult[]> {
  const evidence = [...evidenceFor(session, 1)];
  const results: AiResult[] = [];
  for (let phase = 1; phase <= 9; phase++) {
    const inputs = phaseInput(session, phase, evidence);
    const { text } = await builtInResult(analysisPhase, inputs);
    const [figure = ''] = text.split('\n\n');
    const label = `Phase ${phase}, ${phaseOf(phase).title}`;
    evidence.push({ id: '', label, figure, detail: 'same run', phase: 8, earlier: phase });
    results.push(
      aiResult({
        id: `phase-${phase}`,
        kind: 'analysis-phase',
        module: 'strategy',
        output: text,
        inputs,
        about: { collection: analysisSessions.name, id: session.id },
        createdAt: `2026-11-0${phase}T09:00:00.000Z`,
      }),
    );
  }
  return results;
}

async function afterRun(): Promise<void> {
  await openMemoryStore();
  await openSampleClient(new Date(testNow));
  const results = await nineResults();
  await openMemoryStore({ analysisSessions: [session], aiResults: results });
}
const approve = (...phases: readonly number[]) => {
  for (const phase of phases) approveAiResult(`phase-${phase}`);
  const report = assembleReport(session);
  if (!report) throw new Error('No report was made.');
  return report;
};
const chapters = ({ sections }: Report) => sections.filter(({ id }) => id.startsWith('phase-'));
/** Sentences of a text without what each rests on; a figure with its point is no end of one. */
const sentencesOf = (text: string) =>
  resultLines(text)
    .filter(({ kind }) => kind !== 'heading')
    .flatMap((line) => line.text.split(/(?<=[.!?])\s+(?=[A-Z“£\d])/));

it('after a run of all phases two that were approved make a report while the others still wait', async () => {
  await afterRun();
  expect(approve(2, 3).sections.map(({ id }) => id)).toEqual([
    'summary',
    'phase-2',
    'phase-3',
    'assumptions',
    'evidence',
  ]);
});

describe('the report of nine approved phases by the built-in engine', () => {
  it('says no sentence twice, but for the conclusions that its summary says again', async () => {
    await afterRun();
    const { sections } = approve(1, 2, 3, 4, 5, 6, 7, 8, 9);
    const [summary, ...others] = sections;
    const all = others.flatMap(({ text }) => sentencesOf(text));
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
    expect(summary?.text.split('\n')).toHaveLength(analysisPhases);
  });

  it('rests on each fact at most twice, and lists it once under the number that its text names', async () => {
    await afterRun();
    const report = approve(1, 2, 3, 4, 5, 6, 7, 8, 9);
    const named = chapters(report).flatMap(({ text }) => resultLines(text).flatMap(({ evidence }) => evidence));
    expect(named.length).toBeGreaterThan(10);
    const facts = report.evidence ?? [];
    expect(new Set(facts).size).toBe(facts.length);
    for (const [at, fact] of facts.entries()) {
      const times = named.filter((number) => number === at + 1).length;
      expect([1, 2], fact).toContain(times);
    }
    expect(named.filter((number) => facts[number - 1] === undefined)).toEqual([]);
    const listed = report.sections.find(({ id }) => id === 'evidence')?.text.split('\n\n');
    expect(listed?.map((line) => line.split('. ', 1)[0])).toEqual(facts.map((_, at) => String(at + 1)));
    expect(listed).toContainEqual(expect.stringMatching(/^\d+\. Won deals by source, told in phase 2$/));
  });

  it('has a conclusion of its own in each phase, and a next step', async () => {
    await afterRun();
    const own = chapters(approve(1, 2, 3, 4, 5, 6, 7, 8, 9));
    const conclusions = own.map(({ text }) => resultLines(text)[0]);
    expect(new Set(conclusions.map((line) => line?.text)).size).toBe(analysisPhases);
    for (const line of conclusions)
      expect(line).toMatchObject({ kind: 'text', text: expect.stringMatching(/^.{40,}\.$/) });
    const steps = own.map(({ text }) => text.split('## Recommendations\n')[1]?.split('\n')[0] ?? '');
    expect(new Set(steps).size).toBe(analysisPhases);
    for (const step of steps) expect(step).toMatch(/^- .{30,}\.$/);
  });

  it('lists what it takes as given once, in a section of its own, by phase', async () => {
    await afterRun();
    const report = approve(2, 3, 4, 6);
    for (const { text } of chapters(report)) expect(text).not.toContain('## Assumptions');
    const listed = report.sections.filter(({ id }) => id === 'assumptions');
    expect(listed).toHaveLength(1);
    expect(
      resultLines(listed[0]?.text ?? '')
        .filter(({ kind }) => kind === 'heading')
        .map(({ text }) => text),
    ).toEqual([
      '2. Market and demand',
      '3. Customers and segments',
      '4. Competitors and alternatives',
      '6. Financial drivers',
    ]);
  });

  it('names an earlier phase as evidence without its words: it may have been rejected since', async () => {
    await afterRun();
    review.reject('phase-5', 'Not so.');
    const report = approve(6, 8);
    expect(report.evidence).toContain('Phase 5, Capabilities and operations');
    const rejected = resultLines(String(aiResults.get('phase-5')?.output))[0]?.text ?? '?';
    expect(JSON.stringify(report.sections)).not.toContain(rejected);
  });
});
