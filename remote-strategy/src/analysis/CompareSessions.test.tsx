// @vitest-environment page
import { aiResult, approveAiResult, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CompareSessions } from './CompareSessions';
import { type AnalysisSession, analysisSessions } from './session';

const session = (fields: Partial<AnalysisSession>): AnalysisSession => ({
  id: 'spring',
  name: 'Spring review',
  currentPhase: 3,
  businessContext: 'We make oak tables in Leeds',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-04-01T09:00:00.000Z',
  updatedAt: '2026-04-01T09:00:00.000Z',
  ...fields,
});
const spring = session({});
const autumn = session({
  id: 'autumn',
  name: 'Autumn review',
  businessContext: 'We make ash tables in Leeds',
  createdAt: '2026-10-01T09:00:00.000Z',
  phases: { 2: { notes: 'Ask Amelia first.', leftOut: [] } },
});
const phaseTwo = (id: string, about: string, output: string) =>
  aiResult({
    id,
    kind: 'analysis-phase',
    module: 'strategy',
    output,
    inputs: { phase: 2, facts: [] },
    about: { collection: analysisSessions.name, id: about },
  });

beforeEach(async () => {
  await openMemoryStore({
    analysisSessions: [spring, autumn],
    aiResults: [
      phaseTwo('one', 'spring', 'Referrals bring half of the income.'),
      phaseTwo('two', 'autumn', 'Referrals bring most of the income.'),
    ],
  });
  approveAiResult('two');
});
afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));

it('two sessions are compared word by word: the setup, each phase with its decisions, and the notes', () => {
  render(<CompareSessions session={autumn} onClose={() => {}} />);
  expect(screen.getByText('Struck through: only in Spring review. Marked: only in Autumn review.')).toBeTruthy();
  const context = part('Business context');
  expect(context.getByText(/oak/).closest('del')).toBeTruthy();
  expect(context.getByText(/ash/).closest('ins')).toBeTruthy();
  const phase = part('Phase 2');
  expect(phase.getByText(/half/).closest('del')).toBeTruthy();
  expect(phase.getByText(/most/).closest('ins')).toBeTruthy();
  expect(phase.getByText('Waiting')).toBeTruthy();
  expect(phase.getByText('Approved')).toBeTruthy();
  expect(phase.getByText(/Ask Amelia first/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Phase 3' })).toBeNull();
});

it('a phase that only one of them has says so', async () => {
  await openMemoryStore({ analysisSessions: [spring, autumn], aiResults: [phaseTwo('one', 'spring', 'Half of it.')] });
  render(<CompareSessions session={autumn} onClose={() => {}} />);
  expect(part('Phase 2').getByText('no result')).toBeTruthy();
});
