import { contact, editContact, openMemoryStore } from '@steps/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactsByEmail } from './contact';
import { emailsOf, withOthersAsFields } from './contactReach';
import { contactWithEmail } from './contactState';

describe('a contact with several emails', () => {
  beforeEach(async () => {
    await openMemoryStore({
      contacts: [
        contact({ id: 'ada', email: 'ada@work.example', otherEmails: 'Ada@home.example; third@x.example' }),
        contact({ id: 'bob', email: 'third@x.example' }),
      ],
    });
  });

  it('is found by each of them, after a contact whose main email it is', () => {
    expect(
      ['ADA@work.example', 'ada@HOME.example', 'third@x.example', '', 'no@x.example'].map(
        (email) => contactWithEmail(email)?.id,
      ),
    ).toEqual(['ada', 'ada', 'bob', undefined, undefined]);
  });

  it('is found by an address that was added, and no longer by one that was removed', () => {
    editContact('ada', { otherEmails: 'new@x.example' });
    expect(contactsByEmail.of('ada@home.example')).toEqual([]);
    expect(contactWithEmail('new@x.example')?.id).toBe('ada');
    editContact('ada', { otherEmails: '' });
    expect(contactWithEmail('new@x.example')).toBeUndefined();
  });
});

it('has all its emails listed once, the main one first', () => {
  expect(emailsOf({ email: 'a@x.example', otherEmails: 'b@x.example A@x.example' })).toEqual([
    'a@x.example',
    'b@x.example',
  ]);
});

it('what an earlier version kept as custom properties becomes fields', () => {
  const old = { id: 'a', properties: { 'Other emails': 'b@x.example', 'Other phone numbers': '1', Shoe: 5 } };
  expect(withOthersAsFields(old)).toEqual({
    ...{ id: 'a', otherEmails: 'b@x.example', otherPhones: '1', properties: { Shoe: 5 } },
  });
});

it('a contact of an earlier version that kept nothing so is not copied', () => {
  const old = { id: 'a', properties: { Shoe: 5 } };
  expect(withOthersAsFields(old)).toBe(old);
});
