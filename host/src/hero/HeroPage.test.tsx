// @vitest-environment page
import { activeClient, clients, contacts } from '@steps/business';
import { openWorkspaceStore } from '@steps/business/host';
import { connectTeam } from '@steps/journal/team';
import { session } from '@steps/platform';
import { chooseAppearance, closeWorkspaceStore } from '@steps/platform/host';
import { contact, memoryPort, openMemoryStore } from '@steps/testing';
import { memoryTeamServer, openTeamConnection } from '@steps/testing/team';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBackup } from '../backup/backup';
import { fileDialog } from '../files/fileDialog.fixture';
import { HeroPage } from './HeroPage';

// Deriving keys and drawing pages take their time on a busy machine.

const onDemo = vi.fn();
const onStart = vi.fn();

beforeEach(async () => {
  localStorage.clear();
  vi.clearAllMocks();
  await closeWorkspaceStore({ discard: true });
  await openWorkspaceStore(memoryPort());
});
afterEach(cleanup);

function open() {
  render(<HeroPage onDemo={onDemo} onStart={onStart} />);
  return userEvent.setup({ delay: null });
}

it('says the five letters of the method', () => {
  open();
  const words = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(words).toEqual(['Strategy', 'Traffic', 'Engagement', 'Promoters', 'Systems']);
});

it('shows the product in the colours of the page, with room kept for it', () => {
  const shown = () => screen.getByRole('img', { name: /^The dashboard of a sample business/ });
  chooseAppearance('dark');
  open();
  expect(shown().getAttribute('src')).toContain('dashboardDark');
  expect([shown().getAttribute('width'), shown().getAttribute('height')]).toEqual(['1280', '800']);
  cleanup();
  chooseAppearance('light');
  open();
  expect(shown().getAttribute('src')).toContain('dashboardLight');
});

it('promises a person for each result of AI', () => {
  open();
  expect(screen.getByText(/AI drafts and analyses; a person reviews every result before it is used\./)).toBeTruthy();
});

it('the demo skips onboarding and opens the sample business', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Explore the demo' }));
  await waitFor(() => expect(onDemo).toHaveBeenCalledOnce());
  expect(activeClient()?.sample).toBe(true);
  expect(contacts.size).toBeGreaterThan(50);
  expect(session.onboardingComplete).toBe(false);
});

it('onboarding starts with the other button', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Start onboarding' }));
  expect(onStart).toHaveBeenCalledOnce();
});

it('a backup comes back without onboarding', async () => {
  await openMemoryStore({ contacts: [contact()] }, { client: { businessName: 'Bakery' } });
  const text = JSON.stringify(await makeBackup('Haworth'));
  await closeWorkspaceStore({ discard: true });
  await openWorkspaceStore(memoryPort());

  const user = open();
  await user.click(screen.getByRole('button', { name: 'Restore it' }));
  await user.upload(await fileDialog('Backup file'), new File([text], 'b.json', { type: 'application/json' }));
  await user.click(await screen.findByRole('button', { name: 'Restore 1 business' }));
  await waitFor(() => expect(onDemo).toHaveBeenCalledOnce());
  expect(clients.all().map(({ businessName }) => businessName)).toEqual(['Bakery']);
  expect(session.onboardingComplete).toBe(true);
});

it('a business that is on a server is brought to this device without onboarding, with an invitation', async () => {
  const { code, invite, undo } = memoryTeamServer();
  await openMemoryStore({ contacts: [contact({ name: 'Ada Byron' })] }, { client: { businessName: 'Bakery' } });
  await connectTeam({ address: 'ws://localhost:4280', code });
  const owner = await invite(openTeamConnection(), 'Bakery');
  await closeWorkspaceStore({ discard: true });
  await openWorkspaceStore(memoryPort());

  const user = open();
  await user.click(screen.getByRole('button', { name: 'Bring it here' }));
  const field = await screen.findByLabelText(/^Invitation from the owner/);
  const bring = screen.getByRole('button', { name: /Bring the business here$/ });
  await user.type(field, 'nothing');
  await user.click(bring);
  expect(await screen.findByText(/^Enter the whole invitation/)).toBeDefined();
  await user.clear(field);
  await user.paste(owner.text);
  await user.click(bring);
  expect(await screen.findByText((await owner.asked).code)).toBeDefined();
  await owner.letIn();
  await waitFor(() => expect(onDemo).toHaveBeenCalledOnce());
  expect(activeClient()?.businessName).toBe('Bakery');
  expect(session.onboardingComplete).toBe(true);
  await closeWorkspaceStore({ discard: true });
  undo();
});
