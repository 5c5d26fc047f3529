import { proxy, useSnapshot } from 'valtio';
import type { StorageFault } from '../storage/port';
import type { Scope } from './collection';

/** How far the records of a scope are read. `newer`: saved by a newer version, the page must be reloaded. */
export interface LoadState {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Rows read so far. */
  count: number;
  /** Rows set aside because they could not be read; they stay stored. */
  setAside: number;
  fault?: StorageFault | 'newer';
  /** What was expected and what came, for the screen. */
  message?: string;
}

const start: LoadState = { state: 'idle', count: 0, setAside: 0, fault: undefined, message: undefined };

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
