import { expect, it } from 'vitest';
import { findSettings, settingsIndex } from './settingsIndex';

const found = (query: string) => findSettings(query).map(({ title, part }) => `${title}: ${part}`);

it('a setting is found by its name, and by what people call it', () => {
  expect(found('dark')).toEqual(['Appearance: In this browser']);
  expect(found('password')).toEqual(['Workspace: Passphrase', 'Workspace: Recovery file']);
  expect(found('BACKUP restore')).toEqual(['Storage and backup: Restore from a file']);
});

it('every word must fit, and nothing is found for nothing', () => {
  expect(found('dark tokens')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('every section is found by its title', () => {
  for (const { id, title } of settingsIndex) {
    expect(
      findSettings(title).some(({ section }) => section === id),
      title,
    ).toBe(true);
  }
});
