import { openDB } from 'idb';

/** What browsers have beside the standard's file system (Chromium; Firefox and Safari have none of it). */
interface FolderPermissions {
  queryPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(wanted: { mode: 'readwrite' }): Promise<PermissionState>;
}
type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

const write = { mode: 'readwrite' } as const;
const databaseName = 'steps-folder';
const id = 'copies';

const picker = (): Picker | undefined =>
  (globalThis as unknown as { showDirectoryPicker?: Picker }).showDirectoryPicker?.bind(globalThis);

/** Whether this browser lets people give a page a folder. */
export const hasFolders = (): boolean => picker() !== undefined;

/** Asks the person for a folder, by a press of theirs; undefined when they changed their mind. Rejects when the browser refuses. */
export async function askForFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await picker()?.({ id: 'steps-copies', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Whether the page may write the folder: a browser asks again after a reload, unless it was told to remember. */
export const folderPermission = (folder: FileSystemDirectoryHandle): Promise<PermissionState> =>
  withPermissions(folder).queryPermission(write);

/** Asks the person, by a press of theirs. */
export const askForPermission = (folder: FileSystemDirectoryHandle): Promise<PermissionState> =>
  withPermissions(folder).requestPermission(write);

/** The folder that was chosen; a handle cannot be kept in records, so it has a database of its own. */
export async function chosenFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (!hasFolders()) return undefined;
  const databases = await indexedDB.databases?.();
  // Opening it would make it.
  if (databases && !databases.some(({ name }) => name === databaseName)) return undefined;
  return withFolders((folders) => folders.get('folders', id));
}

export const keepFolder = (folder: FileSystemDirectoryHandle): Promise<unknown> =>
  withFolders((folders) => folders.put('folders', folder, id));

export const forgetFolder = (): Promise<unknown> => withFolders((folders) => folders.delete('folders', id));

// The lib of TypeScript leaves out what only some browsers have.
const withPermissions = (folder: FileSystemDirectoryHandle) => folder as unknown as FolderPermissions;

async function withFolders<Result>(use: (folders: Awaited<ReturnType<typeof openFolders>>) => Promise<Result>) {
  const folders = await openFolders();
  return use(folders).finally(() => folders.close());
}

const openFolders = () =>
  openDB<{ folders: { key: string; value: FileSystemDirectoryHandle } }>(databaseName, 1, {
    upgrade: (made) => void made.createObjectStore('folders'),
  });
