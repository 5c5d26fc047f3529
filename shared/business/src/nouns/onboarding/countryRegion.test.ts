import { formatPence } from '@steps/platform/src/core/money';
import { parseAmount } from '@steps/platform/src/core/numbers/amountText';
import { region, setRegion } from '@steps/platform/src/core/session/regionState';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { countryNames } from './businessOptions';
import { countryRegion, isUsual } from './countryRegion';
import { completeOnboarding } from './onboardingState';

beforeEach(() => openMemoryStore({}, { client: { sample: true } }));

const business = {
  businessName: 'Rye Bakery',
  businessType: 'Sole trader',
  employeeSize: '1',
  country: 'United States',
  industry: 'Retail',
  selectedModules: ['crm'],
  brandGuidelines: '',
};

describe('what is usual in a country', () => {
  it.each([
    ['United Kingdom', { currency: 'GBP', numbers: 'point', dates: 'day', clock: 24, firstDay: 1 }],
    ['United States', { currency: 'USD', numbers: 'point', dates: 'month', clock: 12, firstDay: 0 }],
    ['Ireland', { currency: 'EUR', numbers: 'point', dates: 'day', clock: 24, firstDay: 1 }],
    ['Germany', { currency: 'EUR', numbers: 'comma', dates: 'day', clock: 24, firstDay: 1 }],
    ['France', { currency: 'EUR', numbers: 'space', dates: 'day', clock: 24, firstDay: 1 }],
    ['Switzerland', { currency: 'CHF', numbers: 'apostrophe', dates: 'day', clock: 24, firstDay: 1 }],
    ['Poland', { currency: 'PLN', numbers: 'space', dates: 'day', clock: 24, firstDay: 1 }],
    ['Australia', { currency: 'AUD', numbers: 'point', dates: 'day', clock: 12, firstDay: 1 }],
    ['Egypt', { currency: 'EGP', numbers: 'point', dates: 'day', clock: 12, firstDay: 6 }],
    ['Japan', { currency: 'JPY', numbers: 'point', dates: 'month', clock: 24, firstDay: 0 }],
  ])('%s', (country, usual) => expect(countryRegion(country)).toEqual(usual));

  it('is known for every country that onboarding offers, and can be chosen', () => {
    for (const country of countryNames()) {
      const usual = countryRegion(country);
      setRegion(usual ?? {});
      expect(region(), country).toMatchObject(usual ?? { country });
      expect(parseAmount(formatPence.exact(125_000)), country).toBe(125_000);
    }
  });
});

describe('onboarding', () => {
  it('gives the workspace what is usual in the country of the business, unless the person does not want it', async () => {
    await completeOnboarding({ ...business, asInCountry: false });
    expect(region()).toMatchObject({ currency: 'GBP', dates: 'day' });
    await completeOnboarding(business);
    expect(region()).toMatchObject({ currency: 'GBP', dates: 'day' });
    await completeOnboarding({ ...business, asInCountry: true });
    expect(isUsual(countryRegion('United States') ?? region(), region())).toBe(true);
    expect(region().workFrom).toBe('09:00');
  });

  it('takes what is usual there for the first business without asking', async () => {
    await completeOnboarding(business);
    expect(region()).toMatchObject({ currency: 'USD', dates: 'month', clock: 12, firstDay: 0 });
  });

  it('keeps a region that somebody has chosen, unless the person asks for the usual one', async () => {
    setRegion({ currency: 'EUR' });
    await completeOnboarding(business);
    expect(region()).toMatchObject({ currency: 'EUR', dates: 'day' });
  });
});
