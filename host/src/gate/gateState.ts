import { clients, people, switchClient } from '@steps/business';
import { logEvent, openWorkspaceStore, ownerId, requireRight, setCurrentPerson } from '@steps/business/host';
import {
  addPassphrase,
  aesCipher,
  authenticatedKey,
  changePassphrase,
  clearAuthenticated,
  createWorkspace,
  dropKeys,
  givePassphrase,
  heldKey,
  holdKey,
  indexedDbPort,
  isAuthenticated,
  isHeldElsewhere,
  keepKey,
  keptKey,
  letGoOfKey,
  type RecoveryFile,
  removeEarlierKeys,
  renameWorkspace,
  renewRecoveryFile,
  restoreWorkspaceRecord,
  sealDatabases,
  setAuthenticated,
  signOut,
  takePassphrase,
  unlockWithRecovery,
  unlockWorkspace,
} from '@steps/journal';
import {
  flush,
  RuleError,
  readKey,
  readWorkspace,
  StorageError,
  type StoragePort,
  session,
  writeKey,
} from '@steps/platform';
import {
  closeWorkspaceStore,
  keepAddressesPrivate,
  keepTitlesPrivate,
  setOnboardingComplete,
  WorkspaceError,
} from '@steps/platform/host';
import { notify } from '@steps/platform/ui';
import { useEffect } from 'react';
import * as v from 'valibot';
import { proxy, ref, useSnapshot } from 'valtio';
import { removeCopyFolder, sealCopiesWith } from '../files/copyFolder';
import { failureText } from './gateRules';
import { loadTeam } from './loadTeam';

export type GateScreen = 'create' | 'save-recovery' | 'unlock' | 'open' | 'recover' | 'damaged' | 'unavailable';

interface Gate {
  authenticated: boolean;
  screen: GateScreen;
  workspaceName: string;
  /** Whether a passphrase encrypts the workspace. */
  encrypted: boolean;
  /** Something is under way: the buttons wait. */
  busy: boolean;
  /** What went wrong, when it belongs to no field. */
  failure: string | undefined;
  wrongPassphrase: string | undefined;
  badRecoveryFile: string | undefined;
  /** Until when no passphrase is tried, ms since 1970. */
  waitUntil: number;
  /** To be saved before the workspace opens. */
  recoveryFile: RecoveryFile | undefined;
  /** The key is stored on this device until logout. */
  staysUnlocked: boolean;
  /** A recovery file was made and nobody said that it is stored. */
  recoveryUnsaved: boolean;
}

/** Key that remembers over reloads that the recovery file was not stored. The file itself is nowhere. */
const unsavedKey = 'recoveryUnsaved';

const noFaults = { failure: undefined, wrongPassphrase: undefined, badRecoveryFile: undefined };

const gate = proxy<Gate>({
  authenticated: false,
  screen: 'create',
  workspaceName: '',
  encrypted: false,
  busy: false,
  ...noFaults,
  waitUntil: 0,
  recoveryFile: undefined,
  staysUnlocked: false,
  recoveryUnsaved: false,
});

/** The key of a workspace whose recovery file is being saved. */
let keyInHand: CryptoKey | undefined;
/** Where the workspace is stored; tests give their own. */
let storagePort = (key: CryptoKey | undefined): StoragePort => indexedDbPort(key ? { cipher: aesCipher(key) } : {});

/** Has the workspace stored elsewhere, for tests. Returns the undo. */
export function storeWith(port: (key: CryptoKey | undefined) => StoragePort): () => void {
  const before = storagePort;
  storagePort = port;
  return () => {
    storagePort = before;
  };
}

/** At start: opens the workspace without asking while the flag and, if it is encrypted, its key are there. Never rejects. */
export async function restoreSession(): Promise<void> {
  if (gate.authenticated) return;
  await restoreWorkspaceRecord();
  lookAtWorkspace();
  await attempt(async () => {
    const workspace = isAuthenticated() ? readWorkspace() : undefined;
    if (workspace && !workspace.encrypted) await openStores(undefined);
    if (workspace?.encrypted) await openWithHeldKey(workspace.id);
  });
  if (gate.encrypted) removeEarlierKeys().catch((error) => console.warn('An earlier key is still stored', error));
}

/** Without asking, while a worker, another tab or "stay unlocked" has the key. */
async function openWithHeldKey(workspaceId: string): Promise<void> {
  const stored = await keptKey(workspaceId).catch(() => undefined);
  gate.staysUnlocked = stored !== undefined;
  const key = (await heldKey(workspaceId)) ?? stored;
  if (key) {
    holdKey(workspaceId, key);
    return openStores(key);
  }
  // Another tab that is open but does not answer stays open.
  if (!(await isHeldElsewhere(workspaceId))) clearAuthenticated();
}

