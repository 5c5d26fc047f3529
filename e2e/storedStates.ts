import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { runFolder } from './built';

/** What a browser keeps of a workspace, IndexedDB included. */
type State = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>;

/** The workspaces that most tests begin with. */
export type StateName = 'demo' | 'own business';

const fileOf = (name: StateName) => join(runFolder, `states/${name}.json`);

/** Keeps what a browser has, for the tests of this run. */
export async function storeState(context: BrowserContext, name: StateName): Promise<void> {
  const state = await context.storageState({ indexedDB: true });
  await mkdir(dirname(fileOf(name)), { recursive: true });
  await writeFile(fileOf(name), JSON.stringify(state));
}

/** Gives a browser what was kept, under the origin of the test's own host. */
export async function restoreState(context: BrowserContext, name: StateName, origin: string): Promise<void> {
  const state: State = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  await context.setStorageState({ ...state, origins: state.origins.map((stored) => ({ ...stored, origin })) });
}
