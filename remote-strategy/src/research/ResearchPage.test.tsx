// @vitest-environment page

import { aiResults } from '@steps/business';
import { review } from '@steps/business/results';
import { undo } from '@steps/platform';
import { notify, Overlays } from '@steps/platform/ui';
import { aiResult, approveAiResult, deal, MemoryRouter, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Source } from '../tasks/researchSource';
import { ResearchPage } from './ResearchPage';
import { type Research, researches } from './research';
import { researchVersions } from './researchState';

const question = 'Which customers should we look for?';
const survey: Source = {
  id: 's1',
  kind: 'survey',
  title: 'Spring survey',
  says: 'Cafés stay longest.',
  day: '2026-04-02',
};
const won: Source = {
  id: 'won-by-source',
  kind: 'records',
  title: 'Won deals by source',
  says: 'Referral £1 of £1 (1 deal, last 12 months)',
  day: '2026-04-02',
};
const research = (fields: Partial<Research> = {}): Research => ({
  id: 'r1',
  question,
  background: '',
  sources: [survey],
  leftOut: [],
  schedule: 'monthly',
  createdAt: '2026-04-02T09:00:00.000Z',
  updatedAt: '2026-04-02T09:00:00.000Z',
  ...fields,
});
const version = (fields = {}) =>
  aiResult({
    id: 'one',
    kind: 'research-report',
    module: 'strategy',
    output:
      'Look for cafés.\n\n## Who stays\n- Cafés stay longest. (evidence 1, 2)\n\n## Prices\n- They would pay more. (assumption)',
    inputs: { question, background: '', sources: [won, survey] },
    about: { collection: researches.name, id: 'r1' },
    createdAt: '2026-04-02T09:00:00.000Z',
    ...fields,
  });
const wonDeal = deal({
  stage: 'won',
  source: 'Referral',
  valuePence: 400_000,
  stageChangedAt: new Date().toISOString(),
});

function show(query = '') {
  render(
    <MemoryRouter initialEntries={[`/research-report${query}`]}>
      <ResearchPage />
      <Overlays />
    </MemoryRouter>,
  );
  return userEvent.setup();
}
const sheet = () => screen.findByRole('article', { name: question });

beforeEach(() => notify.clear());
afterEach(cleanup);

describe('a research document', () => {
  it('is started with a question, and asks for one', async () => {
    await openMemoryStore();
    const user = show();
    await user.click(screen.getByRole('button', { name: 'Choose sources' }));
    expect(await screen.findByText('Write what you want to find out.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Question' }), `${question}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: question })).toBeTruthy();
    expect(researches.all()[0]).toMatchObject({ question, schedule: 'never' });
  });

  it('is told the sources that are ticked, those of the workspace and those that were added, and no other', async () => {
    await openMemoryStore({ deals: [wonDeal], researchDocuments: [research({ sources: [] })] });
    const user = show('?document=r1');
    await user.click(await screen.findByRole('button', { name: 'Add source' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: 'Source' }), 'Mrs Ashdown');
    await user.click(within(dialog).getByRole('button', { name: 'Add source' }));
    expect(await screen.findByText('Write what the source is and what it says.')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: 'What it says' }), 'Cafés pay in time.');
    await user.click(within(dialog).getByRole('button', { name: 'Add source' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Won deals by source' }));
    await user.click(screen.getByRole('button', { name: 'Write the report' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeTruthy();
    const [entry] = researchVersions('r1');
    expect(entry?.status).toBe('pending');
    expect(entry?.inputs.sources).toMatchObject([{ title: 'Mrs Ashdown', says: 'Cafés pay in time.' }]);
    expect(entry?.output).toContain('Mrs Ashdown: Cafés pay in time. (evidence 1)');
  });

  it('exists once a person approved it: its parts with their confidence, its sources and its review', async () => {
    await openMemoryStore({ researchDocuments: [research()], aiResults: [version()] });
    show('?document=r1');
    await screen.findByRole('button', { name: 'Approve' });
    expect(screen.queryByRole('article', { name: question })).toBeNull();
    act(() => approveAiResult('one'));
    const page = within(await sheet());
    expect(page.getByText('High confidence. 2 sources of 2 kinds, your own records among them.')).toBeTruthy();
    expect(page.getByText('Assumptions. No source supports it: an assumption to test.')).toBeTruthy();
    expect(page.getByText('2. Spring survey: Cafés stay longest. Survey, 2 Apr 2026')).toBeTruthy();
    expect(page.getByText('Updates: every month, next on 2 May 2026.')).toBeTruthy();
    expect(page.getByText(/^Document: Approved by /)).toBeTruthy();
  });

  it('stays as it was approved while a newer version waits, and when that is rejected', async () => {
    await openMemoryStore({
      researchDocuments: [research()],
      aiResults: [
        version(),
        version({ id: 'two', output: 'Look for shops.', replacesId: 'one', createdAt: '2026-05-02T09:00:00.000Z' }),
      ],
    });
    approveAiResult('one');
    show('?document=r1');
    expect(within(await sheet()).getByText('Look for cafés.')).toBeTruthy();
    act(() => review.reject('two', 'No.'));
    expect(await screen.findByText(/^Version 2: Rejected by /)).toBeTruthy();
    expect(within(await sheet()).getByText('Look for cafés.')).toBeTruthy();
    expect(
      screen.queryByText('Look for shops.', { selector: '[aria-label="Which customers should we look for?"] *' }),
    ).toBeNull();
  });

  it('says when it is due, and which sources say something else now', async () => {
    await openMemoryStore({ deals: [wonDeal], researchDocuments: [research()], aiResults: [version()] });
    approveAiResult('one');
    show('?document=r1');
    expect(await screen.findByText('Update due')).toBeTruthy();
    expect(screen.getByText('Due since 2 May 2026.')).toBeTruthy();
    const changed = screen.getByRole('list', { name: 'Changed sources' });
    expect(
      within(changed)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent),
    ).toContain('Won deals by source');
    expect(within(changed).getByText(`Before: ${won.says}`)).toBeTruthy();
    expect(within(changed).queryByText('Spring survey')).toBeNull();
  });

  it('is deleted with undo, and its versions stay in the ledger', async () => {
    await openMemoryStore({ researchDocuments: [research()], aiResults: [version()] });
    const user = show('?document=r1');
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
    expect(researches.size).toBe(0);
    expect(aiResults.size).toBe(1);
    undo();
    expect(researches.get('r1')?.question).toBe(question);
  });
});
