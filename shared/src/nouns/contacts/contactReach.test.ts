import { beforeEach, describe, expect, it } from 'vitest';
import { contact, openMemoryStore } from '../../testing';
import { contactsByEmail } from './contact';
import { emailsOf, phonesOf, withOthersAsFields } from './contactReach';
import { contactWithEmail, updateContact } from './contactState';

describe('a contact with several emails', () => {
  beforeEach(async () => {
    await openMemoryStore({
      contacts: [
        contact({ id: 'ada', email: 'ada@work.example', otherEmails: 'Ada@home.example; third@x.example' }),
        contact({ id: 'bob', email: 'third@x.example' }),
      ],
    });
  });

  it('is found by each of them, but after the one whose main email it is', () => {
    expect(
      ['ADA@work.example', 'ada@HOME.example', 'third@x.example', '', 'no@x.example'].map(
        (email) => contactWithEmail(email)?.id,
      ),
    ).toEqual(['ada', 'ada', 'bob', undefined, undefined]);
  });

  it('is found by what was added, and no more by what was taken out', () => {
    updateContact('ada', { otherEmails: 'new@x.example' });
    expect(contactsByEmail.of('ada@home.example')).toEqual([]);
    expect(contactWithEmail('new@x.example')?.id).toBe('ada');
    updateContact('ada', { otherEmails: '' });
    expect(contactWithEmail('new@x.example')).toBeUndefined();
  });

  it('takes no text that is no address', () => {
    expect(() => updateContact('ada', { otherEmails: 'a@x.example, nonsense' })).toThrow('not “nonsense”');
  });
});

it('all emails and numbers are given once, the main one first', () => {
  expect(emailsOf({ email: 'a@x.example', otherEmails: 'b@x.example A@x.example' })).toEqual([
    'a@x.example',
    'b@x.example',
  ]);
  expect(phonesOf({ phone: '', otherPhones: '020 7946 0001, 07700 900123' })).toEqual([
    '020 7946 0001',
    '07700 900123',
  ]);
});

it('what an earlier version kept as custom properties becomes fields', () => {
  const old = { id: 'a', properties: { 'Other emails': 'b@x.example', 'Other phone numbers': '1', Shoe: 5 } };
  expect(withOthersAsFields(old)).toEqual({
    ...{ id: 'a', otherEmails: 'b@x.example', otherPhones: '1', properties: { Shoe: 5 } },
  });
});
