import { expect, it } from 'vitest';
import { sharedMismatch } from './remotesSchema.mjs';

it.each([undefined, '1.0.0', '1.2.0', '1.2.7'])('a remote built against %s works with 1.2.0', (built) => {
  expect(sharedMismatch(built, '1.2.0')).toBeUndefined();
});

it('a remote that needs a newer version is refused, and both versions are named', () => {
  const why = 'It needs version 1.3.0 of the shared package; this host offers 1.2.9.';
  expect(sharedMismatch('1.3.0', '1.2.9')).toBe(why);
  expect(sharedMismatch('2.0.0', '1.10.0')).toContain('It needs version 2.0.0');
});

it('version 1.10 is newer than 1.9', () => {
  expect(sharedMismatch('1.9.0', '1.10.0')).toBeUndefined();
});

it('a remote from before something was taken out is refused', () => {
  expect(sharedMismatch('1.9.0', '2.0.0')).toContain('which lacks something of it');
});
