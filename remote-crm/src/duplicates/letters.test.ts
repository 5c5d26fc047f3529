import { contact } from '@steps/testing';
import { expect, it } from 'vitest';
import { findDuplicates } from './duplicateRules';

it('people whose names or emails differ only in how their letters are written are duplicates', async () => {
  const person = (id: string, name: string, email: string) =>
    contact({ id, name, email, phone: '', company: 'Brød & Co' });
  const groups = await findDuplicates('contact', [
    person('1', 'Łukasz Żak', 'one@x.example'),
    person('2', 'Lukasz  Z\u0307ak', 'two@x.example'),
    person('3', 'Ayşe Işık', 'three@x.example'),
    person('4', 'Ayse Isik', '\u200bfour@x.example'),
    person('5', 'Somebody Else', 'mailto:four@x.example'),
  ]);
  expect(groups.map(({ ids }) => [...ids].sort())).toEqual(
    expect.arrayContaining([
      ['1', '2'],
      ['3', '4', '5'],
    ]),
  );
  expect(groups).toHaveLength(2);
});
