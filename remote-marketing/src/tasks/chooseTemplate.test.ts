import { expect, it } from 'vitest';
import { fittingTemplate, fullestTemplate } from './chooseTemplate';

const slots = { subject: 'our oak tables', price: 'from £240', until: '' };

it('a template is chosen by what fits; nothing is cut', () => {
  const ways = ['{Subject}, {price}, made to measure for your kitchen', '{Subject}, {price}', '{Subject}'];
  expect(fittingTemplate(ways, slots, 30)).toBe('Our oak tables, from £240');
  expect(fittingTemplate(ways, slots, 15)).toBe('Our oak tables');
  expect(fittingTemplate(ways, slots, 5)).toBe('');
  expect(fullestTemplate(['{Subject}.', '{Price}. {Subject}.'], slots, 100)).toBe('From £240. Our oak tables.');
});
