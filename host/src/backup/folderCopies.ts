import { logEvent, requireRight } from '@steps/business/host';
import { RuleError } from '@steps/platform';
import { proxy, ref, useSnapshot } from 'valtio';
import { copyCipher } from '../files/copyFolder';
import {
  askForFolder,
  askForPermission,
  chosenFolder,
  folderPermission,
  forgetFolder,
  hasFolders,
  keepFolder,
} from '../files/ownFolder';
import { makeBackup } from './backup';
import { type CopyOutcome, copiesIn, copyInto } from './copies';
import { type Copy, copyInterval } from './copyRules';
import { sealCopy } from './sealedBackup';

interface FolderCopies {
  /** Whether this browser lets people give a page a folder. */
  readonly possible: boolean;
  /** Name of the chosen folder. */
  name: string | undefined;
  /** Whether Steps may write it now. */
  permission: PermissionState;
  /** Newest first, as far as Steps may look. */
  list: readonly Copy[];
}

const state = proxy<FolderCopies>({ possible: hasFolders(), name: undefined, permission: 'prompt', list: [] });

/** The copies in a folder of the user's own, in render. */
export const useFolderCopies = (): Readonly<FolderCopies> => useSnapshot(state) as Readonly<FolderCopies>;

/** Looks at the chosen folder, without asking anybody. Never rejects. */
export async function lookAtFolder(): Promise<void> {
  try {
    await show(await chosenFolder());
  } catch (error) {
    console.warn('The folder for copies cannot be looked at.', error);
    Object.assign(state, { permission: 'prompt', list: ref([]) });
  }
}

/**
 * Asks for a folder and makes the first copy in it. Resolves to false when the person changed their mind. Rejects with
 * `RuleError` without the right or the browser's permission, and with what the browser says when it cannot write.
 */
export async function chooseFolder(workspaceName: string): Promise<boolean> {
  requireRight('export', 'settings');
  const folder = await refusalsInWords(askForFolder);
  if (!folder) return false;
  await requirePermission(folder);
  await keepFolder(folder);
  logEvent('Copy everything into a folder of this device', 'settings');
  await show(folder);
  await copyIntoFolder(workspaceName, { asked: true });
  return true;
}

/** After a reload the browser wants to be asked again, by a press. Rejects with `RuleError` when the person refuses. */
export async function allowFolder(workspaceName: string): Promise<void> {
  const folder = await chosenFolder();
  if (!folder) return show(undefined);
  try {
    await requirePermission(folder);
    await copyIntoFolder(workspaceName);
  } finally {
    await show(folder);
  }
}

/** No more copies are made there; those that were made stay. */
export async function leaveFolder(): Promise<void> {
  requireRight('export', 'settings');
  await forgetFolder();
  await show(undefined);
}

/**
 * Makes a copy in the folder when one is due and the browser lets Steps write there; `asked`, whenever something changed.
 * The copy of an encrypted workspace takes its wrapped key along. Rejects with what the browser says when it cannot write.
 */
export async function copyIntoFolder(workspaceName: string, { asked = false } = {}): Promise<CopyOutcome> {
  const work = () => copyNow(workspaceName, asked);
  return globalThis.navigator?.locks ? navigator.locks.request('steps.copies.folder', work) : work();
}

async function copyNow(workspaceName: string, asked: boolean): Promise<CopyOutcome> {
  const folder = await chosenFolder();
  if (!folder || (await folderPermission(folder)) !== 'granted') return 'not needed';
  const [newest] = await copiesIn(folder);
  // Reading everything costs time, and a copy that is not due yet would be thrown away.
  if (newest && !asked && Date.now() - Date.parse(newest.madeAt) < copyInterval) return 'not needed';
  const backup = await makeBackup(workspaceName);
  const cipher = copyCipher();
  const outcome = await copyInto(folder, backup, {
    asked,
    ending: 'json',
    write: async (name, text) => writeFile(folder, name, cipher ? await sealCopy(text, cipher, backup.madeAt) : text),
  });
  await show(folder);
  return outcome;
}

/** Writes a file whole, or none. */
async function writeFile(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const writable = await file.createWritable();
    await writable.write(new TextEncoder().encode(text));
    await writable.close();
  } catch (error) {
    await folder.removeEntry(name).catch((failure: unknown) => console.info('The half copy is gone already.', failure));
    throw error;
  }
}

async function requirePermission(folder: FileSystemDirectoryHandle): Promise<void> {
  if ((await refusalsInWords(() => askForPermission(folder))) === 'granted') return;
  throw new RuleError(
    `The browser does not let Steps write into “${folder.name}”. Allow it when it asks, or in its settings for this site.`,
  );
}

async function refusalsInWords<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name))) throw error;
    console.info('The browser refused a folder.', error);
    throw new RuleError('The browser does not let Steps have this folder. Choose another one, in your documents.');
  }
}

async function show(folder: FileSystemDirectoryHandle | undefined): Promise<void> {
  const permission = folder ? await folderPermission(folder) : 'prompt';
  const list = folder && permission === 'granted' ? await copiesIn(folder) : [];
  Object.assign(state, { name: folder?.name, permission, list: ref(list) });
}
