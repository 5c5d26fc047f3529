import type { RemoteDefinition } from '@steps/platform/host';
import { proxy, ref, useSnapshot } from 'valtio';

const state = proxy<{ remotes: readonly RemoteDefinition[] }>({ remotes: ref([]) });

/** Tells that a remote's code is there, whatever it was loaded for. */
export function remoteLoaded(remote: RemoteDefinition): void {
  state.remotes = ref([...state.remotes.filter(({ name }) => name !== remote.name), remote]);
}

/** The remotes whose code is there, in render. The cast only takes away the snapshot's deep `readonly`. */
export const useLoadedRemotes = () => useSnapshot(state).remotes as readonly RemoteDefinition[];
