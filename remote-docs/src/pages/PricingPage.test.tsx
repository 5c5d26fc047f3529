// @vitest-environment page
import { activities } from '@steps/business';
import { Overlays } from '@steps/platform/ui';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PricingPage } from './PricingPage';

beforeEach(async () => {
  await openMemoryStore();
});
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter>
      <PricingPage />
      <Overlays />
    </MemoryRouter>,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));

it('says the price of a month and of a year, and what the year saves', async () => {
  open();
  expect(part('Everything').getByText('£395')).toBeDefined();
  await userEvent.click(await part('Everything').findByText('Annually'));
  expect(part('Everything').getByText('£3,950')).toBeDefined();
  expect(part('Everything').getByText('12 months for the price of 10: you save £790')).toBeDefined();
  expect(part('Everything').getByText('Unlimited users')).toBeDefined();
  expect(part('Everything').getByText('14 days free, no credit card')).toBeDefined();
});

it('names the onboarding package and the agency programme', () => {
  open();
  expect(part('Onboarding package').getByText('£1,495')).toBeDefined();
  expect(part('Onboarding package').getByText('4 sessions of 2 hours')).toBeDefined();
  expect(part('Agency programme').getByText('£120')).toBeDefined();
  expect(part('Agency programme').getByText('£80 for each of clients 2–5')).toBeDefined();
  expect(part('Agency programme').getByText('£440 for all 5')).toBeDefined();
});

it('works out what an agency keeps of what its clients pay', async () => {
  open();
  const agency = part('For agencies');
  expect(
    agency
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['1£120£120', '2£200£100', '3£280£93.33', '4£360£90', '5£440£88']);
  const amount = (name: string) => agency.getByText(name).nextElementSibling?.textContent;
  expect(amount('You keep')).toBe('£620');
  const fee = agency.getByLabelText(/^You charge each client, a month/);
  await userEvent.clear(fee);
  await userEvent.type(fee, '90{Tab}');
  expect(amount('You are short of')).toBe('£10');
  await userEvent.click(agency.getByRole('checkbox', { name: 'Include a subscription for the agency itself' }));
  expect(amount('You are short of')).toBe('£405');
});

it('starts the 20-day plan as tasks of the CRM, and follows them here', async () => {
  open();
  const plan = part('The 20-day plan');
  await userEvent.click(plan.getByRole('button', { name: 'Start the plan' }));
  expect(activities.all()).toHaveLength(20);
  expect(plan.getByText('0 of 20 done')).toBeDefined();
  expect(document.activeElement?.textContent).toContain('0 of 20 done');
  await userEvent.click(plan.getByRole('checkbox', { name: /^Day 2: Import your contacts/ }));
  expect(plan.getByText('1 of 20 done')).toBeDefined();
  expect(plan.getByRole('link', { name: 'Open tasks' }).getAttribute('href')).toBe('/?module=crm&tab=tasks');
});

it('shows testimonials with name, company, quote and rating, as made up', () => {
  open();
  const said = part('What people say');
  expect(said.getByText('Sarah Bennett')).toBeDefined();
  expect(said.getByText('Bennett Interiors')).toBeDefined();
  expect(said.getByText(/three spreadsheets/)).toBeDefined();
  expect(said.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(2);
  expect(said.getByText('Illustrative')).toBeDefined();
});

it('says how to leave, what costs extra, and what users, roles and branding include', () => {
  open();
  const terms = part('Terms');
  expect(terms.getByText(/You leave with 30 days' notice/)).toBeDefined();
  expect(terms.getByText(/Small extra charges apply for email and SMS/)).toBeDefined();
  expect(terms.getByText(/When you delete a user, their data is transferred to another one/)).toBeDefined();
  expect(terms.getByText(/each client can have branding of its own/)).toBeDefined();
});

it('shows the other prices and claims as the copy that they are', () => {
  open();
  const other = part('Other figures');
  expect(other.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '£400 a month',
    '£35 a month',
    '£120 a month',
    '85% or 90% lower costs',
    '30 hours saved',
    '40% more revenue',
    '73% approval rate',
  ]);
  expect(other.getByText('Illustrative')).toBeDefined();
});

it('leads to the architecture page', () => {
  open();
  expect(screen.getByRole('link', { name: 'How it is built' }).getAttribute('href')).toBe('/architecture');
});
