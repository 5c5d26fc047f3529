// @vitest-environment page

import { saveOnboardingDraft, useOnboardingDraft } from '@steps/business/host';
import { region, setRegion } from '@steps/platform';
import { onboardingDraft, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MarketStep } from './MarketStep';

function Step() {
  return <MarketStep draft={useOnboardingDraft()} problems={{}} onChange={saveOnboardingDraft} />;
}

beforeEach(() => openMemoryStore({}, { client: { sample: true } }));
afterEach(cleanup);

const proposal = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /^Use the date and amount formats/ });

it('a business in another country is offered what is usual there, and may leave it', async () => {
  render(<Step />);
  expect(proposal()).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  screen.getByText(/^Amounts in US dollars, such as 1,250\.50, month first, AM and PM, weeks from Sunday\./);
  expect(proposal()?.checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use the date and amount formats of this country' }));
  expect(onboardingDraft().asInCountry).toBe(false);
  expect(region().currency).toBe('GBP');
});

it('a workspace that has chosen its region is asked, not changed', async () => {
  setRegion({ currency: 'EUR' });
  render(<Step />);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
  expect(proposal()?.checked).toBe(false);
});
