import { contact } from '@steps/testing';
import { describe, expect, it } from 'vitest';
import { fieldsIn, merged, mergeParts, unknownFor } from './mergeRules';

const ada = contact({ name: 'Ada King Lovelace', company: 'Engines Ltd', title: '', email: 'ada@engines.example' });

describe('merge fields', () => {
  it('become the values of the chosen contact', () => {
    expect(merged('Hi {first name}, is {company} open?', ada)).toBe('Hi Ada, is Engines Ltd open?');
    expect(merged('{First Name} {last name} <{email}>', ada)).toBe('Ada King Lovelace <ada@engines.example>');
  });

  it('say something sensible where nothing is known', () => {
    expect(merged('Hi {first name}, how is {company}?', undefined)).toBe('Hi there, how is your business?');
    expect(merged('Hi {first name}', contact({ name: '' }))).toBe('Hi there');
    expect(unknownFor(ada, 'Dear {job title} of {company}').map(({ label }) => label)).toEqual(['Job title']);
  });

  it('leave other braces alone', () => {
    expect(merged('{price} {} {{first name}} {constructor}', ada)).toBe('{price} {} {{first name}} {constructor}');
    for (const mark of ['{{name}}', '{{{name}}}', '$'.concat('{name}'), '{%name%}', '%{name}', '*|FNAME|*'])
      expect(merged(`Hi ${mark}!`, ada)).toBe(`Hi ${mark}!`);
    expect(fieldsIn('{price} {toString}')).toEqual([]);
  });

  it('are not looked for again in a value', () => {
    expect(merged('Hi {first name}', contact({ name: '{company}', company: 'X' }))).toBe('Hi {company}');
  });

  it('are encoded within an address, and nowhere else', () => {
    const news = contact({ name: 'Ada & Co', email: 'ada+news@engines.example', company: 'A/B' });
    expect(merged('{email}: https://x.example/?e={email}&n={first name} {company}', news)).toBe(
      'ada+news@engines.example: https://x.example/?e=ada%2Bnews@engines.example&n=Ada A/B',
    );
    expect(merged('Write to mailto:{email} please', news)).toBe('Write to mailto:ada%2Bnews@engines.example please');
    expect(merged('(https://x.example/{company})', news)).toBe('(https://x.example/A%2FB)');
  });

  it('of a mail service are filled in by the service', () => {
    expect(merged('Hi {first name}: https://x.example/?e={email}', ({ label }) => `*|${label}|*`)).toBe(
      'Hi *|First name|*: https://x.example/?e=*|Email|*',
    );
  });
});

it('a field with a fixed space or with signs that nobody sees is the same field', () => {
  for (const typed of ['{first\u00a0name}', '{first \u200bname}', '{FIRST NAME}', '{first\u2009name}']) {
    expect(mergeParts(`Hello ${typed}!`)).toEqual(mergeParts('Hello {first name}!'));
  }
});
