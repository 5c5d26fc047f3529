import { contact } from '@steps/testing';
import { expect, it } from 'vitest';
import { newcomersSince } from './newcomerRules';

const added = (id: string, day: string) => contact({ id, createdAt: `${day}T09:00:00.000Z` });

it('are the contacts of that day and after, the latest first', () => {
  const all = [added('before', '2026-11-02'), added('first', '2026-11-03'), added('last', '2026-11-05')];
  expect(newcomersSince(all, '2026-11-03').map(({ id }) => id)).toEqual(['last', 'first']);
});
