import { copyCipher, copyFolderName } from '../files/copyFolder';

/** Ties what is encrypted to its use. */
const context = 'copies';
/** Bytes of an initialisation vector. */
const ivLength = 12;

/** A folder of this site in the browser's private file system; undefined where there is none that a page can write. */
export async function copyFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  // Older Safari writes it from workers only; private windows of some browsers have none.
  const writable = typeof FileSystemFileHandle === 'undefined' || 'createWritable' in FileSystemFileHandle.prototype;
  const root = writable ? await navigator.storage?.getDirectory?.() : undefined;
  return root?.getDirectoryHandle(copyFolderName, { create: true });
}

/** Writes a copy whole, or not at all. Rejects with what the browser says when the disk is full. */
export async function writeCopy(folder: FileSystemDirectoryHandle, name: string, text: string): Promise<void> {
  const bytes = await sealed(text);
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const writable = await file.createWritable();
    await writable.write(bytes);
    // Nothing of the file shows before this.
    await writable.close();
  } catch (error) {
    await folder.removeEntry(name).catch((failure: unknown) => console.info('The half copy is gone already.', failure));
    throw error;
  }
}

/** The text of a copy; undefined when it is gone, or was made with another key. */
export async function readCopyText(folder: FileSystemDirectoryHandle, name: string): Promise<string | undefined> {
  try {
    const file = await (await folder.getFileHandle(name)).getFile();
    return await opened(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    console.info('The copy does not open.', error);
    return undefined;
  }
}

/** Of a plain workspace the text; of an encrypted one the vector and the bytes under the workspace's own key. */
async function sealed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const cipher = copyCipher();
  if (!cipher) return new TextEncoder().encode(text);
  const { iv, bytes } = await cipher.encrypt(text, context);
  const whole = new Uint8Array(iv.length + bytes.length);
  whole.set(iv);
  whole.set(bytes, iv.length);
  return whole;
}

const opened = async (whole: Uint8Array<ArrayBuffer>): Promise<string> =>
  copyCipher()?.decrypt({ iv: whole.slice(0, ivLength), bytes: whole.slice(ivLength) }, context) ??
  new TextDecoder('utf-8', { fatal: true }).decode(whole);
