// @vitest-environment page
import { contacts, people } from '@steps/business';
import { setCurrentPerson } from '@steps/business/host';
import { AddressRouter } from '@steps/platform/host';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, editContact, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPerson } from '../people/peopleState';
import { SwitchPerson } from '../people/SwitchPerson';
import { PermissionsPage } from './PermissionsPage';

beforeEach(async () => {
  localStorage.clear();
  setCurrentPerson(undefined);
  history.replaceState(null, '', '/?module=permissions');
  await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Priya', owner: 'Tom' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
});

const show = () =>
  render(
    <AddressRouter>
      <PermissionsPage />
      <Overlays />
    </AddressRouter>,
  );

it('adds the first person, says what a rule in a browser is worth, and warns that the owner has no PIN', async () => {
  show();
  expect(screen.getByText(/this workspace has no passphrase, so its data can be read without Steps/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Add person' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a person' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add person' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeDefined();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Tom');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add person' }));
  expect(await screen.findByText('Tom can work here')).toBeDefined();
  expect(people.all().map(({ name }) => name)).toEqual(['You', 'Tom']);
  expect(screen.getByText('No PIN')).toBeDefined();
});

it('deletes a person once somebody takes over their records', async () => {
  addPerson({ name: 'Tom', email: '', roleId: 'role-member' });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Tom' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Tom' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Tom?' });
  expect(await within(dialog).findByText('1 record in all businesses.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Tom' }));
  await waitFor(() => expect(people.all().map(({ name }) => name)).toEqual(['You']));
  expect(contacts.get('c1')?.owner).toBe('You');
});

it('narrows a role in the matrix: without seeing a module nothing else of it is left', async () => {
  addPerson({ name: 'Tom', email: '', roleId: 'role-member' });
  history.replaceState(null, '', '/?module=permissions&tab=roles');
  show();
  const see = await screen.findByRole('checkbox', { name: 'See: Sales' });
  await userEvent.click(see);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Change: Sales' }).checked).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Export: CRM' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
  expect(await screen.findByText('The role Member is saved')).toBeDefined();
});

it('shows who did what, and takes a step back', async () => {
  editContact('c1', { title: 'Director' });
  history.replaceState(null, '', '/?module=permissions&tab=log');
  show();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Take back: / }))[0] as HTMLElement);
  expect(await screen.findByText('Step taken back')).toBeDefined();
  expect(contacts.get('c1')?.title).not.toBe('Director');
});

it('a person without the right sees their own part only, and is told so', async () => {
  const { id } = addPerson({ name: 'Tom', email: '', roleId: 'role-member' });
  setCurrentPerson(id);
  show();
  expect(await screen.findByText(/lets you see people and roles here/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add person' }).disabled).toBe(true);
  expect(screen.queryByRole('tab', { name: 'Activity log' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for You' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Tom' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Set a PIN']);
});

it('switches this device to a person by name, and does not offer the current one', async () => {
  addPerson({ name: 'Tom', email: '', roleId: 'role-member' });
  render(<SwitchPerson onClose={() => undefined} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /You.*working now/ }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Tom/ }).disabled).toBe(false);
});