/** Shows the screen that fits what this browser holds. */
export function lookAtWorkspace(): void {
  Object.assign(gate, noFaults, { recoveryFile: undefined, recoveryUnsaved: readKey(unsavedKey, v.boolean(), false) });
  try {
    const workspace = readWorkspace();
    gate.workspaceName = workspace?.name ?? '';
    gate.encrypted = workspace?.encrypted ?? false;
    gate.waitUntil = workspace?.waitMs ? Date.now() + workspace.waitMs : 0;
    gate.screen = !workspace ? 'create' : workspace.encrypted ? 'unlock' : 'open';
  } catch (error) {
    show(error);
  }
}

/** Goes from the passphrase to the recovery file, or back. */
export function showGateScreen(screen: 'unlock' | 'recover'): void {
  Object.assign(gate, noFaults, { screen });
}

/** First visit: makes the workspace. With a passphrase the recovery file comes first, then `finishRecoveryFile`. */
export const createAndEnter = (given: {
  readonly name: string;
  readonly passphrase?: string | undefined;
}): Promise<void> =>
  attempt(async () => {
    const { name, passphrase } = given;
    const { workspace, key, recoveryFile } = await createWorkspace(
      passphrase === undefined ? { name } : { name, passphrase },
    );
    gate.workspaceName = workspace.name;
    gate.encrypted = workspace.encrypted;
    if (!recoveryFile) return enter(workspace.id, key);
    keyInHand = key;
    markRecoveryFile(false);
    gate.recoveryFile = ref(recoveryFile);
    gate.screen = 'save-recovery';
  });

/** The recovery file is saved: opens the workspace. */
export const finishRecoveryFile = (): Promise<void> =>
  attempt(async () => {
    const workspace = readWorkspace();
    if (!workspace || !keyInHand) return lookAtWorkspace();
    await enter(workspace.id, keyInHand);
    markRecoveryFile(true);
    keyInHand = undefined;
    gate.recoveryFile = undefined;
  });

/** Later visits: opens an encrypted workspace. What went wrong is in the state. */
export const unlock = (passphrase: string, stay = false): Promise<void> =>
  attempt(async () => {
    const { workspace, key, person } = await unlockWorkspace(passphrase);
    setCurrentPerson(person ?? ownerId);
    if (key && stay) await keepKey(workspace.id, key);
    gate.staysUnlocked = stay;
    await enter(workspace.id, key);
  });

/** The workspace stays open now, and locks when the browser is closed. Rejects with `StorageError`. */
export async function stopStayingUnlocked(): Promise<void> {
  await dropKeys();
  gate.staysUnlocked = false;
}

/** Later visits: opens a workspace without a passphrase. */
export const openUnprotected = (): Promise<void> =>
  attempt(async () => {
    const workspace = readWorkspace();
    if (!workspace || workspace.encrypted) return lookAtWorkspace();
    await enter(workspace.id, undefined);
  });

/** Opens the workspace with the text of its recovery file and gives it another passphrase. */
export const recover = (fileText: string, passphrase: string): Promise<void> =>
  attempt(async () => {
    const { workspace, key } = await unlockWithRecovery(fileText, passphrase);
    setCurrentPerson(ownerId);
    markRecoveryFile(true);
    await enter(workspace.id, key);
  });

/** Nothing can be stored: works on until the tab is closed. */
export const enterInMemory = (): Promise<void> =>
  attempt(async () => {
    await openWorkspaceStore(noStorage);
    gate.authenticated = true;
  });

/** Logs out here and in the other tabs. Resolves to false when unsaved work keeps the person here; `discard` gives it up. */
export async function logOut({ discard = false } = {}): Promise<boolean> {
  if (!(await flush()) && !discard) {
    notify({
      tone: 'destructive',
      title: 'You are still logged in',
      description: 'Some changes are not saved yet. Free some space and try again, or discard them.',
      action: { label: 'Log out and discard them', onClick: () => void logOut({ discard: true }) },
    });
    return false;
  }
  await leave(signOut);
  setCurrentPerson(undefined);
  return true;
}

/** Whether the workspace is open; follows logging in and out in other tabs. */
export function useAuthenticated(): boolean {
  useEffect(followOtherTabs, []);
  return useSnapshot(gate).authenticated;
}

/** The gate, in render. */
export const useGate = (): Readonly<Gate> => useSnapshot(gate) as Readonly<Gate>;

/** Gives the workspace another name. Throws `WorkspaceError`. */
export function nameWorkspace(name: string): void {
  gate.workspaceName = renameWorkspace(name).name;
}

/** Replaces the passphrase; the recovery file stays valid. Rejects with `WorkspaceError`. */
export async function replacePassphrase(current: string, next: string): Promise<void> {
  await changePassphrase(current, next);
}

/** Gives a person a passphrase that opens the same data. Rejects with `WorkspaceError`, or `RuleError` without the right. */
export async function givePassphraseTo(person: string, current: string, next: string): Promise<void> {
  requireRight('change', 'permissions');
  await givePassphrase(current, person, next);
  logEvent(`Give ${people.get(person)?.name ?? 'a person'} a passphrase`, 'permissions');
}

/** A person's passphrase opens nothing any more. `RuleError` without the right. */
export function takePassphraseOf(person: string): void {
  requireRight('change', 'permissions');
  takePassphrase(person);
  logEvent(`Remove the passphrase for ${people.get(person)?.name ?? 'a person'}`, 'permissions');
}

