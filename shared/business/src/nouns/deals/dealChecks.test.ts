import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { deal } from '@steps/testing/src/builders';
import { expect, it } from 'vitest';
import { checkDealFields } from './dealChecks';

it.each(['2026-02-30', '2026-13-01', '03/11/2026'])('a deal cannot close on %s', (closeDate) => {
  expect(() => checkDealFields(deal({ closeDate }))).toThrow(RuleError);
});

it('a deal closes on a day of the calendar, or on none yet', () => {
  expect(() => checkDealFields(deal({ closeDate: '2028-02-29' }))).not.toThrow();
  expect(() => checkDealFields(deal({ closeDate: '' }))).not.toThrow();
});
