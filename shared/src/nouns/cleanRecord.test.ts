import { beforeEach, describe, expect, it } from 'vitest';
import { meeting, openMemoryStore } from '../testing';
import { createActivity, updateActivity } from './activities/activityState';
import { cleanRecord } from './cleanRecord';
import { companyWithName } from './companies/company';
import { createCompany } from './companies/companyState';
import { contacts } from './contacts/contact';
import { addContactTag, contactWithEmail, createContact, updateContact } from './contacts/contactState';
import { createMeeting, updateMeeting } from './meetings/meetingState';

beforeEach(() => openMemoryStore({}));

describe('what a person pastes into a contact', () => {
  it('is kept without signs that nobody sees, its letters whole', () => {
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

  it('finds what is the same: by email, by tag, by the name of a company', () => {
    const made = createContact({ name: 'Zoë', email: 'zoe@x.example', tags: ['Łódź'] });
    expect(contactWithEmail('\u200bZOE@x.example')?.id).toBe(made.id);
    expect(addContactTag(made.id, 'lodz\u200b').tags).toEqual(['Łódź']);
    const { id } = createCompany({ name: 'Café\u00a0Ærø' });
    expect(companyWithName('Cafe\u0301 ærø')?.id).toBe(id);
  });
});

it('a record without such signs is the same object', () => {
  const record = { name: 'Zoë', tags: ['a'], score: 3, notes: 'a\nb' };
  expect(cleanRecord(record)).toBe(record);
});

it('meetings and activities are kept without such signs too', () => {
  const planned = createMeeting({ ...meeting(), title: 'Kick\u00adoff\u200b' });
  expect(planned.title).toBe('Kickoff');
  expect(updateMeeting(planned.id, { location: '\ufeffHall' }).location).toBe('Hall');
  const noted = createActivity({ type: 'note', subject: 'Call\u200b back' });
  expect(noted.subject).toBe('Call back');
  expect(updateActivity(noted.id, { body: 'one\u200b' }).body).toBe('one');
});
