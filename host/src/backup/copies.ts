import { RuleError } from '@steps/platform';
import { proxy, ref, useSnapshot } from 'valtio';
import { makeBackup } from './backup';
import { missingText } from './backupQuestion';
import type { Backup } from './backupSchema';
import { copyFolder, readCopyText, writeCopy } from './copyFiles';
import {
  byAge,
  type Copy,
  type CopyEnding,
  copiesToDrop,
  copyDue,
  copyName,
  digestOf,
  readCopyName,
} from './copyRules';

interface Copies {
  /** Newest first; undefined until they were looked up. */
  list: readonly Copy[] | undefined;
  /** Whether this browser has a place for them. */
  possible: boolean;
  /** So little is left that no copy is made until somebody says that this is right. */
  emptied: boolean;
}

const state = proxy<Copies>({ list: undefined, possible: true, emptied: false });

/** The automatic copies, in render. */
export const useCopies = (): Readonly<Copies> => useSnapshot(state) as Readonly<Copies>;

/** Looks up which copies there are. Never rejects. */
export async function listCopies(): Promise<void> {
  try {
    const folder = await copyFolder();
    state.possible = folder !== undefined;
    state.list = ref(folder ? await copiesIn(folder) : []);
  } catch (error) {
    console.warn('The automatic copies cannot be read.', error);
    Object.assign(state, { possible: false, list: ref([]) });
  }
}

/** What became of a copy. `emptied`: next to nothing is left, so the earlier copies stay as they are. */
export type CopyOutcome = 'made' | 'not needed' | 'emptied';

/**
 * Makes a copy when one is due; `asked`, whenever something changed and also of next to nothing. The newest ones stay, with
 * some of earlier days and weeks. Rejects with what the browser says when the disk is full; earlier copies stay then.
 */
export async function makeCopy(workspaceName: string, { asked = false } = {}): Promise<CopyOutcome> {
  const work = () => copyNow(workspaceName, asked);
  return navigator.locks ? navigator.locks.request('steps.copies', work) : work();
}

async function copyNow(workspaceName: string, asked: boolean): Promise<CopyOutcome> {
  const folder = await copyFolder();
  if (!folder) return 'not needed';
  const outcome = await copyInto(folder, await makeBackup(workspaceName), {
    asked,
    ending: 'copy',
    write: (name, text) => writeCopy(folder, name, text),
  });
  state.emptied = outcome === 'emptied';
  if (outcome === 'made') state.list = ref(await copiesIn(folder));
  return outcome;
}

interface CopyOptions {
  /** Somebody wants it now, also of next to nothing. */
  readonly asked: boolean;
  readonly ending: CopyEnding;
  readonly write: (name: string, text: string) => Promise<void>;
}

/** Puts a copy among those of a folder when one is due, and lets the oldest go. Files of other names are left alone. */
export async function copyInto(
  folder: FileSystemDirectoryHandle,
  backup: Backup,
  { asked, ending, write }: CopyOptions,
): Promise<CopyOutcome> {
  // Copies that hold everything are never rotated away by one that does not.
  if (backup.missing && !asked) return 'emptied';
  if (backup.missing) throw new RuleError(`A copy would not hold everything. ${missingText(backup.missing)}`);
  const now = Date.parse(backup.madeAt);
  // Notices and the like change with every visit: what matters are the businesses.
  const digest = digestOf(JSON.stringify(backup.clients));
  const records = backup.clients.reduce((sum, { rows }) => sum + rows.length, 0);
  const due = copyDue(await copiesIn(folder), { records, digest, now });
  if (due === 'emptied' && !asked) return 'emptied';
  if (due === 'same' || (due === 'recent' && !asked)) return 'not needed';
  await write(copyName({ madeAt: backup.madeAt, records, digest }, ending), JSON.stringify(backup));
  for (const old of copiesToDrop(await copiesIn(folder), now)) await folder.removeEntry(old.name);
  return 'made';
}

/** The text of the backup in a copy. Rejects with `RuleError` when it cannot be read. */
export async function readCopy({ name }: Copy): Promise<string> {
  const folder = await copyFolder();
  const text = folder && (await readCopyText(folder, name));
  if (text === undefined) throw new RuleError('This copy is gone, damaged, or was made with another key.');
  return text;
}

/** The copies in a folder, newest first. */
export async function copiesIn(folder: FileSystemDirectoryHandle): Promise<readonly Copy[]> {
  const copies: Copy[] = [];
  for await (const name of folder.keys()) {
    const copy = readCopyName(name);
    if (copy) copies.push(copy);
  }
  return byAge(copies);
}
