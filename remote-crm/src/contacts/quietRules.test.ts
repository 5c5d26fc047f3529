import { daysBetween } from '@steps/platform';
import { contact } from '@steps/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goneQuiet, quietAfterDays } from './quietRules';

const now = new Date('2026-11-20T12:00:00Z');
const names = (...contacts: ReturnType<typeof contact>[]) => goneQuiet(contacts, now).map(({ name }) => name);

describe('a contact has gone quiet', () => {
  it('after a fortnight without contact, the longest silence first', () => {
    const recent = contact({ name: 'Recent', temperature: 'hot', lastContact: '2026-11-07T12:00:00Z' });
    const fortnight = contact({ name: 'Fortnight', temperature: 'warm', lastContact: '2026-11-06T09:00:00Z' });
    const longest = contact({ name: 'Longest', temperature: 'hot', lastContact: '2026-09-01T09:00:00Z' });
    expect(names(recent, fortnight, longest)).toEqual(['Longest', 'Fortnight']);
  });

  it('by whole local days, however long ago', () => {
    const minutes = fc.integer({ min: -10 * 1440, max: 40 * 1440 });
    fc.assert(
      fc.property(minutes, (ago) => {
        const lastContact = new Date(now.getTime() - ago * 60_000).toISOString();
        const isQuiet = daysBetween(lastContact, now) >= quietAfterDays;
        expect(names(contact({ temperature: 'hot', lastContact }))).toHaveLength(Number(isQuiet));
      }),
    );
  });

  it('only if there was contact and interest, and they are not archived', () => {
    const lastContact = '2026-09-01T09:00:00Z';
    const never = contact({ temperature: 'hot', lastContact: undefined });
    const cold = contact({ temperature: 'cold', lastContact });
    const archived = contact({ temperature: 'hot', lastContact, archivedAt: '2026-10-01T09:00:00Z' });
    expect(names(never, cold, archived)).toEqual([]);
  });
});
