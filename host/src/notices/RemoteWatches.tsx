import { type RemoteEntry, useOpenClientId, whenIdle } from '@steps/platform';
import type { RemoteDefinition } from '@steps/platform/host';
import { useEffect, useState } from 'react';
import { useLoadedRemotes } from '../federation/loadedRemotes';
import { loadRemote } from '../federation/loadRemote';
import { prefetch } from '../federation/prefetch';
import { useRemotesList } from '../federation/remotesList';

/** How long the page has been open before anything is fetched only to watch, ms: what was asked for comes first. */
const restBeforeWatching = 60_000;

interface RemoteWatchesProps {
  readonly rest?: number;
}

/** Lets remotes look after what becomes due in the open business: those whose code is there, and those that declare it. */
export function RemoteWatches({ rest = restBeforeWatching }: RemoteWatchesProps) {
  const [rested, setRested] = useState(false);
  const client = useOpenClientId();
  const loaded = useLoadedRemotes();
  const { remotes } = useRemotesList();
  useEffect(() => {
    if (!client || !rested) return;
    const ends = loaded.flatMap(({ name, watch }) => (watch ? start(name, watch) : []));
    return () => {
      for (const end of ends) end();
    };
  }, [client, loaded, rested]);
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => setRested(true), rest);
    }, rest);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [rest]);
  useEffect(() => {
    if (rested) bringWatches(remotes);
  }, [rested, remotes]);
  return null;
}

function bringWatches(remotes: readonly RemoteEntry[]): void {
  // Nobody asked for them: they wait for the next visit.
  if (!navigator.onLine) return;
  for (const entry of remotes) {
    if (!entry.watches || entry.disabled || entry.problem) continue;
    prefetch(entry.title, loadRemote(entry));
  }
}

function start(name: string, load: NonNullable<RemoteDefinition['watch']>): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  load()
    .then((watch) => {
      if (!ended) end = watch();
    })
    .catch((error: unknown) => console.error(`${name} does not look after what becomes due.`, error));
  return () => {
    ended = true;
    end?.();
  };
}
