// @vitest-environment page
import { useLocation } from '@steps/platform/router';
import { MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageHelp, topicFor } from './PageHelp';

beforeEach(async () => {
  await openMemoryStore();
});
afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (place: string) =>
  render(
    <MemoryRouter initialEntries={['/?module=crm']}>
      <PageHelp place={place} />
      <Address />
    </MemoryRouter>,
  );
const topic = () => screen.getByRole('heading', { level: 3 }).textContent;
const address = () => screen.getByRole('status').textContent;

describe('the topic of a page', () => {
  it.each([
    ['crm', 'crm-contacts'],
    ['/crm/contacts/:contactId', 'crm-contacts'],
    ['/crm/settings', 'import-contacts'],
    ['/marketing/landing/preview/:templateId', 'landing-pages'],
    ['/email-builder/editor', 'email-builder'],
    ['/brand-setup', 'branding'],
  ])('of %s is %s', (place, id) => expect(topicFor(place)?.id).toBe(id));

  it.each(['', 'loyalty', '/loyalty'])('of “%s” is not written', (place) => expect(topicFor(place)).toBeUndefined());
});

it('explains the page it is beside, below the panel’s own heading', () => {
  open('sales');
  expect(topic()).toBe('Sales and quotes');
  expect(screen.getAllByRole('heading').every((heading) => Number(heading.tagName.slice(1)) >= 3)).toBe(true);
});

it('answers a search, opens the answer at its heading beside the work, and goes back', async () => {
  open('crm');
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search help' }));
  await userEvent.paste('recovery file');
  const [found] = await screen.findAllByRole('link', { name: /^Passphrase/ });
  if (!found) throw new Error('Expected an answer.');
  await userEvent.click(found);
  expect(topic()).toBe('Settings, backup and passphrase');
  expect(document.activeElement?.textContent).toBe('Passphrase');
  expect(address()).toBe('/?module=crm');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(topic()).toBe('CRM & Contact Management');
  expect(document.activeElement?.textContent).toBe('CRM & Contact Management');
});

it('leads from a page that nobody has explained to the guides', async () => {
  open('loyalty');
  expect(topic()).toBe('No topic is about this page yet');
  await userEvent.click(screen.getByRole('link', { name: 'Bring your contacts over' }));
  expect(topic()).toBe('Bring your contacts over');
});

it('opens as a page of its own when that is asked for', async () => {
  open('calendar');
  await userEvent.click(screen.getByRole('link', { name: 'Open as a page' }));
  expect(address()).toBe('/help?topic=calendar');
});
