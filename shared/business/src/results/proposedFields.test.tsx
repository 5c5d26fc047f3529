// @vitest-environment page

import { recordProposal } from '@steps/assistant/src/tools/recordProposal';
import { undo } from '@steps/platform/src/core/store/history';
import { deal, openMemoryStore } from '@steps/testing';
import { MemoryRouter } from '@steps/testing/src/MemoryRouter';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aiResults } from '../ai/ledger/aiResult';
import { proposeChange } from '../ai/ledger/proposedChange';
import { deals } from '../nouns/deals/deal';
import { ResultCardBody } from './ResultCardBody';

afterEach(cleanup);

async function open() {
  await openMemoryStore({ deals: [deal({ id: 'd1', name: 'Tables', closeDate: '2026-11-20', nextStep: 'Ring' })] });
  const proposal = proposeChange({
    kind: 'deal-proposal',
    module: 'sales',
    title: 'Change Tables',
    collection: 'deals',
    id: 'd1',
    fields: [
      { key: 'nextStep', label: 'Next step', after: 'Send the quote' },
      { key: 'closeDate', label: 'Close date', after: '2026-11-30' },
      { key: 'valuePence', label: 'Value', after: 7_000 },
    ],
  });
  const { id } = recordProposal(proposal, { engine: 'built-in', model: 'built-in', prompt: '' });
  render(
    <MemoryRouter>
      <ResultCardBody resultId={id} inQueue />
    </MemoryRouter>,
  );
  return { id, card: within(screen.getByRole('article', { name: 'Change Tables' })) };
}

it('the review queue shows what a proposal would change, field by field', async () => {
  const { card } = await open();
  expect(card.getByText('Next step').tagName).toBe('DT');
  expect(card.getByText('Ring').tagName).toBe('DEL');
  expect(card.getByText('Send the quote').tagName).toBe('INS');
});

it('a day, an amount and words are changed in their fields, approved together, written, and undone', async () => {
  const { id, card } = await open();
  fireEvent.click(card.getByRole('button', { name: 'Modify' }));
  const type = async (label: string, value: string) => {
    const field = await card.findByRole('textbox', { name: label });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  await type('Next step', 'Ring again');
  await type('Close date', '2026-12-04');
  await type('Value', '85');
  fireEvent.click(card.getByRole('button', { name: 'Approve with these values' }));
  await card.findByRole('button', { name: 'Reopen' });
  expect(deals.get('d1')).toMatchObject({ nextStep: 'Ring again', closeDate: '2026-12-04', valuePence: 8_500 });
  expect(aiResults.get(id)?.status).toBe('modified');
  undo();
  expect(deals.get('d1')).toMatchObject({ nextStep: 'Ring', closeDate: '2026-11-20' });
});

it('an empty field is reported, and nothing is decided', async () => {
  const { id, card } = await open();
  fireEvent.click(card.getByRole('button', { name: 'Modify' }));
  fireEvent.change(await card.findByRole('textbox', { name: 'Next step' }), { target: { value: '' } });
  fireEvent.click(card.getByRole('button', { name: 'Approve with these values' }));
  expect(await card.findByText(/Enter the next step; it is empty/)).toBeDefined();
  expect(aiResults.get(id)?.status).toBe('pending');
});
