import { companyWithName, contacts, contactWithEmail } from '@steps/business';
import { undo } from '@steps/platform';
import { contact, createContact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from './companyState';
import {
  addContactTag,
  addTagToContacts,
  archiveContacts,
  deleteContacts,
  duplicateContact,
  removeTagFromContacts,
  restoreContacts,
  toggleFavourite,
  updateContact,
} from './contactState';

const tenTags = Array.from({ length: 10 }, (_, index) => `tag ${index}`);

beforeEach(async () => {
  await openMemoryStore({
    contacts: [
      contact({ id: 'ann', name: 'Ann', email: 'Ann@one.example', tags: ['VIP'] }),
      contact({ id: 'ben', name: 'Ben', email: 'ben@two.example', tags: tenTags }),
    ],
  });
});

describe('contacts', () => {
  it('are added with what is known; a name or an email is enough', () => {
    expect(createContact({ name: ' Cat ' })).toMatchObject({ name: 'Cat', score: 0, temperature: 'cold', tags: [] });
    expect(createContact({ email: 'dan@four.example' }).name).toBe('dan@four.example');
    expect(() => createContact({})).toThrow('Enter a name or an email address; both are empty.');
  });

  it('need a name with visible characters', () => {
    expect(createContact({ name: '\u200b\u3164', email: 'eve@x.example' }).name).toBe('eve@x.example');
    expect(() => createContact({ name: '\u2060' })).toThrow('Enter a name or an email address; both are empty.');
    expect(() => updateContact('ann', { name: '\u200b' })).toThrow('Enter a name; it is empty.');
  });

  it('lose characters that would reverse every sentence with their name, and so does the name of the step', () => {
    const { id } = createContact({
      name: 'Ann \u202eLee',
      notes: '\u2066Met at the fair',
      properties: { 'Size\u202d': 'x' },
    });
    expect(contacts.get(id)).toMatchObject({ name: 'Ann Lee', notes: 'Met at the fair', properties: { Size: 'x' } });
    expect(undo()?.label).toBe('Add Ann Lee');
  });

  it('are edited field by field, and undo brings the old value back', () => {
    updateContact('ann', { title: 'Owner', companyId: 'k1' });
    updateContact('ann', { companyId: undefined });
    expect(contacts.get('ann')).toMatchObject({ title: 'Owner', companyId: undefined });
    undo();
    expect(contacts.get('ann')?.companyId).toBe('k1');
    expect(() => updateContact('ann', { email: 'nowhere' })).toThrow('Enter an email address');
    expect(() => updateContact('ann', { name: ' ' })).toThrow('Enter a name');
    expect(() => updateContact('nobody', { title: 'x' })).toThrow('It may have been deleted');
  });

  it('cannot get an eleventh tag', () => {
    expect(() => addContactTag('ben', 'one more')).toThrow('at most 10 tags');
    expect(addTagToContacts(['ann', 'ben'], 'one more')).toEqual({ changed: 1, full: ['ben'] });
    expect(contacts.get('ann')?.tags).toEqual(['VIP', 'one more']);
    expect(() => updateContact('ann', { tags: [...tenTags, 'x'] })).toThrow('at most 10 tags, not 11');
  });

  it('lose a tag together', () => {
    expect(removeTagFromContacts(['ann', 'ben'], 'vip')).toBe(1);
  });

  it('become favourites by the tag Favorite, and back', () => {
    expect(toggleFavourite('ann')).toBe(true);
    expect(contacts.get('ann')?.tags).toContain('Favorite');
    expect(toggleFavourite('ann')).toBe(false);
    expect(contacts.get('ann')?.tags).toEqual(['VIP']);
  });

  it('are archived and restored, each a step of its own', () => {
    expect(archiveContacts(['ann', 'ben'])).toBe(2);
    expect(archiveContacts(['ann'])).toBe(0);
    expect(restoreContacts(['ann'])).toBe(1);
    undo();
    undo();
    expect(contacts.all().some((found) => found.archivedAt)).toBe(false);
  });

  it('are deleted and brought back by undo', () => {
    expect(deleteContacts(['ann', 'gone'])).toBe(1);
    expect(contacts.get('ann')).toBeUndefined();
    expect(undo()?.label).toBe('Delete Ann');
    expect(contacts.get('ann')?.name).toBe('Ann');
  });

  it('are found by email, whatever its case', () => {
    expect(contactWithEmail('ANN@ONE.EXAMPLE')?.id).toBe('ann');
    updateContact('ann', { email: 'other@one.example' });
    expect(contactWithEmail('ann@one.example')).toBeUndefined();
    expect(contactWithEmail('')).toBeUndefined();
  });

  it('are duplicated with a new id and a name that says so', () => {
    const copy = duplicateContact('ann');
    expect(copy).toMatchObject({ name: 'Ann (copy)', tags: ['VIP'] });
    expect(copy.id).not.toBe('ann');
  });

  it('are duplicated out of the archive into the lists, without a last contact', () => {
    updateContact('ann', { lastContact: '2026-10-01T09:00:00.000Z' });
    archiveContacts(['ann']);
    const copy = duplicateContact('ann');
    expect(copy.archivedAt).toBeUndefined();
    expect(copy.lastContact).toBeUndefined();
  });

  it('refuse a text that is no address among their further emails', () => {
    expect(() => updateContact('ann', { otherEmails: 'a@x.example, nonsense' })).toThrow('not “nonsense”');
  });
});

describe('what a person pastes into a contact', () => {
  it('is stored without invisible characters, its letters intact', () => {
    const made = createContact({
      name: ' Rene\u0301e\u200b  Dupont\u00a0',
      email: 'mailto:\u2060renee@dupont.example',
      phone: '\u202a+33 1 23\u202c',
      tags: ['V\u00adIP'],
      notes: 'one\n\u200btwo\u00a0km',
    });
    expect(contacts.get(made.id)).toMatchObject({
      name: 'Renée Dupont',
      email: 'renee@dupont.example',
      phone: '+33 1 23',
      tags: ['VIP'],
      notes: 'one\ntwo\u00a0km',
    });
    expect(updateContact(made.id, { title: 'Chef\ufeff' }).title).toBe('Chef');
  });

  it('matches existing emails, tags and company names', () => {
    const made = createContact({ name: 'Zoë', email: 'zoe@x.example', tags: ['Łódź'] });
    expect(contactWithEmail('\u200bZOE@x.example')?.id).toBe(made.id);
    expect(addContactTag(made.id, 'lodz\u200b').tags).toEqual(['Łódź']);
    const { id } = createCompany({ name: 'Café\u00a0Ærø' });
    expect(companyWithName('Cafe\u0301 ærø')?.id).toBe(id);
  });
});
