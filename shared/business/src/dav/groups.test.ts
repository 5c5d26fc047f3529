import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../nouns/contacts/contact';
import { davCards } from '../nouns/dav/davItem';
import type { DavLink } from '../nouns/dav/davLink';
import { reconcile } from './reconcile';

const at = '2026-11-01T09:00:00.000Z';
const link: DavLink = {
  ...{ id: 'link', kind: 'contacts', url: 'https://dav.example/sam/', name: 'People', username: 'sam', secrets: {} },
  ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at },
};
const card = (uid: string, name: string) =>
  `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:${uid}\r\nFN:${name}\r\nN:${name};;;;\r\nEMAIL:${uid}@example.com\r\nEND:VCARD\r\n`;
const apple = (name: string, ...members: readonly string[]) =>
  [
    ...['BEGIN:VCARD', 'VERSION:3.0', 'UID:group', `N:${name};;;;`, `FN:${name}`, 'X-ODD:kept'],
    ...['X-ADDRESSBOOKSERVER-KIND:group', ...members.map((uid) => `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${uid}`)],
    ...['END:VCARD', ''],
  ].join('\r\n');
const item = (uid: string, remote: string) => ({
  ...{ id: `link/${uid}.vcf`, linkId: 'link', href: `${uid}.vcf`, uid, etag: '1', remote },
});
const group = () => davCards.get('link/group.vcf');
const listsOf = (name: string) => contacts.all().find((one) => one.name === name)?.lists ?? [];
const serverHas = (remote: string) =>
  commit({
    label: 'Read',
    changes: [put(davCards, { ...(group() ?? item('group', '')), etag: `${Math.random()}`, remote })],
    undoable: false,
  });
const puts = (name: string, lists: readonly string[]) => {
  const contact = contacts.all().find((one) => one.name === name);
  if (!contact) throw new Error(`Expected ${name}.`);
  commit({ label: 'Put on a list', changes: [put(contacts, { ...contact, lists: [...lists] })] });
};
/** Compares until nothing changes any more, without a server that does what is wanted. */
const settle = async () => {
  for (let round = 0; round < 4; round += 1) await reconcile();
};
/** As a post office does. */
const sendAll = () => {
  for (const one of davCards.all()) {
    const { wanted, ...rest } = one;
    if (wanted === undefined) continue;
    const now = { ...rest, etag: `${Math.random()}`, remote: wanted, base: wanted };
    commit({ label: 'Write', changes: [put(davCards, now)], undoable: false });
  }
};

describe.each([
  ['Apple’s groups', apple],
  [
    'groups of vCard 4',
    (name: string, ...members: readonly string[]) =>
      apple(name, ...members)
        .replace('3.0', '4.0')
        .replaceAll('X-ADDRESSBOOKSERVER-', ''),
  ],
])('%s', (_, text) => {
  beforeEach(async () => {
    const davCards = [
      item('ada', card('ada', 'Ada')),
      item('sam', card('sam', 'Sam')),
      item('kim', card('kim', 'Kim')),
    ];
    await openMemoryStore({
      davLinks: [link],
      davCards: [...davCards, item('group', text('Friends', 'ada', 'stranger'))],
    });
    await settle();
    sendAll();
    await settle();
  });

  it('put their members on the list of their name, and are no contacts', () => {
    expect([listsOf('Ada'), listsOf('Sam')]).toEqual([['Friends'], []]);
    expect(
      contacts
        .all()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Ada', 'Kim', 'Sam']);
    expect(group()?.wanted).toBeUndefined();
  });

  it('whoever comes into one there comes onto the list, and whoever leaves goes off it', async () => {
    serverHas(text('Friends', 'sam', 'stranger'));
    await settle();
    expect([listsOf('Ada'), listsOf('Sam')]).toEqual([[], ['Friends']]);
  });

  it('whoever is put on the list goes into it, and whoever is taken off goes out of it; strangers and the rest stay', async () => {
    puts('Sam', ['Friends']);
    await settle();
    expect(group()?.wanted).toMatch(/MEMBER:urn:uuid:sam/);
    puts('Ada', []);
    await settle();
    const wanted = group()?.wanted ?? '';
    expect(wanted).not.toContain(':ada');
    for (const kept of ['urn:uuid:stranger', 'X-ODD:kept', 'urn:uuid:sam']) expect(wanted).toContain(kept);
    sendAll();
    await settle();
    expect(group()?.wanted).toBeUndefined();
    expect([listsOf('Ada'), listsOf('Sam')]).toEqual([[], ['Friends']]);
  });

  it('keep what both sides changed', async () => {
    puts('Sam', ['Friends']);
    await settle();
    serverHas(text('Friends', 'kim', 'stranger'));
    await settle();
    expect([listsOf('Ada'), listsOf('Sam'), listsOf('Kim')]).toEqual([[], ['Friends'], ['Friends']]);
    expect(group()?.wanted).toMatch(/:kim[\s\S]*:sam/);
    expect(group()?.wanted).not.toContain(':ada');
  });

  it('somebody who comes into two of them at once is on both lists', async () => {
    const second = text('Choir', 'kim').replace('UID:group', 'UID:choir');
    commit({ label: 'Read', changes: [put(davCards, item('choir', second))], undoable: false });
    serverHas(text('Friends', 'ada', 'kim', 'stranger'));
    await settle();
    expect([...listsOf('Kim')].sort()).toEqual(['Choir', 'Friends']);
    for (const uid of ['group', 'choir']) expect(davCards.get(`link/${uid}.vcf`)?.wanted).toBeUndefined();
  });

  it.each([
    ['on no list', []],
    ['on a list of its own', ['Own']],
  ])('whoever two browsers make at once stays on its list, also where the later one made it %s', async (_, own) => {
    serverHas(text('Friends', 'ada', 'sam', 'stranger'));
    await settle();
    const made = contacts.all().map(({ lists: _, ...one }) => ({
      ...one,
      ...(own.length > 0 && { lists: own }),
      createdAt: '2027-01-01T09:00:00.000Z',
    }));
    // The other rows are as the earlier browser left them.
    await openMemoryStore({ davLinks: [link], davCards: structuredClone(davCards.all()), contacts: made });
    await settle();
    expect([listsOf('Ada'), listsOf('Sam')]).toEqual([
      [...own, 'Friends'],
      [...own, 'Friends'],
    ]);
    expect(group()?.wanted).toBeUndefined();
  });

  it('one that is renamed there takes its list along', async () => {
    serverHas(text('Close friends', 'ada', 'stranger'));
    await settle();
    expect(listsOf('Ada')).toEqual(['Close friends']);
    expect(group()?.wanted).toBeUndefined();
  });

  it('a list that is deleted here as a whole empties no group there', async () => {
    puts('Sam', ['Friends']);
    await settle();
    sendAll();
    await settle();
    puts('Sam', []);
    puts('Ada', []);
    await settle();
    expect(group()?.wanted).toBeUndefined();
    expect([listsOf('Ada'), listsOf('Sam')]).toEqual([[], []]);
  });

  it('one that is deleted there leaves the list as it is', async () => {
    const { etag: _e, remote: _r, ...rest } = group() ?? item('group', '');
    commit({ label: 'Read', changes: [put(davCards, rest)], undoable: false });
    await settle();
    expect(listsOf('Ada')).toEqual(['Friends']);
  });
});
