// @vitest-environment page
import 'fake-indexeddb/auto';
import { createClient } from '@steps/business';
import { openClientId, StorageError, type StoragePort } from '@steps/platform';
import { closeWorkspaceStore } from '@steps/platform/host';
import { memoryPort, passTime, removeWorkspace } from '@steps/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileDialog } from '../files/fileDialog.fixture';
import { GatePage } from './GatePage';
import { logOut, protectWorkspace, restoreSession, storeWith, useAuthenticated } from './gateState';

const passphrase = 'violin harbour teapot';
let port: StoragePort;
let undoPort: () => void;

beforeEach(() => {
  removeWorkspace();
  localStorage.clear();
  port = memoryPort();
  undoPort = storeWith(() => port);
});

afterEach(async () => {
  cleanup();
  await logOut({ discard: true });
  undoPort();
  vi.useRealTimers();
});

it('promises a person for each result of AI', async () => {
  await visit();
  expect(screen.getByText('Nothing made by AI is used before a person approves it.')).toBeTruthy();
});

function App() {
  const authenticated = useAuthenticated();
  // Without movement the waiting button is ready again at once: nothing ends transitions here.
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      {authenticated ? <p>The application</p> : <GatePage />}
    </ConfigProvider>
  );
}

/** What a visit shows: a start of the page on what this browser holds. */
async function visit() {
  await restoreSession();
  render(<App />);
  return userEvent.setup({ delay: null });
}

/** The page is closed without logging out. */
async function closePage() {
  cleanup();
  await closeWorkspaceStore({ discard: true });
  vi.resetModules();
}

async function createProtected(user: ReturnType<typeof userEvent.setup>) {
  // As from a password manager: letter by letter each would be rendered.
  const fill = async (label: string, words: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(words);
  };
  await fill('Workspace name', 'Bakery');
  await fill('Passphrase', passphrase);
  await fill('Confirm passphrase', passphrase);
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  await screen.findByRole('heading', { name: 'Keep your recovery file' });
}

async function confirmRecoveryFile(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByLabelText('I have stored the recovery file in a safe place'));
  await user.click(screen.getByRole('button', { name: 'Open workspace' }));
  await screen.findByText('The application');
}

it('a first visit asks for a name and says what no passphrase means', async () => {
  const user = await visit();
  expect(screen.getByText('Anyone who can use this browser can read the data.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(screen.getByText('Enter a name for the workspace.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Workspace name'));
});

it('without a passphrase the workspace opens at once, and later with one button', async () => {
  const user = await visit();
  await user.type(screen.getByLabelText('Workspace name'), 'Bakery');
  await user.click(screen.getByRole('radio', { name: /Without a passphrase/ }));
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  await screen.findByText('The application');
  expect(localStorage.getItem('steps.authenticated')).toBe('true');

  await logOut();
  expect(localStorage.getItem('steps.authenticated')).toBeNull();
  await screen.findByRole('heading', { name: 'Welcome back to Bakery' });
  // The button is busy until the stores are closed.
  await user.click(await screen.findByRole('button', { name: 'Open workspace' }));
  await screen.findByText('The application');
});

it('a passphrase is typed twice and the recovery file acknowledged before the workspace opens', async () => {
  const user = await visit();
  await user.type(screen.getByLabelText('Workspace name'), 'Bakery');
  await user.type(screen.getByLabelText('Passphrase'), passphrase);
  await user.type(screen.getByLabelText('Confirm passphrase'), 'something else');
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  expect(screen.getByText('Enter the same passphrase in both fields; they differ.')).toBeDefined();
  await user.clear(screen.getByLabelText('Confirm passphrase'));
  await user.type(screen.getByLabelText('Confirm passphrase'), passphrase);
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));

  await user.click(await screen.findByRole('button', { name: 'Open workspace' }));
  expect(screen.getByText(/Confirm that you have stored the file/)).toBeDefined();
  await confirmRecoveryFile(user);
});

it('a wrong passphrase gets a clear message, the third one a wait', async () => {
  const user = await visit();
  await createProtected(user);
  await confirmRecoveryFile(user);
  await logOut();
  const field = await screen.findByLabelText('Passphrase');
  // The wait of a second would be over before a busy machine has drawn it.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const guess of ['wrong one', 'wrong two', 'wrong three']) {
    await user.clear(field);
    await user.type(field, guess);
    await user.click(screen.getByRole('button', { name: 'Unlock workspace' }));
    await screen.findByText(/That passphrase is not right/);
    await screen.findByRole('button', { name: 'Unlock workspace' });
  }
  expect(screen.getByRole('timer').textContent).toContain('Try again in 1 second.');
  expect(screen.getByRole('button', { name: 'Unlock workspace' }).hasAttribute('disabled')).toBe(true);
  passTime();
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await user.clear(field);
  await user.type(field, passphrase);
  await user.click(screen.getByRole('button', { name: 'Unlock workspace' }));
  await screen.findByText('The application');
});

