// @vitest-environment happy-dom
import { type AiResult, approveAiResult } from '@steps/shared';
import { openSampleClient } from '@steps/shared/sample';
import { aiResult, openMemoryStore, testNow } from '@steps/shared/testing';
import { builtInResult } from '@steps/shared/testing/tasks';
import { expect, it } from 'vitest';
import { factOf } from '../analysis/evidence';
import { evidenceFor } from '../analysis/phaseEvidence';
import { phaseInput } from '../analysis/phaseInput';
import { phaseOf } from '../analysis/phases';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { analysisPhase } from '../tasks/analysisPhase';
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
  const evidence = evidenceFor(session, 1);
  const told: string[] = [];
  const results: AiResult[] = [];
  for (let phase = 1; phase <= 9; phase++) {
    const input = phaseInput(session, phase, evidence);
    const inputs = { ...input, facts: [...input.facts, ...told] };
    const { text } = await builtInResult(analysisPhase, inputs);
    const [figure = ''] = text.split('\n\n');
    told.push(factOf({ id: '', label: `Phase ${phase}, ${phaseOf(phase).title}`, figure, detail: 'same run' }));
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

it('after a run of all phases two that were approved make a report while the others still wait', async () => {
  await openMemoryStore();
  await openSampleClient(new Date(testNow));
  const results = await nineResults();
  await openMemoryStore({ analysisSessions: [session], aiResults: results });
  approveAiResult('phase-2');
  approveAiResult('phase-3');
  expect(assembleReport(session)?.sections.map(({ id }) => id)).toEqual(['summary', 'phase-2', 'phase-3']);
});
