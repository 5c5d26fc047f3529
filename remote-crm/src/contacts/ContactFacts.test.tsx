// @vitest-environment page
import { activities, type Contact, contacts, useContact } from '@steps/business';
import { notify } from '@steps/platform/ui';
import { contact, createContact, openMemoryStore } from '@steps/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createProperty } from '../properties/propertyState';
import { relationships } from '../relationships/relationship';
import { renderAt } from '../testing/renderAt';
import { ContactFacts } from './ContactFacts';

const now = () => contacts.get('ada');

async function open(fields: Partial<Contact> = {}, prepare = () => {}) {
  await openMemoryStore({ contacts: [contact({ id: 'ada', name: 'Ada Lovelace', score: 10, ...fields })] });
  prepare();
  renderAt('/', '/', function Page() {
    const ada = useContact('ada');
    return ada ? <ContactFacts contact={ada} about={{ contactId: 'ada' }} /> : null;
  });
}
const toggle = (name: RegExp) => screen.getByRole('button', { name });
afterEach(() => {
  cleanup();
  notify.clear();
});

it('starts with how to reach the contact', async () => {
  await open();
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe('Contact info');
});

it('has contact info, professional info and tags open, and social links and custom properties closed', async () => {
  await open();
  const expanded = (name: RegExp) => toggle(name).getAttribute('aria-expanded');
  expect([/^Contact info/, /^Professional info/, /^Tags/].map(expanded)).toEqual(['true', 'true', 'true']);
  expect([/^Social links/, /^Custom properties/].map(expanded)).toEqual(['false', 'false']);
});

it('copies email, phone and address', async () => {
  const user = userEvent.setup();
  await open({ address: '1 Mill Lane, Leeds' });
  screen.getByRole('button', { name: 'Copy email' });
  screen.getByRole('button', { name: 'Copy phone' });
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe('1 Mill Lane, Leeds');
});

it('takes a new custom property with its value for this contact', async () => {
  await open();
  await userEvent.click(toggle(/^Custom properties/));
  await userEvent.click(screen.getByRole('button', { name: 'Add Custom Property' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Custom Property' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Fleet size');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Number');
  await userEvent.type(dialog.getByRole('textbox', { name: /Value for Ada Lovelace/ }), 'many');
  await userEvent.click(dialog.getByRole('button', { name: 'Add property' }));
  dialog.getByText('Enter a number such as 1,250 or 3.5, not “many”.');
  await userEvent.clear(dialog.getByRole('textbox', { name: /Value for/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Value for/ }), '1,200');
  await userEvent.click(dialog.getByRole('button', { name: 'Add property' }));
  expect(now()?.properties).toEqual({ 'Fleet size': 1200 });
  await screen.findByText('Property Fleet size added');
});

it('shows a value that does not fit its kind unchanged, and makes no link of a script', async () => {
  await open({ properties: { Renewal: 'next spring', Site: 'javascript:alert(1)', Other: 7 } }, () => {
    createProperty('contact', 'Renewal', 'date');
    createProperty('contact', 'Site', 'link');
  });
  await userEvent.click(toggle(/^Custom properties/));
  screen.getByText('Not a date');
  screen.getByText('Not a link');
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit renewal' }));
  expect(screen.getByRole('textbox', { name: 'Renewal' }), 'it is there to be mended').toHaveProperty(
    'value',
    'next spring',
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Renewal' }), '{Control>}a{/Control}2027-03-01{Enter}');
  expect(now()?.properties).toEqual({ Renewal: '2027-03-01', Site: 'javascript:alert(1)', Other: 7 });
});

it('adds a related contact, and removes it again', async () => {
  await open({}, () => createContact({ name: 'Charles Babbage' }));
  await userEvent.click(toggle(/^Relationships/));
  await userEvent.click(screen.getByRole('button', { name: 'Add relationship' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add relationship' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add relationship' }));
  dialog.getByText('Choose a contact from the list.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ada Lovelace …' }), 'works with');
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Find a contact' }), 'babb');
  await userEvent.click(dialog.getByRole('radio', { name: /Charles Babbage/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add relationship' }));
  await screen.findByText('Works with');
  screen.getByRole('link', { name: 'Charles Babbage' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove relationship with Charles Babbage' }));
  expect(relationships.size).toBe(0);
});

it('notes in the timeline what its links open, as the quick actions do', async () => {
  await open();
  const { email = '', phone = '' } = now() ?? {};
  await userEvent.click(screen.getByRole('link', { name: email }));
  await userEvent.click(screen.getByRole('link', { name: phone }));
  expect(activities.all().map(({ type, subject }) => [type, subject])).toEqual([
    ['email', `Email to ${email}`],
    ['call', `Call to ${phone}`],
  ]);
});
