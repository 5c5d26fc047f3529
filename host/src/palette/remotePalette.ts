import type { Contact } from '@steps/business';
import type { PaletteCommand, PalettePart, RemoteEntry, SearchHit, SearchProvider } from '@steps/platform';
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

/**
 * Asks the search providers as the user types, and again when `contacts` change: the rest of the business comes with them. The
 * next question aborts them. A failing one finds nothing.
 */
export function useProviderHits(
  providers: readonly IconProvider[],
  query: string,
  contacts: readonly Contact[],
): readonly ProviderHits[] {
  const [found, setFound] = useState<{ query: string; groups: readonly ProviderHits[] }>({ query: '', groups: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when contacts change.
  useEffect(() => {
    if (!query.trim()) return;
    const control = new AbortController();
    const asked = providers.map(async ({ id, title, icon, search }): Promise<ProviderHits> => {
      try {
        return { title, icon, hits: await search(query, control.signal) };
      } catch (error) {
        if (!control.signal.aborted) console.warn(`The search "${id}" failed.`, error);
        return { title, icon, hits: [] };
      }
    });
    void Promise.all(asked).then((groups) => {
      if (!control.signal.aborted) setFound({ query, groups });
    });
    return () => control.abort();
  }, [providers, query, contacts]);
  return found.query === query ? found.groups : [];
}
