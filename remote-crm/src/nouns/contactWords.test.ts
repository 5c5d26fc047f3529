import { contact } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { statusesOf, statusLabel, temperatureLabels, warmth } from './contactWords';

describe('the status of a contact', () => {
  it('is one of the specified, or an imported one; case makes no difference', () => {
    expect(statusesOf([contact({ status: 'CUSTOMER' }), contact({ status: 'Evangelist' })])).toEqual([
      'Hot Lead',
      'Warm Lead',
      'Cold Lead',
      'Opportunity',
      'Customer',
      'lead',
      'prospect',
      'Evangelist',
    ]);
  });

  it('is shown in sentence case, also if there is none', () => {
    expect(['lead', 'Hot Lead', ''].map(statusLabel)).toEqual(['Lead', 'Hot Lead', 'No status']);
  });
});

it('the temperatures are cold, warm and hot, in this order', () => {
  expect(Object.keys(temperatureLabels)).toEqual(['cold', 'warm', 'hot']);
  expect([warmth.cold, warmth.warm, warmth.hot]).toEqual([0, 1, 2]);
});
