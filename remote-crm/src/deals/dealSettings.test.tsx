// @vitest-environment page
import { currentPipeline, currentStages, deals } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { deal, openMemoryStore } from '@steps/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { LostReasonSettings } from './LostReasonSettings';
import { StageSettings } from './StageSettings';

beforeEach(async () => {
  await openMemoryStore({ deals: [deal({ id: 'd1', stage: 'proposal' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

it('renames a stage and changes its chance in place, saying what is wrong', async () => {
  renderAt('/', '/', StageSettings);
  const name = screen.getByRole('textbox', { name: 'Name of the stage New' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Won{Enter}');
  screen.getByText('Choose another name: there is already a stage called “Won”.');
  await userEvent.clear(name);
  await userEvent.type(name, 'Enquiry{Enter}');
  const chance = screen.getByRole('textbox', { name: 'Chance of Enquiry in percent' });
  await userEvent.clear(chance);
  await userEvent.type(chance, '15{Enter}');
  expect(currentStages()[0]).toMatchObject({ label: 'Enquiry', probability: 15 });
  await userEvent.click(screen.getByRole('button', { name: 'Move Enquiry down' }));
  expect(currentStages()[1]?.label).toBe('Enquiry');
});

it('removes a stage after asking where its deals should go, and Undo restores both', async () => {
  renderAt('/', '/', StageSettings);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Proposal sent' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Its deal moves to' }), 'Negotiation');
  await userEvent.click(screen.getByRole('button', { name: 'Remove stage' }));
  expect(deals.get('d1')?.stage).toBe('negotiation');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(deals.get('d1')?.stage).toBe('proposal');
});

it('adds and removes lost reasons', async () => {
  renderAt('/', '/', LostReasonSettings);
  await userEvent.type(screen.getByRole('textbox', { name: 'New reason' }), 'Moved away');
  await userEvent.click(screen.getByRole('button', { name: 'Add reason' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Price' }));
  await waitFor(() => expect(currentPipeline().lostReasons).toContain('Moved away'));
  expect(currentPipeline().lostReasons).not.toContain('Price');
});
