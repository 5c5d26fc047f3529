import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TeamConnection } from '@steps/journal/src/team/teamConnection';
import * as v from 'valibot';

const keptSchema = v.object({
  name: v.string(),
  connection: v.looseObject({ business: v.string(), device: v.string() }),
});

/** The business that this post office has joined, with the keys it was given. */
export interface KeptPlace {
  /** Of the business. */
  readonly name: string;
  readonly connection: TeamConnection;
}

/**
 * Reads which business this post office belongs to; `undefined` before it joined. Throws, naming the file, if that cannot be
 * read.
 */
export async function readPlace(file: string): Promise<KeptPlace | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    // It was written below, and the store checks the connection against its schema.
    return v.parse(keptSchema, JSON.parse(text)) as unknown as KeptPlace;
  } catch (cause) {
    throw new Error(
      `${file}: expected what a post office keeps of its business, got something else. Move it away and join anew.`,
      {
        cause,
      },
    );
  }
}

/** Stores it so that only the user who runs this program can read it. */
export async function writePlace(file: string, place: KeptPlace): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.next`;
  await writeFile(next, JSON.stringify(place), { mode: 0o600 });
  await chmod(next, 0o600);
  await rename(next, file);
}
