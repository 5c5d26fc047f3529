// @vitest-environment page
import { aiResults } from '@steps/business';
import { readKey } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { aiResult, deal, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnalysisSession, analysisSessions } from '../analysis/session';
import { StrategyPage } from './StrategyPage';

const setup = {
  businessContext: 'We make oak tables in Leeds',
  industry: 'Manufacturing',
  strategicQuestions: '',
  selectedFramework: 'SWOT',
};
const session = (fields: Partial<AnalysisSession> = {}): AnalysisSession => ({
  ...setup,
  id: 'session-1',
  name: 'Autumn review',
  currentPhase: 1,
  savedPrompts: [],
  phases: {},
  runs: [],
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...fields,
});

async function open(tab: string, sessions: readonly AnalysisSession[] = [session()], records = {}) {
  localStorage.clear();
  await openMemoryStore({ analysisSessions: sessions, ...records });
  render(
    <MemoryRouter initialEntries={[`/?module=strategy&tab=${tab}`]}>
      <StrategyPage />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const now = () => analysisSessions.get('session-1');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => notify.clear());
afterEach(cleanup);

describe('the header', () => {
  it('says the phase, how far that is, and leads back to the dashboard', async () => {
    await open('setup', [session({ currentPhase: 4 })]);
    expect(await screen.findByText('Phase 4 of 9')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress of the analysis' }).getAttribute('aria-valuenow')).toBe(
      '44',
    );
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/?module=dashboard');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Analysis Setup',
      'Master Prompts',
      'Progress Tracker',
      'Executive Report',
    ]);
  });
});

describe('a link to a session', () => {
  const sessions = [
    session({ createdAt: '2026-11-09T09:00:00.000Z' }),
    session({ id: 'session-2', name: 'Spring review', currentPhase: 7 }),
    session({ id: 'session-3', name: 'Old review', currentPhase: 3, archivedAt: '2026-11-02T09:00:00.000Z' }),
  ];

  it('opens that session', async () => {
    await open('tracker&session=session-2', sessions);
    expect(await screen.findByText('Phase 7 of 9')).toBeTruthy();
  });

  it('says that the session is archived, and can restore it', async () => {
    const user = await open('tracker&session=session-3', sessions);
    expect(await screen.findByText('This session is archived')).toBeTruthy();
    await user.click(await button('Restore'));
    expect(await screen.findByText('Phase 3 of 9')).toBeTruthy();
  });

  it('says that the session is not here', async () => {
    await open('tracker&session=elsewhere', sessions);
    expect(await screen.findByText('Session not found')).toBeTruthy();
    expect(screen.getByText('Phase 1 of 9')).toBeTruthy();
  });
});

