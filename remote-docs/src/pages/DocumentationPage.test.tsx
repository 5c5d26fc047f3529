// @vitest-environment page
import { contacts } from '@steps/business';
import { Overlays } from '@steps/platform/ui';
import { contact, MemoryRouter, openMemoryStore } from '@steps/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DocumentationPage } from './DocumentationPage';

beforeEach(async () => {
  await openMemoryStore({
    contacts: [contact({ id: '1', name: 'Amelia Hart' }), contact({ id: '2', name: 'Bea Lin' })],
  });
});
afterEach(cleanup);

const open = (address = '/documentation') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <DocumentationPage />
      <Overlays />
    </MemoryRouter>,
  );
const console_ = () => within(screen.getByRole('region', { name: 'Try it' }));
const run = () => userEvent.click(console_().getByRole('button', { name: 'Run request' }));

it('has six tabs, the API reference first', () => {
  open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'API Reference',
    'Integrations',
    'Architecture',
    'Security',
    'Changelog',
    'Downloads',
  ]);
  const list = within(screen.getByRole('navigation', { name: 'Endpoints' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'GET List contacts',
    'POST Add a contact',
    'GET List companies',
    'POST Create a campaign',
    'GET Read the dashboard',
  ]);
});

it('the console answers from the workspace’s own records, with a request to copy', async () => {
  open();
  await userEvent.type(console_().getByLabelText(/^search/), 'hart');
  expect(console_().getByRole('region', { name: 'Request' }).textContent).toContain("--data-urlencode 'search=hart'");
  await run();
  expect(console_().getByText(/200 OK/)).toBeDefined();
  const answer = console_().getByRole('region', { name: 'Answer' }).textContent ?? '';
  expect(JSON.parse(answer)).toMatchObject({ data: [{ name: 'Amelia Hart' }], total: 1 });
});

it('the console gives errors as an API does: no key, and a limit out of range', async () => {
  open();
  await userEvent.click(await console_().findByText('No key'));
  await run();
  expect(console_().getByText(/401 Unauthorized/)).toBeDefined();
  await userEvent.click(console_().getByText('Test key'));
  await userEvent.clear(console_().getByLabelText(/^limit/));
  await userEvent.type(console_().getByLabelText(/^limit/), '500');
  await run();
  expect(console_().getByText(/400 Bad Request/)).toBeDefined();
  expect(console_().getByRole('region', { name: 'Answer' }).textContent).toContain('"parameter": "limit"');
});

it('a POST from the console adds a contact, which its notice takes back', async () => {
  open('/documentation?tab=api&endpoint=add-contact');
  await run();
  expect(console_().getByText(/201 Created/)).toBeDefined();
  expect(contacts.all().map(({ name }) => name)).toContain('Sam Okoro');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(contacts.all().map(({ name }) => name)).not.toContain('Sam Okoro');
});

it('shows the request in three languages', async () => {
  open();
  const request = () => console_().getByRole('region', { name: 'Request' }).textContent;
  expect(request()).toContain('curl -G https://api.steps.example/api/v1/contacts');
  await userEvent.click(await console_().findByText('JavaScript'));
  expect(request()).toContain('await fetch(');
  await userEvent.click(console_().getByText('Python'));
  expect(request()).toContain('urllib.request');
});

it('has five integration guides with how hard they are and how long they take', async () => {
  open('/documentation?tab=integrations');
  const guides = screen.getAllByRole('link', { name: /minutes$/ });
  expect(guides).toHaveLength(5);
  expect(guides[2]?.textContent).toContain('Medium');
  expect(guides[2]?.textContent).toContain('15 minutes');
  await userEvent.click(guides[2] as HTMLElement);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A model server for AI');
});

it('says of each security promise whether it is built, planned or hosted only', () => {
  open('/documentation?tab=security');
  const row = (name: string) => screen.getByRole('cell', { name }).nextElementSibling?.textContent;
  expect(row('Encryption at rest')).toBe('Built');
  expect(row('Role-based permissions')).toBe('Built');
  expect(row('Multi-factor authentication')).toBe('Hosted only');
  expect(row('Single sign-on')).toBe('Hosted only');
  expect(screen.getByText(/15 minutes initial response, 1 hour notification, 4 hours P1 resolution/)).toBeDefined();
});

it('tells the versions of the specification apart from the product’s own', () => {
  open('/documentation?tab=changelog');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['1.0.0', '2.4.1', '2.4.0', '2.3.2']);
});

it('offers the manual, OpenAPI, Postman, templates and examples, and saves what is pressed', async () => {
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download);
  });
  open('/documentation?tab=downloads');
  expect(screen.getByText(/The specification names 147 pages/)).toBeDefined();
  for (const name of ['OpenAPI 3.1 file', 'Postman collection', 'SDK example: Python']) {
    await userEvent.click(screen.getByRole('button', { name: `Download ${name}` }));
  }
  expect(links).toEqual(['steps-openapi.json', 'steps-postman.json', 'steps-example.py']);
});
