import { type RemoteDefinition, type RemoteEntry, useOpenClientId, whenIdle } from '@steps/shared';
import { useEffect } from 'react';
import { useLoadedRemotes } from '../federation/loadedRemotes';
import { loadRemote } from '../federation/loadRemote';
import { useRemotesList } from '../federation/remotesList';

/** How long the page has been open before remotes are fetched only to watch, ms: what was asked for comes first. */
const restBeforeWatching = 60_000;

/** Lets remotes look after what becomes due in the open business: those whose code is there, and those that announce it. */
export function RemoteWatches() {
  const client = useOpenClientId();
  const loaded = useLoadedRemotes();
  const { remotes } = useRemotesList();
  useEffect(() => {
    if (!client) return;
    const ends = loaded.flatMap(({ name, watch }) => (watch ? start(name, watch) : []));
    return () => {
      for (const end of ends) end();
    };
  }, [client, loaded]);
  useEffect(() => {
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => bringWatches(remotes), restBeforeWatching);
    }, restBeforeWatching);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [remotes]);
  return null;
}

function bringWatches(remotes: readonly RemoteEntry[]): void {
  // Nobody asked for them: they wait for the next visit.
  if (!navigator.onLine) return;
  for (const entry of remotes) {
    if (!entry.watches || entry.disabled || entry.problem) continue;
    loadRemote(entry).catch((error: unknown) => {
      console.info(`${entry.title} is away, so nothing of it is told until one of its pages is opened.`, error);
    });
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
