// @vitest-environment page

import { recordProposal } from '@steps/assistant/src/tools/recordProposal';
import { drafts } from '@steps/platform/src/core/session/draft';
import { aiResult, deal, declareKinds, keepsWords, letter, openMemoryStore, pressing } from '@steps/testing';
import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aiResults } from '../ai/ledger/aiResult';
import { proposeChange } from '../ai/ledger/proposedChange';
import { deals } from '../nouns/deals/deal';
import { ModifyEditor } from './ModifyEditor';
import { ResultCardBody } from './ResultCardBody';
import { ResultEditorForm } from './ResultEditors';

const entry = aiResult({ id: 'ai1', title: 'Plan', kind: 'letter', output: 'Dear Ann', inputs: { prompt: 'spring' } });
const close = () => {};

beforeEach(() => declareKinds({ letter: 'content' }, [letter]));
afterEach(cleanup);

describe('words about a result', () => {
  it.each([
    ['a changed text', 'Modify', 'Changed text'],
    ['a reason for rejecting', 'Reject', 'Reason'],
    ['a comment', 'Comment', 'Comment'],
  ])('%s waits over a reload, closing the tab and logging out', async (_words, button, field) => {
    const page = <ResultCardBody resultId="ai1" />;
    expect(await keepsWords({ page, field, records: { aiResults: [entry] }, open: pressing(button) })).toBe(true);
  });

  it.each([
    ['the name of a second reader', 'second-reader', 'Name of the second reader', 'Elin Byrne'],
    ['what should be different', 'regenerate', /^What should be different/, undefined],
  ] as const)('%s waits too', async (_words, editor, field, words) => {
    const page = (
      <ResultEditorForm {...{ result: entry, editor, view: undefined, onRegenerated: undefined, onClose: close }} />
    );
    expect(await keepsWords({ page, field, records: { aiResults: [entry] }, ...(words && { words }) })).toBe(true);
  });

  it('belong to the business, enter no record, and are forgotten once they are used', async () => {
    const page = <ResultCardBody resultId="ai1" />;
    await keepsWords({ page, field: 'Comment', records: { aiResults: [entry] }, open: pressing('Comment') });
    expect(drafts.scope).toBe('client');
    expect(drafts.get('result-comment:ai1')?.value).toBe('First line\nand a second');
    expect(JSON.stringify(aiResults.get('ai1'))).not.toContain('First line');
    render(<MemoryRouter>{page}</MemoryRouter>);
    await pressing('Comment')();
    expect(screen.getByText(/Not saved yet: your draft from/)).toBeDefined();
    await pressing('Add comment')();
    expect(drafts.get('result-comment:ai1')).toBeUndefined();
    expect(JSON.stringify(aiResults.get('ai1'))).toContain('First line');
  });
});

it('changed values of a proposal wait too', async () => {
  await openMemoryStore({ deals: [deal({ id: 'd1', nextStep: 'Ring' })] });
  const fields = [{ key: 'nextStep', label: 'Next step', after: 'Send the quote' }];
  const made = { kind: 'deal-proposal', module: 'sales', title: 'Change', collection: 'deals', id: 'd1', fields };
  recordProposal(proposeChange(made), { engine: 'built-in', model: 'built-in', prompt: '' });
  const records = { deals: deals.all(), aiResults: aiResults.all() };
  const [result] = records.aiResults;
  if (!result) throw new Error('Expected a proposal.');
  const page = <ModifyEditor result={result} onClose={close} />;
  expect(await keepsWords({ page, field: 'Next step', records })).toBe(true);
});
