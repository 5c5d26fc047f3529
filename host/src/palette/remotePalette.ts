import {
  collectionsOf,
  type PaletteCommand,
  type PalettePart,
  type RemoteEntry,
  type SearchHit,
  type SearchProvider,
} from '@steps/platform';
import { useEffect, useState } from 'react';
import { loadRemote } from '../federation/loadRemote';

/** A search provider with the icon of its remote. */
export interface IconProvider extends SearchProvider {
  readonly icon: string;
}

/** A command with the icon of its remote, unless it has one of its own. */
interface IconCommand extends PaletteCommand {
  readonly icon: string;
}

/** What the remotes add to the palette. */
export interface RemotePalette {
  readonly commands: readonly IconCommand[];
  readonly providers: readonly IconProvider[];
  /** One line for each remote that could not be asked. */
  readonly failures: readonly string[];
}

const nothing: RemotePalette = { commands: [], providers: [], failures: [] };

/** Loads the remotes that declare commands or searches. One that fails is told in a line; the others go on. */
export function useRemotePalette(remotes: readonly RemoteEntry[]): RemotePalette {
  const [palette, setPalette] = useState(nothing);
  useEffect(() => {
    let current = true;
    const withPalette = remotes.filter((entry) => entry.palette && !entry.disabled);
    for (const entry of withPalette) {
      loadRemote(entry)
        .then(({ palette }) => palette?.() ?? {})
        .then(({ commands = [], searchProviders = [] }: PalettePart) => ({
          commands: commands.map((command) => ({ ...command, icon: command.icon ?? entry.icon })),
          providers: searchProviders.map((provider) => ({ ...provider, icon: provider.icon ?? entry.icon })),
          failures: [],
        }))
        .catch((error: unknown) => {
          console.warn(`${entry.title} does not answer in the palette.`, error);
          return { ...nothing, failures: [`${entry.title} is not available: its commands are missing here.`] };
        })
        .then((part) => current && setPalette((before) => joined(before, part)));
    }
    return () => {
      current = false;
      setPalette(nothing);
    };
  }, [remotes]);
  return palette;
}

const joined = (one: RemotePalette, other: RemotePalette): RemotePalette => ({
  commands: [...one.commands, ...other.commands],
  providers: [...one.providers, ...other.providers],
  failures: [...one.failures, ...other.failures],
});

export interface ProviderHits {
  readonly title: string;
  readonly icon: string;
  readonly hits: readonly SearchHit[];
}

/** Shortest time between two answers to the same question, so that the page stays quick while records pour in (ms). */
const askAgainAfter = 100;

/**
 * Asks the search providers as the user types, and again when a record changes: those of the sample, of another device or of
 * an import may still be coming. The next question aborts them. A failing one finds nothing.
 */
export function useProviderHits(providers: readonly IconProvider[], query: string): readonly ProviderHits[] {
  const [found, setFound] = useState<{ query: string; groups: readonly ProviderHits[] }>({ query: '', groups: [] });
  useEffect(() => {
    if (!query.trim()) return;
    const control = new AbortController();
    const { signal } = control;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isAsking = false;
    let isStale = false;
    const ask = async () => {
      timer = undefined;
      isAsking = true;
      isStale = false;
      const groups = await Promise.all(providers.map((provider) => hitsOf(provider, query, signal)));
      if (signal.aborted) return;
      isAsking = false;
      setFound({ query, groups });
      if (isStale) timer = setTimeout(ask, askAgainAfter);
    };
    const askAgain = () => {
      isStale = true;
      if (!isAsking) timer ??= setTimeout(ask, askAgainAfter);
    };
    const stops = collectionsOf('client').map((collection) => collection.subscribe(askAgain));
    void ask();
    return () => {
      control.abort();
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [providers, query]);
  return found.query === query ? found.groups : [];
}

async function hitsOf({ id, title, icon, search }: IconProvider, query: string, signal: AbortSignal) {
  try {
    return { title, icon, hits: await search(query, signal) };
  } catch (error) {
    if (!signal.aborted) console.warn(`The search "${id}" failed.`, error);
    return { title, icon, hits: [] };
  }
}
