import { proxy, useSnapshot } from 'valtio';
import type { StorageFault } from '../storage/port';
import type { Scope } from './collection';

/** How far the records of a scope are read. `newer`: saved by a newer version, the page must be reloaded. */
export interface LoadState {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Collections that are read completely, while the rest still streams in. */
  complete: readonly string[];
  /** Rows read so far. */
  count: number;
  /** Records and entries that could not be read and are kept aside. */
  setAside: number;
  fault?: StorageFault | 'newer';
  /** What was expected and what came, for the screen. */
  message?: string;
}

const start: LoadState = { state: 'idle', complete: [], count: 0, setAside: 0, fault: undefined, message: undefined };

/** The store's own; read it with `useLoadState`. */
export const loadStates: Record<Scope, LoadState> = {
  workspace: proxy<LoadState>({ ...start }),
  client: proxy<LoadState>({ ...start }),
};

/** The store's own: a new state, with what is not named back at its start. */
export function setLoadState(scope: Scope, state: Partial<LoadState>): void {
  Object.assign(loadStates[scope], { ...start, ...state });
}

/** How far the client's records (or the workspace's own) are read. */
export const useLoadState = (scope: Scope = 'client'): LoadState => useSnapshot(loadStates[scope]);

/** How far one collection of the client is read: it may be complete while others still stream in. */
export function useCollectionLoad(collection: { readonly name: string }): LoadState['state'] {
  const { state, complete } = useLoadState();
  return state === 'loading' && complete.includes(collection.name) ? 'ready' : state;
}
