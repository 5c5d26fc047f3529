import type MiniSearch from 'minisearch';
import { indexOptions } from './indexOptions.mjs';
import type { SearchEntry } from './searchEntry';

let index: Promise<MiniSearch<SearchEntry>> | undefined;

/** The index over help and documentation, made at build time and fetched when something is first searched. */
export function searchIndex(): Promise<MiniSearch<SearchEntry>> {
  index ??= load().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function load(): Promise<MiniSearch<SearchEntry>> {
  const [{ default: Index }, { default: json }] = await Promise.all([
    import('minisearch'),
    import('../content/help/contents.md?search'),
  ]);
  return Index.loadJSON(json, indexOptions);
}
