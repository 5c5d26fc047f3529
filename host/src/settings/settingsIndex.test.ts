import { expect, it } from 'vitest';
import { remoteEntry } from '../federation/remoteEntry.fixture';
import { findSettings, remoteSettings, settingsIndex } from './settingsIndex';

const found = (query: string) => findSettings(query).map(({ title, part }) => `${title}: ${part}`);

it('a setting is found by its name, and by what people call it', () => {
  expect(found('dark')).toEqual(['Appearance: In this browser']);
  expect(found('password')).toEqual(['Workspace: Passphrase', 'Workspace: Recovery file']);
  expect(found('BACKUP restore')).toEqual(['Storage and backup: Restore from a file']);
});

it('what a remote has to set is found beside it, where it is', () => {
  const crm = remoteEntry({
    icon: 'users',
    pages: [
      {
        path: '/crm/settings',
        title: 'CRM settings',
        open: false,
        settings: [{ section: 'stages', title: 'Stages', words: 'pipeline' }],
      },
      { path: '/crm/contacts/:contactId', title: 'Contact', open: false },
    ],
  });
  const others = remoteSettings([crm]);
  expect(findSettings('Pipeline', others)).toEqual([
    { title: 'CRM settings', part: 'Stages', href: '/crm/settings?section=stages' },
  ]);
  expect(remoteSettings([{ ...crm, disabled: true }])).toEqual([]);
});

it('a section that a remote brings is found by its parts, or by its title where it names none', () => {
  const loyalty = remoteEntry({
    settings: [
      { id: 'points', title: 'Points', parts: [{ title: 'How many', words: 'stamps' }] },
      { id: 'gifts', title: 'Gifts', parts: [] },
    ],
  });
  const others = remoteSettings([loyalty]);
  expect(findSettings('stamps', others)).toEqual([
    { title: 'Points', part: 'How many', href: '/?module=settings&section=points' },
  ]);
  expect(findSettings('gifts', others).map(({ part }) => part)).toEqual(['Gifts']);
});

it('every word must fit, and nothing is found for nothing', () => {
  expect(found('dark tokens')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('every section is found by its title', () => {
  for (const { id, title } of settingsIndex) {
    expect(
      findSettings(title).some(({ href }) => href.endsWith(`section=${id}`)),
      title,
    ).toBe(true);
  }
});
