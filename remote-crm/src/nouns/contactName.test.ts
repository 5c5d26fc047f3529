import { describe, expect, it } from 'vitest';
import { namePartsOf, renamedParts } from './contactName';

describe('after a name was changed, its parts', () => {
  const before = { firstName: 'María José', lastName: 'García López' };

  it.each([
    ['Marta García López', { firstName: 'Marta', lastName: 'García López' }],
    ['María José Núñez', { firstName: 'María José', lastName: 'Núñez' }],
    ['García López Marta', { firstName: 'Marta', lastName: 'García López' }],
    ['Ada Lovelace', { firstName: undefined, lastName: undefined }],
  ])('are those that are still in %s', (name, parts) => {
    expect(renamedParts(before, name)).toMatchObject(parts);
  });

  it('are none if none were known', () => {
    expect(renamedParts({}, 'Ada Lovelace')).toEqual({});
  });
});

it('a name known only as a whole has its last word as last name', () => {
  expect(namePartsOf({ name: ' Ada King Lovelace ' })).toEqual({ firstName: 'Ada King', lastName: 'Lovelace' });
  expect(namePartsOf({ name: 'Madonna' })).toEqual({ firstName: 'Madonna', lastName: undefined });
});