describe('the setup', () => {
  it('keeps Begin Analysis disabled until context, industry and framework are filled', async () => {
    const user = await open('setup', [session({ selectedFramework: '' })]);
    const begin = await button('Begin Analysis');
    expect(begin.hasAttribute('disabled')).toBe(true);
    await user.click(await screen.findByRole('radio', { name: 'SWOT' }));
    expect(begin.hasAttribute('disabled')).toBe(false);
  });

  it('triggered while incomplete, says what to do', async () => {
    const user = await open('setup', [session({ selectedFramework: '' })]);
    await user.click(await screen.findByRole('textbox', { name: /Business context/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Incomplete Setup')).toBeTruthy();
    expect(screen.getByText('Please complete all required fields before proceeding.')).toBeTruthy();
    expect(now()?.currentPhase).toBe(1);
  });

  it('begins: the tracker opens and the analysis moves on by one phase', async () => {
    const user = await open('setup');
    await user.click(await button('Begin Analysis'));
    expect(await screen.findByText('Phase Completed')).toBeTruthy();
    expect(screen.getByText('Moving to Phase 2')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Progress Tracker' }).getAttribute('aria-selected')).toBe('true'),
    );
    expect(now()?.currentPhase).toBe(2);
  });

  it('moves on by one phase however often the button or the keys are pressed at once', async () => {
    await open('setup');
    const begin = await button('Begin Analysis');
    for (const detail of [1, 2, 3]) fireEvent.click(begin, { detail });
    expect(now()?.currentPhase).toBe(2);
    cleanup();
    await open('setup');
    const context = await screen.findByRole('textbox', { name: /Business context/ });
    for (const repeat of [false, true, true]) fireEvent.keyDown(context, { key: 'Enter', ctrlKey: true, repeat });
    expect(now()?.currentPhase).toBe(2);
  });

  it('does not move beyond the ninth phase', async () => {
    const user = await open('setup', [session({ currentPhase: 9 })]);
    await user.click(await button('Begin Analysis'));
    expect(now()?.currentPhase).toBe(9);
    expect(screen.queryByText('Phase Completed')).toBeNull();
  });

  it('is cleared by Reset Form, which can be undone', async () => {
    const user = await open('setup');
    await user.click(await button('Reset Form'));
    expect(now()).toMatchObject({ businessContext: '', industry: '', strategicQuestions: '', selectedFramework: '' });
    await user.click(await button('Undo'));
    expect(now()).toMatchObject(setup);
  });

  it('is kept under one local key, and restored from it', async () => {
    const user = await open('setup');
    await user.type(await screen.findByRole('textbox', { name: /Strategic questions/ }), 'Why?');
    const kept = readKey('analysisSession', v.record(v.string(), v.unknown()), {});
    expect(kept).toMatchObject({ ...setup, strategicQuestions: 'Why?', currentPhase: 1, savedPrompts: [] });
  });
});

describe('the prompts', () => {
  it('are searched, and one that is saved says so once', async () => {
    const user = await open('prompts');
    await user.type(await screen.findByRole('searchbox', { name: 'Search prompts' }), 'pre-MORTEM');
    expect(screen.getByText('1 prompt')).toBeTruthy();
    await user.click(await button('Save prompt Pre-mortem of the plan'));
    expect(await screen.findByText('Prompt Saved')).toBeTruthy();
    expect(now()?.savedPrompts).toEqual(['Pre-mortem of the plan']);
    expect(screen.queryByRole('button', { name: 'Save prompt Pre-mortem of the plan' })).toBeNull();
  });

  it('say what was searched when nothing is found, and the way back', async () => {
    const user = await open('prompts');
    await user.type(await screen.findByRole('searchbox', { name: 'Search prompts' }), 'zebra');
    await user.click(await button('Clear filters'));
    expect(screen.getByText('16 prompts')).toBeTruthy();
  });

  it('go into a phase with the business filled in', async () => {
    const user = await open('prompts');
    await user.click(await button('Use Bottom-up market size in a phase'));
    await user.click(await screen.findByRole('menuitem', { name: /2\. Market and demand/ }));
    expect(now()?.phases[2]?.prompt).toMatch(/^Estimate the yearly market .+ can serve in United Kingdom, bottom-up/);
  });
});

describe('a phase', () => {
  const begin = async (phase: Partial<AnalysisSession> = {}) => {
    const user = await open('tracker', [session({ currentPhase: 4, ...phase })], {
      deals: [deal({ stage: 'won', source: 'Referral', stageChangedAt: new Date().toISOString() })],
    });
    await button('Run AI Analysis');
    return user;
  };
  /** Runs the open phase; how long that takes is a test of the task. */
  const analysed = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Run AI Analysis' }));
    expect(await screen.findByText('Analysis Started')).toBeTruthy();
    expect(screen.getByText('Estimated time: 2 seconds')).toBeTruthy();
    expect(await screen.findByText('Analysis Complete')).toBeTruthy();
  };

  it('is analysed and then waits for a review', async () => {
    const user = await begin();
    await analysed(user);
    expect(await button('Human Review')).toBeTruthy();
    expect(aiResults.all()[0]).toMatchObject({ status: 'pending', inputs: { phase: 4 } });
    expect(screen.queryByRole('button', { name: 'Complete Phase' })).toBeNull();
  });

  it('is told the evidence that is ticked, and no other', async () => {
    const user = await begin();
    await user.click(screen.getByRole('checkbox', { name: 'Won deals by source' }));
    await analysed(user);
    const { facts } = aiResults.all()[0]?.inputs ?? {};
    expect(String(facts)).not.toContain('Won deals by source');
    expect(String(facts)).not.toContain('undefined');
  });

  it('is completed once it is rated', async () => {
    const user = await begin();
    await analysed(user);
    await user.click(await button('Approve'));
    await user.click(await button('Complete Phase'));
    expect(await screen.findByText('Moving to Phase 5')).toBeTruthy();
    const row = screen.getByRole('list', { name: 'Phases' });
    expect(within(row).getByText('Approved')).toBeTruthy();
    expect(within(row).getByRole('button', { name: 'Details of phase 4' })).toBeTruthy();
  });

  it('Modify also opens the notes, which are saved with a word', async () => {
    const user = await begin();
    await analysed(user);
    await user.click(await button('Human Review'));
    expect(screen.queryByRole('textbox', { name: /Your notes/ })).toBeNull();
    await user.click(await button('Human Review'));
    await user.click(await button('Modify'));
    await user.type(screen.getByRole('textbox', { name: /Your notes/ }), 'Ask Amelia first');
    await user.click(await button('Save Notes'));
    expect(await screen.findByText('Notes Saved')).toBeTruthy();
    expect(now()?.phases[4]?.notes).toBe('Ask Amelia first');
  });

  it('keeps notes that were not saved yet while another phase is looked at', async () => {
    const waiting = aiResult({
      kind: 'analysis-phase',
      module: 'strategy',
      output: 'Price decides.',
      inputs: { phase: 4, facts: [] },
      about: { collection: analysisSessions.name, id: 'session-1' },
    });
    const user = await open('tracker', [session({ currentPhase: 4 })], { aiResults: [waiting] });
    const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your notes/ });
    await user.type(await notes(), 'Ask Amelia');
    await user.click(await button('Details of phase 2'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Your notes/ })).toBeNull());
    await user.click(await button(/^4\. Competitors/));
    expect((await notes()).value).toBe('Ask Amelia');
    expect(now()?.phases[4]?.notes ?? '').toBe('');
    await user.click(await button('Save Notes'));
    expect(now()?.phases[4]?.notes).toBe('Ask Amelia');
  });

  it('is run again with its words, and both versions are kept', async () => {
    const user = await begin();
    await analysed(user);
    await user.click(await button('Approve'));
    await user.click(await button('Complete Phase'));
    await user.click(await button('Re-run phase 4'));
    expect(await screen.findByText('Re-running Analysis')).toBeTruthy();
    await vi.waitFor(() => expect(aiResults.size).toBe(2));
    const [first, second] = aiResults.all();
    expect(second?.replacesId).toBe(first?.id);
    expect(first?.status).toBe('approved');
    await user.click(screen.getByRole('button', { name: 'Details of phase 4' }));
    expect(await button('Compare versions 1 and 2')).toBeTruthy();
  });

  it('shows word by word what the newer version says differently, as it was approved', async () => {
    const version = (id: string, output: string, more = {}) =>
      aiResult({
        id,
        kind: 'analysis-phase',
        module: 'strategy',
        output,
        inputs: { phase: 4, facts: [] },
        about: { collection: analysisSessions.name, id: 'session-1' },
        ...more,
      });
    const user = await open('tracker', [session({ currentPhase: 4 })], {
      aiResults: [
        version('one', '## Rivals\n- Price decides.'),
        version('two', '## Rivals\n- Care decides.', { replacesId: 'one', createdAt: '2026-11-04T12:00:00.000Z' }),
      ],
    });
    await user.click(await button('Compare versions 1 and 2'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Phase 4: versions 1 and 2' }));
    expect(dialog.getByText('Struck through: only in version 1. Marked: only in version 2.')).toBeTruthy();
    expect(dialog.getByText('1 word removed, 1 word added')).toBeTruthy();
    expect(dialog.getByText(/Price/).closest('del')).toBeTruthy();
    expect(dialog.getByText(/Care/).closest('ins')).toBeTruthy();
    expect(dialog.queryByText(/##/)).toBeNull();
  });
});

describe('a toast that says what was just done', () => {
  const wait = async (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  afterEach(() => vi.useRealTimers());

  it.each([
    ['Prompt Saved', 'prompts', 'Save prompt Pre-mortem of the plan'],
    ['Notes Saved', 'tracker', 'Save Notes'],
    ['Incomplete Setup', 'setup', undefined],
  ])('%s comes at the press and not sooner', async (words, tab, name) => {
    await open(tab, [session({ currentPhase: 4, selectedFramework: tab === 'setup' ? '' : 'SWOT' })], {
      aiResults: [
        aiResult({
          kind: 'analysis-phase',
          module: 'strategy',
          output: 'Price decides.',
          inputs: { phase: 4, facts: [] },
          about: { collection: analysisSessions.name, id: 'session-1' },
        }),
      ],
    });
    const notes = tab === 'tracker' && (await screen.findByRole('textbox', { name: /Your notes/ }));
    const context = tab === 'setup' && (await screen.findByRole('textbox', { name: /Business context/ }));
    const pressed = name === undefined ? undefined : await button(name);
    vi.useFakeTimers();
    if (notes) fireEvent.change(notes, { target: { value: 'Ask Amelia first' } });
    await wait(10_000);
    expect(screen.queryByText(words)).toBeNull();
    if (context) fireEvent.keyDown(context, { key: 'Enter', ctrlKey: true });
    else if (pressed) fireEvent.click(pressed);
    await wait(0);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
