import { contacts } from '@steps/business';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { readAnswers } from './answersFile';
import { formNames } from './blocks/formNames';
import { contactsFromAnswers } from './pageAnswers';

const form = {
  questions: [
    { label: 'Your name', kind: 'name' },
    { label: 'Email', kind: 'email' },
    { label: 'How many of you?', kind: 'text' },
  ],
  consent: 'You may use my details to answer me.',
} as const;

const file = [
  '\ufeffSubmitted at,Your name,E-mail address,How many of you,Consent',
  '2026-05-04 10:30,Ada Lovelace,ada@engines.example,Three,yes',
  '2026-05-05,Grace Hopper,grace@compiler.example,=2+2,no',
  '2026-05-06,Ada L.,ADA@engines.example,One more,yes',
  ',Nobody,not an address,,yes',
].join('\r\n');

it('answers of a form service become contacts, with consent only where it was given', async () => {
  await openMemoryStore();
  const { sent, problems } = await readAnswers(file, form);
  expect(problems).toEqual([]);
  const { contacts: made, refused } = contactsFromAnswers('Open day', sent);
  expect(made).toBe(2);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatch(/^Answer 4: /);
  const [ada, grace] = ['ada@engines.example', 'grace@compiler.example'].map((email) =>
    contacts.all().find((one) => one.email === email),
  );
  expect(ada).toMatchObject({
    name: 'Ada Lovelace',
    properties: { Consent: form.consent, 'Consent from': 'Open day' },
  });
  expect(ada?.properties['Consent given']).toMatch(/^2026-05-0[56]T/);
  expect(ada?.notes).toContain('How many of you?: Three');
  expect(ada?.notes).toContain('How many of you?: One more');
  expect(grace?.properties.Consent).toBeUndefined();
});

it('columns that are missing are named, and another file brings nothing', async () => {
  const partly = await readAnswers('Email\nada@engines.example', form);
  expect(partly.problems).toEqual([
    'There is no column “Your name”.',
    'There is no column “How many of you?”.',
    'There is no column of consent: none is recorded.',
  ]);
  expect(partly.sent).toHaveLength(1);
  expect(await readAnswers('a,b\n1,2', form)).toEqual({
    sent: [],
    problems: ['No column is called like a question of the form.'],
  });
  expect((await readAnswers('', form)).sent).toEqual([]);
});

it('a file with the names of the exported form is read as well', async () => {
  const { sent, problems } = await readAnswers(
    'name-0,email-1,text-2,consent\nAda,ada@engines.example,Three,yes',
    form,
  );
  expect(problems).toEqual([]);
  expect(sent[0]?.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Your name: Ada',
    'Email: ada@engines.example',
    'How many of you?: Three',
  ]);
  expect(sent[0]?.consent).toBe(form.consent);
});

it('two questions of the same words keep their own answers, also where a service writes names its own way', async () => {
  const questions = [
    { label: 'Your name?', kind: 'name' },
    { label: 'Note', kind: 'text' },
    { label: 'Note', kind: 'message' },
    { label: '', kind: 'email' },
  ] as const;
  expect(formNames(questions)).toEqual({ questions: ['Your name?', 'Note', 'Note (2)', 'Email'], consent: 'Consent' });
  const { sent } = await readAnswers(
    'Your_name_,Note,Note_(2),Email,Consent\nAda,One,Two,ada@engines.example,Yes you may',
    { questions, consent: 'Yes you may' },
  );
  expect(sent[0]?.answers.map(({ value }) => value)).toEqual(['Ada', 'One', 'Two', 'ada@engines.example']);
  expect(sent[0]?.consent).toBe('Yes you may');
});
