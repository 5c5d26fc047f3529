// @vitest-environment page

import { notify, Overlays } from '@steps/platform/ui';
import {
  aiResult,
  approveAiResult,
  deal,
  MemoryRouter,
  offeredControls,
  openMemoryStore,
  setCurrentPerson,
  tomWith,
} from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { AnalyticsPage } from '../analytics/AnalyticsPage';
import { addBoard } from '../analytics/boardState';
import { boardTemplates } from '../analytics/templates';
import { CanvasPage } from '../canvas/CanvasPage';
import { canvasKind } from '../canvas/canvasKinds';
import { addItem } from '../canvas/canvasState';
import { answer } from '../questionnaire/questionnaire';
import { assembleReport } from '../report/reportState';
import { ResearchPage } from '../research/ResearchPage';
import { addSource, startResearch } from '../research/researchState';
import { HumanLoopPage } from '../review/HumanLoopPage';
import { QuestionnairePage } from './QuestionnairePage';
import { StrategyPage } from './StrategyPage';

const reader = {
  strategy: ['view' as const],
  analytics: ['view' as const],
  'human-loop': ['view' as const],
};
const session: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  businessContext: 'We make oak tables in Leeds',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  currentPhase: 2,
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};
const ofPhase = (phase: number) =>
  ({
    module: 'strategy',
    kind: 'analysis-phase',
    output: '## Rivals\n- Price decides.',
    inputs: { phase, facts: [] },
    about: { collection: analysisSessions.name, id: session.id },
  }) as const;
let documentId = '';

async function prepare() {
  localStorage.clear();
  setCurrentPerson(undefined);
  await openMemoryStore({
    analysisSessions: [session],
    deals: [deal({ name: 'Oak table' })],
    aiResults: [
      aiResult({ id: 'waiting', title: 'A waiting result', ...ofPhase(2) }),
      aiResult({ id: 'done', title: 'An approved result', ...ofPhase(1) }),
    ],
  });
  addItem(canvasKind('swot'), canvasKind('swot').areas[0]?.title ?? '', 'Good wood');
  documentId = startResearch('Who buys tables?', '').id;
  addSource(documentId, { kind: 'publication', title: 'A trade paper', says: 'Many do.', day: '2026-11-01' });
  answer({ goals: ['Grow'], step: 0 });
  addBoard('Sales of mine', boardTemplates[0]);
  approveAiResult('done');
  assembleReport(session);
}

beforeEach(prepare);
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
});

function show(address: string, Page: ComponentType) {
  render(
    <MemoryRouter initialEntries={[address.replace('ID', documentId)]}>
      <Page />
      <Overlays />
    </MemoryRouter>,
  );
}

const nothing = /^$/;
/** The menu of a widget shows its records. */
const board = /^(Boards: .*|Dates|Open calendar|Add filter|Actions for .*)$/;
const queue = /^((Waiting|Approved|Approved with changes|Rejected|All)\d|Add filter|Copy|Keyboard shortcuts)$/;
/** The phases, each to be looked at, and the pages that the evidence comes from. */
const phases = /^(\d\. .*|Details of phase \d|Copy|Goals|Phase 1, .*)$/;
it.each<readonly [string, string, ComponentType, string | RegExp, RegExp]>([
  ['the setup of a session', '/?module=strategy', StrategyPage, 'About the business', nothing],
  ['the prompts', '/?module=strategy&tab=prompts', StrategyPage, /\d+ prompts/, /^(Category|Copy)$/],
  ['a phase', '/?module=strategy&tab=tracker&phase=2', StrategyPage, /Price decides/, phases],
  ['the report', '/?module=strategy&tab=report', StrategyPage, 'In this report', nothing],
  ['a canvas', '/framework-boards?board=swot', CanvasPage, 'Good wood', /^Print$/],
  ['research', '/research-report', ResearchPage, 'Who buys tables?', nothing],
  ['a research document', '/research-report?document=ID', ResearchPage, 'A trade paper', nothing],
  ['the questionnaire', '/questionnaire', QuestionnairePage, 'Grow', nothing],
  ['a board', '/?module=analytics', AnalyticsPage, /Updated at/, board],
  ['the review', '/?module=human-loop', HumanLoopPage, /Price decides/, queue],
  ['the review rules', '/?module=human-loop&tab=rules', HumanLoopPage, 'Kind of result', nothing],
])('offers a reader of %s nothing that changes records', async (_, address, Page, ready, allowed) => {
  tomWith(reader);
  show(address, Page);
  await screen.findAllByText(ready);
  expect(offeredControls().filter((name) => !allowed.test(name))).toEqual([]);
});

it('says to a reader that nobody has begun an analysis, and begins none', async () => {
  await openMemoryStore({});
  tomWith(reader);
  show('/?module=strategy', StrategyPage);
  expect(await screen.findByText('No analysis yet')).toBeDefined();
  expect(analysisSessions.size).toBe(0);
});

it('says to a reader who presses A, M or R in the review that the role does not decide', async () => {
  tomWith(reader);
  show('/?module=human-loop', HumanLoopPage);
  await screen.findAllByText('A waiting result');
  for (const key of ['a', 'm', 'r']) await userEvent.keyboard(key);
  expect(await screen.findByText('Your role may read this result, not decide about it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^(Approve|Reject|Save)\b(?!ed)/ })).toBeNull();
});