it('the recovery file opens the workspace and a new passphrase replaces the old one', async () => {
  let saved = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) void blob.text().then((text) => (saved = text));
    return 'blob:file';
  });
  const user = await visit();
  await createProtected(user);
  await user.click(screen.getByRole('button', { name: 'Download recovery file' }));
  await confirmRecoveryFile(user);
  await logOut();

  await user.click(await screen.findByRole('button', { name: 'Use recovery file' }));
  await user.upload(
    await fileDialog('Recovery file'),
    new File(['{"not":"ours"}'], 'other.json', { type: 'application/json' }),
  );
  await user.type(screen.getByLabelText('Passphrase'), 'a brand new passphrase');
  await user.type(screen.getByLabelText('Confirm passphrase'), 'a brand new passphrase');
  await user.click(screen.getByRole('button', { name: 'Set passphrase and open' }));
  await screen.findByText(/not a Steps recovery file/);

  await user.upload(
    await fileDialog('Recovery file'),
    new File([saved], 'recovery.json', { type: 'application/json' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Set passphrase and open' }));
  await screen.findByText('The application');

  await logOut();
  await user.type(await screen.findByLabelText('Passphrase'), 'a brand new passphrase');
  await user.click(screen.getByRole('button', { name: 'Unlock workspace' }));
  await screen.findByText('The application');
});

it('logging in survives a reload, with the client that was open', async () => {
  const user = await visit();
  await createProtected(user);
  await confirmRecoveryFile(user);
  const client = createClient({ businessName: 'Bakery' });
  localStorage.setItem('steps.activeClient', JSON.stringify(client.id));
  await closePage();

  const again = await import('./gateState');
  const platform = await import('@steps/platform');
  const undo = again.storeWith(() => port);
  await again.restoreSession();
  await waitFor(() => expect(platform.openClientId()).toBe(client.id));
  await again.logOut();
  undo();
  expect(openClientId()).toBeUndefined();
});

it('another tab that logs out brings this one back to the gate', async () => {
  const user = await visit();
  await createProtected(user);
  await confirmRecoveryFile(user);
  localStorage.removeItem('steps.authenticated');
  window.dispatchEvent(new StorageEvent('storage', { key: 'steps.authenticated', oldValue: 'true', newValue: null }));
  await screen.findByRole('heading', { name: 'Unlock Bakery' });
});

it('a browser that stores nothing is told so, and the work goes on in memory', async () => {
  port = {
    open: async () => {
      throw new StorageError('unavailable', 'private window');
    },
    remove: async () => {},
  };
  const user = await visit();
  await user.type(screen.getByLabelText('Workspace name'), 'Bakery');
  await user.click(screen.getByRole('radio', { name: /Without a passphrase/ }));
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  await screen.findByRole('heading', { name: 'This browser stores nothing' });
  await user.click(screen.getByRole('button', { name: 'Continue in memory only' }));
  await screen.findByText('The application');
});

it('a passphrase set later leads to the recovery file and closes the workspace until it is saved', async () => {
  const user = await visit();
  await user.type(screen.getByLabelText('Workspace name'), 'Bakery');
  await user.click(screen.getByRole('radio', { name: /Without a passphrase/ }));
  await user.click(screen.getByRole('button', { name: 'Create workspace' }));
  await screen.findByText('The application');

  await protectWorkspace(passphrase);
  await screen.findByRole('heading', { name: 'Keep your recovery file' });
  expect(localStorage.getItem('steps.authenticated')).toBeNull();
  await confirmRecoveryFile(user);
  await logOut();
  await screen.findByRole('heading', { name: 'Unlock Bakery' });
});

it('a flag without its key does not open an encrypted workspace', async () => {
  const user = await visit();
  await createProtected(user);
  await confirmRecoveryFile(user);
  await logOut();
  localStorage.setItem('steps.authenticated', 'true');
  await restoreSession();
  expect(await screen.findByRole('heading', { name: 'Unlock Bakery' })).toBeDefined();
  expect(localStorage.getItem('steps.authenticated')).toBeNull();
});

it('a workspace whose record was lost from localStorage is brought back from its copy', async () => {
  const user = await visit();
  await createProtected(user);
  await confirmRecoveryFile(user);
  await logOut();
  localStorage.clear();
  await restoreSession();
  await screen.findByRole('heading', { name: 'Unlock Bakery' });
  await user.type(screen.getByLabelText('Passphrase'), passphrase);
  await user.click(screen.getByRole('button', { name: 'Unlock workspace' }));
  await screen.findByText('The application');
});
