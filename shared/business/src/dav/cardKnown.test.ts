import { contact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../nouns/contacts/contact';
import { type DavItem, davCards } from '../nouns/dav/davItem';
import { setCurrentPerson } from '../nouns/people/currentPerson';
import { unlinkDav } from './davLinkState';
import { davQuestions } from './davQuestion';
import { link } from './davRows.fixture';
import { reconcile } from './reconcile';

const book = (id = 'link') => link({ id, kind: 'contacts' });
const card = (uid: string, name: string, ...lines: readonly string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `UID:${uid}`, `FN:${name}`, `N:${name};;;;`, ...lines, 'END:VCARD', ''].join('\r\n');
const row = (uid: string, remote: string, linkId = 'link'): DavItem => ({
  ...{ id: `${linkId}/${uid}.vcf`, linkId, href: `${uid}.vcf`, uid, etag: '1', remote },
});
/** Whom Steps offers as the same person, for each card that waits. */
const offered = async () =>
  (await davQuestions()).map(({ found }) => (found.what === 'new' ? found.alike.map(({ id }) => id) : found.what));
const blank = { email: '', phone: '', company: '', createdAt: '2026-10-01T09:00:00.000Z' };

beforeEach(() => setCurrentPerson(undefined));

describe('A card of a linked address book', () => {
  it('is the same contact as before when the address book is linked again, with or without an email', async () => {
    const cards = [card('1', 'Ada'), card('2', 'Sam', 'EMAIL:sam@example.com')];
    await openMemoryStore({ davLinks: [book()], davCards: cards.map((text, nth) => row(`${nth + 1}`, text)) });
    await reconcile();
    await unlinkDav('link');
    const before = contacts.all();
    await openMemoryStore({
      davLinks: [book('again')],
      davCards: cards.map((text, nth) => row(`${nth + 1}`, text, 'again')),
      contacts: before,
    });
    await reconcile();
    expect(contacts.all()).toEqual(before);
    expect(await offered()).toEqual([]);
    expect(davCards.all().map(({ recordId }) => recordId)).toEqual(before.map(({ id }) => id));
  });

  it('is the contact that Steps sent there, when the address book is linked again', async () => {
    const ada = contact({ ...blank, id: 'contact-1', name: 'Ada' });
    await openMemoryStore({
      davLinks: [book()],
      davCards: [row('contact-1', card('contact-1', 'Ada'))],
      contacts: [ada],
    });
    await reconcile();
    expect(contacts.size).toBe(1);
    expect(davCards.all()).toMatchObject([{ recordId: 'contact-1' }]);
  });

  it.each([
    ['the same number, written otherwise', { name: 'S. Okafor', phone: '020 7946 0000' }, [['known']]],
    ['the same name', { name: 'SAM OKAFOR' }, [['known']]],
    ['another name and number', { name: 'Kim', phone: '020 7946 1111' }, []],
    ['the same name and an email of their own', { name: 'Sam Okafor', email: 'sam@example.com' }, [['known']]],
  ])('without an email is asked about where a contact has %s', async (_, of, expected) => {
    const known = contact({ ...blank, id: 'known', ...of });
    const there = row('1', card('1', 'Sam Okafor', 'TEL:+44 20 7946 0000'));
    await openMemoryStore({ davLinks: [book()], davCards: [there], contacts: [known] });
    await reconcile();
    expect(await offered()).toEqual(expected);
    expect(contacts.size).toBe(expected.length > 0 ? 1 : 2);
  });

  it('with an email is not taken for a colleague who shares the number', async () => {
    const colleague = contact({ ...blank, id: 'kim', name: 'Kim', email: 'kim@example.com', phone: '020 7946 0000' });
    const there = row('1', card('1', 'Sam', 'TEL:020 7946 0000', 'EMAIL:sam@example.com'));
    await openMemoryStore({ davLinks: [book()], davCards: [there], contacts: [colleague] });
    await reconcile();
    expect(contacts.all().map(({ name }) => name)).toEqual(['Kim', 'Sam']);
  });

  it('is asked about if a contact like it is linked to another address book, and is new if it is linked to this one', async () => {
    const sam = contact({ ...blank, id: 'sam', name: 'Sam', email: 'sam@example.com' });
    const text = card('2', 'Sam', 'EMAIL:sam@example.com');
    const agreed = (linkId: string) => {
      const own = card('1', 'Sam', 'EMAIL:sam@example.com');
      return { ...row('1', own, linkId), base: own, recordId: 'sam' };
    };
    await openMemoryStore({
      davLinks: [book('home'), book()],
      davCards: [agreed('home'), row('2', text)],
      contacts: [sam],
    });
    await reconcile();
    expect(await offered()).toEqual([['sam']]);
    await openMemoryStore({ davLinks: [book()], davCards: [agreed('link'), row('2', text)], contacts: [sam] });
    await reconcile();
    expect([await offered(), contacts.size]).toEqual([[], 2]);
  });
});
