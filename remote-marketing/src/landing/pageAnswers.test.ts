import { contacts } from '@steps/business';
import { contact, openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { contactFromAnswers } from './pageAnswers';

const answers = [
  { label: 'Name', kind: 'name', value: 'Ada Lovelace' },
  { label: 'Email', kind: 'email', value: 'ada@engines.example' },
  { label: 'How many of you?', kind: 'text', value: 'Three' },
] as const;

it('an answer becomes a contact with what was agreed to and when', async () => {
  await openMemoryStore();
  const made = contactFromAnswers('Open day', answers, 'You may use my details to answer me.');
  expect(contacts.get(made.id)).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@engines.example',
    source: 'Landing page',
    notes: 'From the page “Open day”\nHow many of you?: Three',
    properties: { Consent: 'You may use my details to answer me.', 'Consent from': 'Open day' },
  });
  expect(made.properties['Consent given']).toMatch(/^\d{4}-/);
});

it('an answer of somebody who is known is added to what is there', async () => {
  await openMemoryStore({
    contacts: [contact({ id: 'ada', name: 'Ada', email: 'ADA@engines.example', notes: 'Met in May' })],
  });
  contactFromAnswers('Open day', answers, '');
  expect(contacts.size).toBe(1);
  expect(contacts.get('ada')).toMatchObject({
    name: 'Ada',
    notes: 'Met in May\n\nFrom the page “Open day”\nHow many of you?: Three',
  });
  expect(contacts.get('ada')?.properties.Consent).toBeUndefined();
});

it('an answer without a name and an address is refused', async () => {
  await openMemoryStore();
  expect(() => contactFromAnswers('Open day', [], '')).toThrow('name or an email');
  expect(contacts.size).toBe(0);
});
