// @vitest-environment page
import { connectServer } from '@steps/assistant';
import { chooseEngine, setCurrentPerson } from '@steps/business/host';
import { webFigures } from '@steps/business/webFigures';
import { AddressRouter } from '@steps/platform/host';
import { notify, Overlays } from '@steps/platform/ui';
import { contact, openMemoryStore, savedFiles, startModelServer } from '@steps/testing';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileDialog } from '../files/fileDialog.fixture';
import { addPerson } from '../people/peopleState';
import { connections } from './connection';
import { IntegrationsPage } from './IntegrationsPage';

let saved: ReturnType<typeof savedFiles>;

beforeEach(async () => {
  localStorage.clear();
  saved = savedFiles();
  setCurrentPerson(undefined);
  await openMemoryStore({ contacts: [contact({ id: 'c1', name: 'Ann' })] });
});
afterEach(() => {
  cleanup();
  notify.clear();
  setCurrentPerson(undefined);
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <AddressRouter>
      <IntegrationsPage />
      <Overlays />
    </AddressRouter>,
  );
const card = (name: string) => within(screen.getByRole('region', { name }));

it('shows the state of each service and what it cannot do without a server', async () => {
  show();
  expect(card('Files').getByText('Works without connecting')).toBeDefined();
  expect(card('Mail program').getByText(/would need a mail server/)).toBeDefined();
  expect(card('Calendar').getByText(/needs a server that hands it out/)).toBeDefined();
  expect(card('Webhook').getByText(/needs a server of yours/)).toBeDefined();
  expect(card('AI engine').getByText('Built-in engine')).toBeDefined();
  expect(card('Website analytics').getByText(/would need a server that holds your account/)).toBeDefined();
});

it('connects, tests and disconnects the calendar, and logs each step', async () => {
  show();
  const calendar = card('Calendar');
  await userEvent.click(calendar.getByRole('button', { name: 'Use calendar files' }));
  await userEvent.click(await calendar.findByRole('button', { name: 'Save calendar file' }));
  await waitFor(() => expect(saved[0]?.name).toBe('steps-calendar.ics'));
  expect(await saved[0]?.file.text()).toContain('BEGIN:VCALENDAR');
  await userEvent.click(calendar.getByRole('button', { name: 'Test a round trip' }));
  expect(await calendar.findByText('Log of calendar: 1 earlier line')).toBeDefined();
  await userEvent.click(calendar.getByRole('button', { name: 'Disconnect calendar' }));
  expect(await calendar.findByText('Not connected')).toBeDefined();
  expect(connections.size).toBe(0);
});

it('tests files by writing records and reading them back', async () => {
  show();
  await userEvent.click(card('Files').getByRole('button', { name: 'Test a round trip' }));
  expect(await card('Files').findByText(/records were written into a file and read back whole/)).toBeDefined();
});

it('uses the mail program: a test email opens there as a draft, until it is disconnected', async () => {
  show();
  const mail = card('Mail program');
  await userEvent.click(mail.getByRole('button', { name: 'Use the mail program' }));
  await userEvent.click(await mail.findByRole('button', { name: 'Save a test email' }));
  expect(saved[0]?.name).toBe('steps-test.eml');
  expect(await saved[0]?.file.text()).toContain('X-Unsent: 1\r\n');
  await userEvent.click(mail.getByRole('button', { name: 'Disconnect mail' }));
  expect(await mail.findByText('Not connected')).toBeDefined();
});

it('says of the built-in AI engine that it connects to nothing', async () => {
  show();
  await userEvent.click(card('AI engine').getByRole('button', { name: 'Test the engine' }));
  expect(await card('AI engine').findByText(/connects to nothing/)).toBeDefined();
  expect(card('AI engine').getByRole('link', { name: 'Connect a model server' })).toBeDefined();
});

it('tests the model server that is in use, and says of one that is gone what to do', async () => {
  const server = await startModelServer();
  connectServer({ baseUrl: server.baseUrl }, ['steps-small']);
  chooseEngine('openai-compatible');
  show();
  const engine = card('AI engine');
  expect(engine.getByText(`Connected: ${new URL(server.baseUrl).host}`)).toBeDefined();
  await userEvent.click(engine.getByRole('button', { name: 'Test the engine' }));
  expect(await engine.findByText(/^Test: the server answers, with \d+ models?/)).toBeDefined();
  await server.close();
  await userEvent.click(await engine.findByRole('button', { name: /Test the engine$/ }));
  expect(await engine.findByText(/could not be reached/)).toBeDefined();
  await userEvent.click(engine.getByRole('button', { name: 'Disconnect server' }));
  expect(await engine.findByText('Built-in engine')).toBeDefined();
});

it('is used by keyboard alone: a webhook is connected and disconnected', async () => {
  show();
  const webhook = card('Webhook');
  const user = userEvent.setup();
  const tabTo = async (element: HTMLElement) => {
    for (let presses = 0; presses < 60 && document.activeElement !== element; presses++) await user.tab();
    expect(document.activeElement).toBe(element);
  };
  await tabTo(webhook.getByRole('textbox', { name: 'Your address' }));
  await user.keyboard('https://example.com/in{Enter}');
  await tabTo(await webhook.findByRole('button', { name: 'Disconnect webhook' }));
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect the webhook?' }));
  await tabTo(question.getByRole('button', { name: 'Disconnect webhook' }));
  await user.keyboard('{Enter}');
  expect(await webhook.findByText('Not connected')).toBeDefined();
});

it('connects a webhook to an address of the user’s own, tests it, and asks before it is disconnected', async () => {
  const fetched = vi.fn(async () => ({ ok: true, status: 200 }));
  vi.stubGlobal('fetch', fetched);
  show();
  const webhook = card('Webhook');
  await userEvent.type(webhook.getByRole('textbox', { name: 'Your address' }), 'http://example.com/');
  await userEvent.click(webhook.getByRole('button', { name: 'Connect webhook' }));
  expect(await webhook.findByText(/must begin with https/)).toBeDefined();
  await userEvent.clear(webhook.getByRole('textbox', { name: 'Your address' }));
  await userEvent.type(webhook.getByRole('textbox', { name: 'Your address' }), 'https://example.com/in');
  await userEvent.click(webhook.getByRole('button', { name: 'Connect webhook' }));
  expect(await webhook.findByText('Connected')).toBeDefined();
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(webhook.getByRole('button', { name: 'Send a test' }));
  expect(await webhook.findByText('The test arrived')).toBeDefined();
  await userEvent.click(webhook.getByRole('button', { name: 'Disconnect webhook' }));
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect the webhook?' }));
  await userEvent.click(question.getByRole('button', { name: 'Disconnect webhook' }));
  expect(await webhook.findByText('Not connected')).toBeDefined();
});

it('imports the figures of a website after a look, says what was left out, and removes them again', async () => {
  show();
  const analytics = card('Website analytics');
  const file = new File(['Date,Visits\n2026-11-01,12\n2026-11-02,"1,300"\nTotal,1312\n'], 'visits.csv', {
    type: 'text/csv',
  });
  await userEvent.upload(await fileDialog('CSV file'), file);
  expect(await analytics.findByText('2 daily figures in the file; 1 line left out.')).toBeDefined();
  expect(webFigures.size).toBe(0);
  await userEvent.click(analytics.getByRole('button', { name: 'Import 2 daily figures' }));
  expect(await analytics.findByText('2 days imported')).toBeDefined();
  expect(webFigures.all().map(({ visits }) => visits)).toEqual([12, 1300]);
  await userEvent.click(analytics.getByRole('button', { name: 'Remove the figures' }));
  expect(await analytics.findByText('Not connected')).toBeDefined();
});

it('a person without the right sees the integrations and can change none', async () => {
  setCurrentPerson(addPerson({ name: 'Tom', email: '', roleId: 'role-reader' }).id);
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect webhook' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use the mail program' }).disabled).toBe(true);
});

it('a person who may not export cannot have records sent out', async () => {
  setCurrentPerson(addPerson({ name: 'Tom', email: '', roleId: 'role-member' }).id);
  show();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use the mail program' }).disabled).toBe(false);
  expect(screen.getByText('A webhook needs the right to export, which your role does not have.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Connect webhook' }).disabled).toBe(true);
});
