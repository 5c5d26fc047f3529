import { contact } from '@steps/testing/src/builders';
import { describe, expect, it } from 'vitest';
import { activeContacts, checkedEmail, newContactsSince, sameEmail } from './contactRules';

describe('an email', () => {
  it('is kept without spaces around it, and may be missing', () => {
    expect(checkedEmail(' Ann@One.example ')).toBe('Ann@One.example');
    expect(checkedEmail('')).toBe('');
  });

  it.each(['ann', 'ann@', '@one.example', 'ann@one', 'a b@one.example', '<ann@one.example>'])(
    'refuses “%s”',
    (text) => {
      expect(() => checkedEmail(text)).toThrow(`Enter an email address such as sam@example.com, not “${text}”.`);
    },
  );

  it('is compared without regard to case', () => {
    expect(sameEmail('Ann@one.example', ' ANN@ONE.example')).toBe(true);
  });
});

describe('lists of contacts', () => {
  const old = contact({ createdAt: '2026-01-01T00:00:00.000Z' });
  const fresh = contact({ createdAt: '2026-11-02T00:00:00.000Z' });
  const newest = contact({ createdAt: '2026-11-03T00:00:00.000Z' });
  const archived = contact({ createdAt: '2026-11-03T00:00:00.000Z', archivedAt: '2026-11-03T00:00:00.000Z' });

  it('that are new start with the newest and leave out the archived', () => {
    expect(newContactsSince([old, fresh, archived, newest], '2026-11-01T00:00:00.000Z')).toEqual([newest, fresh]);
  });

  it('leave out the archived, and are the same list when there are none', () => {
    const list = [old, fresh];
    expect(activeContacts(list)).toBe(list);
    expect(activeContacts([old, archived])).toEqual([old]);
  });
});
