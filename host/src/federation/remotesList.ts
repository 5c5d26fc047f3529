import { parseRemotesFile, type RemoteEntry } from '@steps/shared';
import { proxy, useSnapshot } from 'valtio';
import { applyOverrides } from './overrides';

/** The list of remotes, read at run time from `remotes.json` beside the host's index.html. */
interface RemotesList {
  status: 'loading' | 'ready' | 'failed';
  remotes: readonly RemoteEntry[];
  /** What was wrong with the list; empty unless `failed`. */
  problem: string;
}

/** A list that has not come after this long counts as failed (ms). */
const listTimeout = 10_000;

export const remotesList = proxy<RemotesList>({ status: 'loading', remotes: [], problem: '' });

async function fetchList(): Promise<readonly RemoteEntry[]> {
  const response = await fetch('/remotes.json', { signal: AbortSignal.timeout(listTimeout) });
  if (!response.ok) throw new Error(`remotes.json is missing: the server answered ${response.status}.`);
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`remotes.json is malformed: expected JSON, got "${text.slice(0, 40)}".`, { cause });
  }
  return parseRemotesFile(value).remotes;
}

/** Reads the list. A failure is kept in the state for the shell to show; the host itself goes on. */
export async function loadRemotesList(): Promise<void> {
  remotesList.status = 'loading';
  try {
    remotesList.remotes = applyOverrides(await fetchList());
    remotesList.status = 'ready';
    remotesList.problem = '';
  } catch (error) {
    remotesList.status = 'failed';
    remotesList.problem = error instanceof Error ? error.message : String(error);
    console.error('The list of remotes could not be read.', error);
  }
}

export const useRemotesList = () => useSnapshot(remotesList);
