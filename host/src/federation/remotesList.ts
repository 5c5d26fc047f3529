import { provideAiKinds, provideAiTools } from '@steps/business/host';
import type { RemoteEntry } from '@steps/platform';
import type { RemoteDefinition } from '@steps/platform/host';
import { proxy, ref, useSnapshot } from 'valtio';
import { fetchRemotesList } from './fetchRemotesList';

/** The list of remotes, read at run time from `remotes.json` beside the host's index.html. */
interface RemotesList {
  status: 'loading' | 'ready' | 'failed';
  remotes: readonly RemoteEntry[];
  /** What was wrong with the list; empty unless `failed`. */
  problem: string;
}

export const remotesList = proxy<RemotesList>({ status: 'loading', remotes: ref([]), problem: '' });

/**
 * Known at once, so that the review queue names results whose remote is away and the assistant knows what it could use;
 * the remote's code comes when a result is made again or a tool is needed.
 */
function registerOffers(entry: RemoteEntry): void {
  const opened = async (): Promise<RemoteDefinition> => (await import('./loadRemote')).loadRemote(entry);
  const { title: remote, tasks, tools } = entry;
  provideAiKinds({ remote, kinds: tasks, load: async () => (await (await opened()).tasks?.()) ?? [] });
  provideAiTools({ remote, tools, load: async () => (await (await opened()).tools?.()) ?? [] });
}

/** Reads the list. A failure is kept in the state for the shell to show; the host itself goes on. */
export async function loadRemotesList(): Promise<void> {
  remotesList.status = 'loading';
  try {
    // Data that never changes inside: one reference, no proxies, the same entry in every render.
    remotesList.remotes = ref([...(await fetchRemotesList())]);
    for (const entry of remotesList.remotes) registerOffers(entry);
    remotesList.status = 'ready';
    remotesList.problem = '';
  } catch (error) {
    remotesList.status = 'failed';
    remotesList.problem = error instanceof Error ? error.message : String(error);
    console.error('The list of remotes could not be read.', error);
  }
}

/** The list, in render. The cast only takes away the snapshot's deep `readonly`: a `ref` is handed out as it is. */
export const useRemotesList = () => useSnapshot(remotesList) as Readonly<RemotesList>;
