import { contact, openMemoryStore } from '@steps/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contacts } from '../contacts/contact';
import { setCurrentPerson } from '../people/currentPerson';
import { tomWith } from '../people/people.fixture';
import { addAnswerTo, contactForAnswer, makeContact, takeInAnswers } from './answerContact';
import { type FormAnswer, formAnswers } from './formAnswer';

const answer = (of: Partial<FormAnswer> = {}): FormAnswer => ({
  id: 'answer-1',
  page: 'Open day',
  name: 'Sam Field',
  email: 'sam@example.com',
  answers: [
    { label: 'Name', value: 'Sam Field', kind: 'name' },
    { label: 'Email', value: 'sam@example.com', kind: 'email' },
    { label: 'Phone', value: '01234 567890', kind: 'phone' },
    { label: 'Your question', value: 'Two signs?', kind: 'message' },
  ],
  consent: 'You may use my details.',
  contactId: '',
  at: '2026-11-25T09:00:00.000Z',
  formId: 'form-1',
  rule: 'lead',
  source: 'Landing page',
  campaign: 'Spring',
  ...of,
});
const open = (rows: Partial<{ contacts: ReturnType<typeof contact>[]; formAnswers: FormAnswer[] }>) =>
  openMemoryStore(rows);

beforeEach(() => setCurrentPerson(undefined));
afterEach(() => setCurrentPerson(undefined));

describe('answers that a post office took in', () => {
  it('become contacts by the form’s rule, with consent, source and campaign', async () => {
    await open({ formAnswers: [answer(), answer({ id: 'answer-2', email: 'kim@example.com', rule: 'prospect' })] });
    takeInAnswers();
    expect(contacts.all()).toMatchObject([
      {
        id: 'contact-answer-1',
        name: 'Sam Field',
        email: 'sam@example.com',
        phone: '01234 567890',
        status: 'lead',
        source: 'Landing page',
        notes: 'From the page “Open day”\nYour question: Two signs?',
        properties: {
          Consent: 'You may use my details.',
          'Consent given': '2026-11-25T09:00:00.000Z',
          'Consent from': 'Open day',
          Campaign: 'Spring',
        },
        createdAt: '2026-11-25T09:00:00.000Z',
      },
      { id: 'contact-answer-2', status: 'prospect' },
    ]);
    expect(formAnswers.get('answer-1')?.contactId).toBe('contact-answer-1');
  });

  it('give the same single contact when two browsers take them in', async () => {
    const made = [];
    for (let browser = 0; browser < 2; browser++) {
      await open({ formAnswers: [answer()] });
      takeInAnswers();
      takeInAnswers();
      made.push(contacts.all());
    }
    expect(made[0]).toHaveLength(1);
    expect(made[0]).toEqual(made[1]);
  });

  it('of somebody who is known wait, and change nothing of the contact', async () => {
    const sam = contact({ id: 'sam', name: 'Samuel', email: 'SAM@example.com', phone: '' });
    await open({ contacts: [sam], formAnswers: [answer()] });
    takeInAnswers();
    expect(contacts.all()).toEqual([sam]);
    expect(contactForAnswer(answer())?.id).toBe('sam');
  });

  it('of one person, sent twice, make one contact; the second waits', async () => {
    await open({ formAnswers: [answer({ id: 'answer-2', at: '2026-11-25T10:00:00.000Z' }), answer()] });
    takeInAnswers();
    expect(contacts.all().map(({ id }) => id)).toEqual(['contact-answer-1']);
    expect(formAnswers.get('answer-2')?.contactId).toBe('');
  });

  it('stay answers where the form says so, where nobody is named, and where no post office took them in', async () => {
    const nobody = answer({ id: 'answer-2', name: '', email: '' });
    const { rule: _, formId: __, ...imported } = answer({ id: 'answer-3' });
    await open({ formAnswers: [answer({ rule: 'none' }), nobody, imported] });
    takeInAnswers();
    expect(contacts.size).toBe(0);
  });

  it('wait for somebody who may add contacts and sees their addresses', async () => {
    await open({ formAnswers: [answer()] });
    tomWith({ website: ['view', 'add', 'change'], crm: ['view'] });
    takeInAnswers();
    expect(formAnswers.all().map(({ contactId }) => contactId)).toEqual(['']);
  });

  it('of a contact that was deleted make no new one', async () => {
    await open({ formAnswers: [answer({ contactId: 'contact-answer-1' })] });
    takeInAnswers();
    expect(contacts.size).toBe(0);
  });
});

describe('a person decides', () => {
  it('to add an answer: what is there stays, what is missing is filled in', async () => {
    const sam = contact({
      id: 'sam',
      name: 'Samuel',
      email: 'sam@example.com',
      phone: '',
      company: 'Own',
      notes: 'Met in May',
    });
    await open({ contacts: [sam], formAnswers: [answer()] });
    addAnswerTo('sam', answer());
    expect(contacts.get('sam')).toMatchObject({
      name: 'Samuel',
      phone: '01234 567890',
      company: 'Own',
      notes: 'Met in May\n\nFrom the page “Open day”\nYour question: Two signs?',
    });
    expect(formAnswers.get('answer-1')?.contactId).toBe('sam');
  });

  it('to make another contact of the same address', async () => {
    await open({ contacts: [contact({ id: 'sam', email: 'sam@example.com' })], formAnswers: [answer()] });
    makeContact(answer());
    expect(contacts.size).toBe(2);
    expect(contactForAnswer(formAnswers.get('answer-1') ?? answer())).toBeUndefined();
  });
});
