// @vitest-environment page

import { Overlays } from '@steps/platform/ui';
import { aiResult, keepsWords, pressing, testNow, type WritingPlace } from '@steps/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnalysisSession } from './analysis/session';
import { CanvasPage } from './canvas/CanvasPage';
import { AiAnalysisPage } from './pages/AiAnalysisPage';
import { BusinessLearningPage } from './pages/BusinessLearningPage';
import { StrategyPage } from './pages/StrategyPage';
import { ReportSheet } from './report/ReportSheet';
import { sampleReport } from './report/sampleReport';
import { ResearchPage } from './research/ResearchPage';
import { SourcePanel } from './research/SourcePanel';
import { HumanLoopPage } from './review/HumanLoopPage';

const session: AnalysisSession = {
  ...{ id: 'session-1', name: 'Autumn review', currentPhase: 4, savedPrompts: [], phases: {}, runs: [] },
  ...{ businessContext: 'Oak tables', industry: 'Manufacturing', strategicQuestions: '', selectedFramework: 'SWOT' },
  ...{ createdAt: testNow, updatedAt: testNow },
};
const result = aiResult({
  kind: 'analysis-phase',
  module: 'strategy',
  output: 'Price decides.',
  inputs: { phase: 4, facts: [] },
  about: { collection: 'analysisSessions', id: 'session-1' },
});
const swot = { id: 'swot', items: [{ id: 'a', area: 'Strengths', text: 'Regulars come back' }], updatedAt: testNow };
const research = {
  ...{ id: 'r1', question: 'Do people want rye?', background: '', sources: [], leftOut: [] },
  ...{ schedule: 'never' as const, createdAt: testNow, updatedAt: testNow },
};
const [first] = sampleReport.sections;
/** What stays open with its draft needs no press again. */
const pressingUnlessOpen = (button: string, field: string) => async () => {
  if (!screen.queryByRole('textbox', { name: field })) await pressing(button)();
};

const places: Readonly<Record<string, WritingPlace>> = {
  'the business context': {
    page: <StrategyPage />,
    field: 'Business context',
    address: '/?module=strategy&tab=setup',
    records: { analysisSessions: [session] },
  },
  'strategic questions': {
    page: <StrategyPage />,
    field: /^Strategic questions/,
    address: '/?module=strategy&tab=setup',
    records: { analysisSessions: [session] },
  },
  'an instruction of a phase': {
    page: <StrategyPage />,
    field: 'Instruction',
    address: '/?module=strategy&tab=tracker',
    records: { analysisSessions: [session] },
  },
  'notes on a phase': {
    page: <StrategyPage />,
    field: /^Your notes/,
    address: '/?module=strategy&tab=tracker',
    records: { analysisSessions: [session], aiResults: [result] },
  },
  'a point of a framework': {
    page: <CanvasPage />,
    field: 'Words of Regulars come back',
    address: '/framework-boards?board=swot',
    records: { frameworkBoards: [swot] },
    open: pressing('Regulars come back'),
  },
  'a question to the records': { page: <AiAnalysisPage />, field: 'Question' },
  'what a website says': { page: <BusinessLearningPage />, field: /^What the website says you do/ },
  'a part of the report': {
    page: <ReportSheet report={sampleReport} editable facts={undefined} />,
    field: 'Text',
    open: pressingUnlessOpen(`Edit ${first?.title}`, 'Text'),
  },
  'what is known before a research': { page: <ResearchPage />, field: /^What you know already/ },
  'what a source says': {
    page: <SourcePanel research={research} found={[]} today="2026-11-03" />,
    field: 'What it says',
    open: pressing('Add source'),
  },
  'the reason for rejecting many': {
    page: <HumanLoopPage />,
    field: 'Reason',
    records: { aiResults: [aiResult({ id: 'one', title: 'First' }), aiResult({ id: 'two', title: 'Second' })] },
    open: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: 'Select First' }));
      await pressing('Reject 1')();
    },
  },
};

afterEach(cleanup);

describe('what is typed and not saved waits over a reload, closing the tab and logging out:', () => {
  it.each(Object.keys(places))('%s', async (name) => {
    const place = places[name];
    if (!place) throw new Error(`Expected a place named ${name}.`);
    const page = (
      <>
        {place.page}
        <Overlays />
      </>
    );
    expect(await keepsWords({ ...place, page })).toBe(true);
  });
});
