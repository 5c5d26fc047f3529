// @vitest-environment page
import { aiResults, recordAiResult } from '@steps/business';
import { runTask } from '@steps/business/ai';
import { readKey, session, stamp } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { deal, MemoryRouter, modifyAiResult, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evidenceFor } from '../analysis/phaseEvidence';
import type { AnalysisSession } from '../analysis/session';
import { websiteStepMs } from '../learning/learningState';
import { questionnaire } from '../questionnaire/questionnaire';
import { websiteInsights } from '../tasks/websiteInsights';
import { AiAnalysisPage } from './AiAnalysisPage';
import { AnalysisReportPage } from './AnalysisReportPage';
import { BusinessLearningPage } from './BusinessLearningPage';
import { QuestionnairePage } from './QuestionnairePage';

const asked: AnalysisSession = {
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 2,
  businessContext: 'Oak tables',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
};

function show(Page: () => React.ReactNode) {
  render(
    <MemoryRouter>
      <Page />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

beforeEach(async () => {
  localStorage.clear();
  notify.clear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  await openMemoryStore({}, { client: { industry: 'Manufacturing' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('business learning', () => {
  it('completes its steps 1.5, 3 and 4.5 s after the press, with the button disabled meanwhile', async () => {
    // The engine's code is fetched with the first task: only from then on the time is the specified one.
    await runTask(websiteInsights, { address: 'warm.example' });
    show(BusinessLearningPage);
    fireEvent.change(screen.getByRole('textbox', { name: 'Website URL' }), { target: { value: 'www.oak.example' } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Analyse Website' }));
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Analysing Website...' }).hasAttribute('disabled')).toBe(true);
    for (const done of [0, 1, 2]) {
      expect(screen.queryAllByText('Complete')).toHaveLength(done);
      await act(() => vi.advanceTimersByTimeAsync(websiteStepMs - 1));
      expect(screen.queryAllByText('Complete')).toHaveLength(done);
      await act(() => vi.advanceTimersByTimeAsync(1));
    }
    // The task's own code may arrive while the clock stands still.
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Analyse Website' })).toBeTruthy());
    expect(aiResults.all().at(-1)).toMatchObject({ kind: 'website-insights', status: 'pending' });
  });

  it('takes any text, with a hint for what does not look like an address', async () => {
    const user = show(BusinessLearningPage);
    await user.type(screen.getByRole('textbox', { name: 'Website URL' }), 'our shop');
    expect(screen.getByText(/does not look like the address/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyse Website' }).hasAttribute('disabled')).toBe(false);
  });

  it('tells the analysis what was learned, as a person approved it, and keeps what waits to itself', async () => {
    const learned = () => evidenceFor(asked, 2).find(({ id }) => id === 'website');
    const { id } = recordAiResult({
      kind: 'website-insights',
      module: 'strategy',
      engine: 'built-in',
      model: 'built-in',
      prompt: 'oak.example',
      output: 'A workshop for oak tables.',
    });
    expect(learned()).toBeUndefined();
    modifyAiResult(id, 'A workshop for tables of oak and ash.');
    expect(learned()).toMatchObject({ figure: 'A workshop for tables of oak and ash.', href: '/business-learning' });
  });

  it('shows insights by industry, and those of a business where none is known', async () => {
    show(BusinessLearningPage);
    expect(screen.getByRole('region', { name: 'Insights for Manufacturing' })).toBeTruthy();
    cleanup();
    await openMemoryStore({}, { client: { industry: '' } });
    show(BusinessLearningPage);
    expect(screen.getByRole('region', { name: 'Insights for business' })).toBeTruthy();
  });
});

describe('the questionnaire', () => {
  it('is saved with each press, resumed where it was left, and ends with the answers', async () => {
    const user = show(QuestionnairePage);
    await user.click(await screen.findByRole('checkbox', { name: 'Raise the average value of a job' }));
    await user.type(screen.getByRole('textbox', { name: /Another goal/ }), 'A shop in York{Enter}');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(questionnaire()).toMatchObject({ step: 1, goals: ['Raise the average value of a job', 'A shop in York'] });
    cleanup();
    const again = show(QuestionnairePage);
    await again.click(await screen.findByRole('checkbox', { name: 'Too few enquiries' }));
    await again.click(screen.getByRole('button', { name: 'Next' }));
    for (const name of ['Sales', 'Marketing', 'Service']) await again.click(screen.getByRole('checkbox', { name }));
    expect(screen.getByRole('checkbox', { name: 'Brand' }).hasAttribute('disabled')).toBe(true);
    await again.click(screen.getByRole('button', { name: 'Move Service up' }));
    await again.click(screen.getByRole('button', { name: 'Finish' }));
    expect(questionnaire().priorities).toEqual(['Sales', 'Service', 'Marketing']);
    expect(screen.getByText('A shop in York')).toBeTruthy();
  });
});

describe('the Business Intelligence Report', () => {
  const saved = () => readKey('analysisData', v.object({ log: v.array(v.object({ what: v.string() })) }), { log: [] });

  it('shows the sample business with all its fields, labelled, while there is no data', () => {
    show(AnalysisReportPage);
    expect(screen.getByRole('heading', { level: 1, name: 'Business Intelligence Report' })).toBeTruthy();
    expect(screen.getByText('Sample')).toBeTruthy();
    const sheet = screen.getByRole('article');
    for (const field of [
      'Name: Harbour',
      'Type:',
      'Industry:',
      'People:',
      'Country:',
      'Address:',
      'Target audiences:',
      'Key features:',
      'Opportunities:',
      'Colours:',
      'Fonts:',
      'Email: connected',
      'Sales',
      'Quotes without an answer',
      'Raise the average',
    ]) {
      expect(within(sheet).getAllByText(new RegExp(field)).length, field).toBeGreaterThan(0);
    }
  });

  it('shows the client’s own data as soon as there is some', async () => {
    await openMemoryStore({ deals: [deal({ valuePence: 200_000 })] }, { client: { businessName: 'Fenwick Joinery' } });
    show(AnalysisReportPage);
    expect(screen.queryByText('Sample')).toBeNull();
    expect(screen.getByText('Name: Fenwick Joinery')).toBeTruthy();
    expect(screen.getByText(/£2,000, 1 of 1 without a next step/)).toBeTruthy();
  });

  it('tells each figure once: named by its heading, with the numbers in its bars', async () => {
    await openMemoryStore({
      deals: [
        deal({ id: 'one', stage: 'won', source: 'Referral', valuePence: 400_000, stageChangedAt: stamp() }),
        deal({ id: 'two', stage: 'won', source: 'Website', valuePence: 100_000, stageChangedAt: stamp() }),
      ],
    });
    show(AnalysisReportPage);
    const part = screen.getByRole('region', { name: 'Won deals by source' });
    expect(within(part).getAllByText(/Won deals by source/)).toHaveLength(1);
    expect(within(part).getAllByText(/£4,000/)).toHaveLength(1);
    expect(within(part).getByText('£5,000 in all; 2 deals, last 12 months')).toBeTruthy();
  });

  it('keeps its bookmark in this browser', async () => {
    const user = show(AnalysisReportPage);
    await user.click(screen.getByRole('button', { name: 'Bookmark' }));
    cleanup();
    show(AnalysisReportPage);
    expect(screen.getByRole('button', { name: 'Bookmark' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('logs Approve and Share, and shares the whole report as text', async () => {
    const user = show(AnalysisReportPage);
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Report copied as text')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('# Business Intelligence Report: Harbour & Vale Studio');
    expect(saved().log.map(({ what }) => what)).toEqual(['approved', 'shared']);
    expect(console.info).toHaveBeenCalledWith('Saved analysis data', { log: [] });
  });
});

describe('a question about the own data', () => {
  it('is put to the assistant, typed or chosen, and the field is free again', async () => {
    const user = show(AiAnalysisPage);
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/^Question/), 'Who are our best customers?');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(session).toMatchObject({ asked: 'Who are our best customers?', chatVisible: true });
    expect(screen.getByLabelText(/^Question/)).toHaveProperty('value', '');
    await user.click(screen.getByRole('button', { name: 'Why do we lose deals?' }));
    expect(session.asked).toBe('Why do we lose deals?');
  });

  it('stands beside the figures of the analysis, each with the records it was counted from', async () => {
    await openMemoryStore({
      deals: [
        deal({ stage: 'won', source: 'Referral', valuePence: 400_000, stageChangedAt: new Date().toISOString() }),
      ],
    });
    show(AiAnalysisPage);
    expect(screen.getByText(/: Referral £4,000 of £4,000/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Won deals by source' }).getAttribute('href')).toBe(
      '/?module=crm&tab=deals',
    );
  });

  it('says so when there are no records to answer from, and where to add some', () => {
    show(AiAnalysisPage);
    expect(screen.getByText(/nothing can be counted/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add contacts and deals' }).getAttribute('href')).toBe('/?module=crm');
  });
});