/** Makes another recovery file; the earlier one stops working. Rejects with `WorkspaceError`. */
export async function replaceRecoveryFile(passphrase: string): Promise<RecoveryFile> {
  const file = await renewRecoveryFile(passphrase);
  markRecoveryFile(true);
  return file;
}

/** Stored, or not wanted: it is no longer offered. */
export const dismissRecoveryFile = (): void => markRecoveryFile(true);

function markRecoveryFile(saved: boolean): void {
  gate.recoveryUnsaved = !saved;
  writeKey(unsavedKey, saved ? undefined : true);
}

/**
 * Sets the first passphrase and encrypts all that is stored. Leads back to the gate, where the recovery file is saved.
 * Rejects with `WorkspaceError`, or `RuleError` while work is unsaved; nothing has changed then.
 */
export async function protectWorkspace(passphrase: string): Promise<void> {
  if (!(await flush())) throw new RuleError('Some changes are not saved yet. Free some space and try again.');
  const { key, recoveryFile } = await addPassphrase(passphrase);
  const databases = ['workspace', ...clients.all().map(({ id }) => id)];
  keyInHand = key;
  await leave(async () => clearAuthenticated());
  await attempt(async () => {
    if (!key || !recoveryFile) return;
    markRecoveryFile(false);
    gate.recoveryFile = ref(recoveryFile);
    gate.screen = 'save-recovery';
    await sealDatabases(databases, key);
    // They were made before there was a key, for anybody to read.
    await removeCopyFolder();
  });
}

async function enter(workspaceId: string, key: CryptoKey | undefined): Promise<void> {
  if (key) holdKey(workspaceId, key);
  await openStores(key);
  setAuthenticated();
}

async function openStores(key: CryptoKey | undefined): Promise<void> {
  keepTitlesPrivate(key !== undefined);
  keepAddressesPrivate(key !== undefined);
  const port = storagePort(key);
  sealCopiesWith(key && aesCipher(key));
  // The store would go on in memory by itself; here the person is asked first.
  await (await port.open('workspace')).close();
  try {
    await openWorkspaceStore(port);
    await loadTeam();
  } catch (error) {
    await closeWorkspaceStore({ discard: true });
    throw error;
  }
  gate.authenticated = true;
  // Not awaited: the pages show how far the records are read.
  void openLastClient().catch((error: unknown) => {
    console.error('The records could not be opened', error);
    notify({ tone: 'destructive', title: 'The records could not be opened', description: failureText(error) });
  });
}

async function openLastClient(): Promise<void> {
  const known = clients.all();
  const last =
    known.find(({ id }) => id === session.activeClient) ?? known.find(({ isActive }) => isActive) ?? known[0];
  // What is stored decides: the flag may be older, when the browser ended within seconds.
  setOnboardingComplete(known.some(({ sample }) => !sample));
  if (last) await switchClient(last.id);
}

async function leave(forget: () => Promise<void>): Promise<void> {
  gate.busy = true;
  gate.authenticated = false;
  gate.staysUnlocked = false;
  letGoOfKey();
  sealCopiesWith(undefined);
  lookAtWorkspace();
  try {
    await forget();
  } catch (error) {
    console.error('The key could not be removed', error);
    gate.failure = 'You are logged out, but the key could not be removed from this browser. Close all its windows.';
  } finally {
    await closeWorkspaceStore({ discard: true });
    notify.clear();
    // What addresses held is forgotten with the rest.
    keepAddressesPrivate(true);
    gate.busy = false;
  }
}

function followOtherTabs(): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== authenticatedKey && key !== null) return;
    if (newValue === 'true') void restoreSession();
    else if (gate.authenticated) void flush().then(() => leave(async () => {}));
  };
  // A page that Back brings back slept through whatever other tabs did.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted && gate.authenticated && !isAuthenticated()) void leave(async () => {});
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', wake);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', wake);
  };
}

async function attempt(run: () => Promise<void>): Promise<void> {
  Object.assign(gate, noFaults, { busy: true });
  try {
    await run();
  } catch (error) {
    show(error);
  } finally {
    gate.busy = false;
  }
}

function show(error: unknown): void {
  const code = error instanceof WorkspaceError ? error.code : error instanceof StorageError ? error.fault : 'unknown';
  if (error instanceof WorkspaceError && error.waitMs > 0) gate.waitUntil = Date.now() + error.waitMs;
  if (code === 'wrong-passphrase') gate.wrongPassphrase = failureText(error);
  else if (code === 'bad-recovery-file') gate.badRecoveryFile = failureText(error);
  else if (code === 'storage-unavailable' || code === 'unavailable') gate.screen = 'unavailable';
  else if (code === 'damaged' && error instanceof WorkspaceError) gate.screen = 'damaged';
  else if (code !== 'wait') {
    console.error('The workspace could not be opened', error);
    gate.failure = failureText(error);
  }
}

const noStorage: StoragePort = {
  open: async (name) => {
    throw new StorageError('unavailable', `${name} is kept in memory only`);
  },
  remove: async () => {},
};
