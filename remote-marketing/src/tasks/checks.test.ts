import { expect, it } from 'vitest';
import { speaksToReader } from './checks';

it('tells what speaks to the reader', () => {
  expect(speaksToReader('This is for your kitchen', 1).met).toBe(true);
  expect(speaksToReader('The youth club', 1).met).toBe(false);
});
