// @vitest-environment page
import { deals } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { company, openMemoryStore } from '@steps/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt';
import { AddDealDialog } from './AddDealDialog';

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const add = () => userEvent.click(screen.getByRole('button', { name: /^(Add deal|Create Deal)$/i }));

beforeEach(async () => {
  await openMemoryStore({ companies: [company({ id: 'k1', name: 'Fenwick Joinery' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
});

it('adds a deal for a company, with its value in pounds, and says so in the specified words', async () => {
  renderAt('/', '/', () => <AddDealDialog company={{ id: 'k1', name: 'Fenwick Joinery' }} onClose={() => {}} />);
  await userEvent.type(field('Name'), 'New sign');
  await userEvent.type(field('Value'), '£1,250.50');
  await add();
  await screen.findByText('Deal Created');
  expect(deals.all()).toMatchObject([{ name: 'New sign', stage: 'new', valuePence: 125_050, companyId: 'k1' }]);
});

it('says what is wrong with a name, a value or a missing reason, and keeps what was typed', async () => {
  renderAt('/', '/', () => <AddDealDialog contactId="ann" stage="lost" onClose={() => {}} />);
  await add();
  screen.getByText('Choose why it was lost.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Price');
  await add();
  screen.getByText('Enter a name for the deal; it is empty.');
  await userEvent.type(field('Name'), 'New sign');
  await userEvent.type(field('Value'), '-5');
  await add();
  screen.getByText('Enter an amount of £0 or more, not “-5”.');
  expect(deals.size).toBe(0);
  expect(field('Name')).toHaveProperty('value', 'New sign');
});
