// @vitest-environment page

import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { useContact } from '@steps/business/src/nouns/contacts/contactState';
import { contact, editContact, openMemoryStore } from '@steps/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHistory } from './history';
import { useRecords, useRecordsBy, useVersion } from './recordHooks';
import { derive, RecordIndex } from './recordIndex';

const contactsByCompany = new RecordIndex(contacts, ({ companyId }) => companyId);

beforeEach(() =>
  openMemoryStore({ contacts: [contact({ id: 'ann', name: 'Ann', companyId: 'k1' }), contact({ id: 'ben' })] }),
);
afterEach(cleanup);

function Name({ onDraw }: { onDraw: () => void }) {
  onDraw();
  return <p>{useContact('ann')?.name}</p>;
}

function List() {
  const names = useRecords(contacts).map((found) => found.name);
  const atCompany = useRecordsBy(contactsByCompany, 'k1').length;
  return <p>{`${names.length} ${atCompany} ${useVersion(contacts) > 0} ${useHistory().undoLabel ?? 'nothing'}`}</p>;
}

it('a record draws again when it changes, and only then', () => {
  const drawn = vi.fn();
  render(<Name onDraw={drawn} />);
  act(() => void editContact('ben', { name: 'Benny' }));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => void editContact('ann', { name: 'Anna' }));
  expect(screen.getByText('Anna')).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('lists, companies’ lists, versions and the undo label follow each change', () => {
  render(<List />);
  expect(screen.getByText('2 1 true nothing')).toBeTruthy();
  act(() => void editContact('ben', { companyId: 'k1', name: 'Ben' }));
  expect(screen.getByText('2 2 true Edit Ben')).toBeTruthy();
});

it('a derived value is computed once for each change', () => {
  let computed = 0;
  const count = derive(contacts, (list) => {
    computed++;
    return list.length;
  });
  count.get();
  count.get();
  expect(computed).toBe(1);
  editContact('ann', { score: 1 });
  expect([count.get(), computed]).toEqual([2, 2]);
});
