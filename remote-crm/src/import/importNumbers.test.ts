import { expect, it } from 'vitest';
import { propertyValue } from './importPropertyRules';

it.each([
  ['12,50', 12.5],
  ['1.250,00', 1250],
  ['1 250,50', 1250.5],
  ['€1,250.50', 1250.5],
  ['1250.5', 1250.5],
  ['about ten', 'about ten'],
  ['1.2.3', '1.2.3'],
] as const)('a number property of a file reads “%s” as %s in every region', (text, value) => {
  expect(propertyValue(text, 'number', { numbers: 'point' })).toBe(value);
  expect(propertyValue(text, 'number', { numbers: 'comma' })).toBe(value);
});

it('a number that could be either is read as the region writes it, and stays text if it has neither form', () => {
  expect(propertyValue('1.250', 'number', { numbers: 'comma' })).toBe(1250);
  expect(propertyValue('1,250', 'number', { numbers: 'point' })).toBe(1250);
  expect(propertyValue('1,250', 'number', { numbers: 'apostrophe' })).toBe('1,250');
});

it('a number in a file of ours is read exactly as written', () => {
  expect(propertyValue('12,50', 'number')).toBe('12,50');
});
