import { saveFile } from '@steps/platform';
import type { SetAsideRow } from '@steps/platform/host';
import { openStorage } from '@steps/platform/host';
import { proxy, ref, useSnapshot } from 'valtio';

const state = proxy<{ rows: readonly SetAsideRow[]; failure: string | undefined }>({
  rows: ref([]),
  failure: undefined,
});

/** Reads the records of the workspace and the open client that were set aside. */
export async function readSetAside(): Promise<void> {
  try {
    const lists = await Promise.all([openStorage('workspace')?.rowsSetAside(), openStorage('client')?.rowsSetAside()]);
    Object.assign(state, { rows: ref(newestOfEach(lists.flatMap((list) => list ?? []))), failure: undefined });
  } catch (error) {
    console.error('What was set aside could not be read', error);
    state.failure = error instanceof Error ? error.message : String(error);
  }
}

/** Hands over all that was set aside, as it was stored. */
export async function downloadSetAside(): Promise<void> {
  await readSetAside();
  // biome-ignore lint/plugin/allowExport: only what could not be read, for whoever repairs it
  saveFile('steps-set-aside.json', JSON.stringify(state.rows, null, 2), 'application/json');
}

/** One entry for each record: the same one is set aside again whenever it is read. */
export function newestOfEach(rows: readonly SetAsideRow[]): SetAsideRow[] {
  return [...new Map(rows.map((row) => [`${row.collection}\n${row.id}`, row])).values()];
}

export const useSetAside = (): Readonly<typeof state> => useSnapshot(state) as Readonly<typeof state>;
