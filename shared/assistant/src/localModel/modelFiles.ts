import { AiError } from '@steps/business/src/ai/aiError';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { readGgufHeader } from './ggufHeader';
import { type ModelFacts, modelFacts } from './modelFacts';

/** In the browser's private file system of this site: nobody else reads it, and it is in no backup. */
const folderName = 'steps-models';

/** Where models are kept. `RuleError` where the browser has no such place that a page can write. */
async function modelFolder(): Promise<FileSystemDirectoryHandle> {
  const writable = typeof FileSystemFileHandle !== 'undefined' && 'createWritable' in FileSystemFileHandle.prototype;
  // Private windows of some browsers reject.
  const root = writable ? await navigator.storage?.getDirectory?.().catch(() => undefined) : undefined;
  if (!root) throw new RuleError('This browser lets no page keep large files. Use current Chrome, Edge or Firefox.');
  return root.getDirectoryHandle(folderName, { create: true });
}

/** The facts of a model file. `RuleError` for anything but a whole model that can chat. */
export async function factsOfFile(file: File): Promise<ModelFacts> {
  const header = await readGgufHeader(async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()));
  return modelFacts(header, { file: file.name, bytes: file.size });
}

/** The models that are kept, by name; one that no longer opens is left out. Never rejects. */
export async function keptModels(): Promise<readonly ModelFacts[]> {
  const folder = await modelFolder().catch(() => undefined);
  const found: ModelFacts[] = [];
  for await (const handle of folder?.values() ?? []) {
    if (handle.kind !== 'file') continue;
    const facts = await factsOfFile(await handle.getFile()).catch((error: unknown) => {
      // Most often one that is just being written.
      console.info(`The model file ${handle.name} does not open.`, error);
      return undefined;
    });
    if (facts) found.push(facts);
  }
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** The file of a kept model; undefined when it is gone. */
export async function openModel(file: string): Promise<File | undefined> {
  const folder = await modelFolder().catch(() => undefined);
  return folder && (await folder.getFileHandle(file).catch(() => undefined))?.getFile();
}

/** Takes a kept model away. One that is gone already is no error. */
export async function removeModel(file: string): Promise<void> {
  const folder = await modelFolder();
  if (await openModel(file)) await folder.removeEntry(file);
}

export interface KeepOptions {
  /** Bytes that are written so far. */
  readonly onBytes: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Keeps a model whole, or not at all; `pieces` are its bytes in their order. Rejects with what `pieces` reject with, `AiError`
 * when it was stopped, `RuleError` when there is one of this name, the disk is full, or bytes are missing.
 */
export async function keepModel(
  { file, bytes }: Pick<ModelFacts, 'file' | 'bytes'>,
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { onBytes, signal }: KeepOptions,
): Promise<void> {
  const folder = await modelFolder();
  if ((await openModel(file))?.size) throw new RuleError(`A model file with the name ${file} is kept already.`);
  const handle = await folder.getFileHandle(file, { create: true });
  const writable = await handle.createWritable();
  try {
    let written = 0;
    for await (const piece of pieces) {
      if (signal.aborted) throw new AiError('cancelled', { message: 'Stopped. Nothing was kept.' });
      await writable.write(piece);
      written += piece.length;
      onBytes(written);
    }
    if (written !== bytes)
      throw new RuleError(`Expected ${bytes} bytes, ${written} came: the file is not whole. Nothing was kept.`);
    // Nothing of the file shows before this.
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => undefined);
    await folder.removeEntry(file).catch((failure: unknown) => console.info('The half file is gone already.', failure));
    if (signal.aborted) throw new AiError('cancelled', { message: 'Stopped. Nothing was kept.', cause: error });
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      throw new RuleError('The disk is full, or the browser lets this site keep no more. Nothing was kept.');
    throw error;
  }
}

/** The bytes of a file that a person chose. */
export async function* piecesOfFile(file: File): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let from = 0; from < file.size; from += pieceLength)
    yield new Uint8Array(await file.slice(from, from + pieceLength).arrayBuffer());
}

/** Large enough to be quick, small enough to be stopped at once. Bytes. */
const pieceLength = 4 * 1024 * 1024;
