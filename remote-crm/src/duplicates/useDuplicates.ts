import { companies, contacts } from '@steps/business';
import { counted, useCollectionLoad, useRecords } from '@steps/platform';
import { announce } from '@steps/platform/ui';
import { useEffect, useState } from 'react';
import { type DuplicateGroup, findDuplicates } from './duplicateRules';
import type { Noun } from './mergeRules';

/** The search for duplicates: under way (0 to 1), done, or failed. */
export type DuplicateSearch =
  | { readonly state: 'searching'; readonly done: number }
  | { readonly state: 'found'; readonly groups: readonly DuplicateGroup[] }
  | { readonly state: 'failed' };

/** Searches all records for duplicates once they are read; `again` starts over. */
export function useDuplicates(noun: Noun): { readonly search: DuplicateSearch; readonly again: () => void } {
  const [search, setSearch] = useState<DuplicateSearch>({ state: 'searching', done: 0 });
  const [turn, setTurn] = useState(0);
  const load = useCollectionLoad(noun === 'contact' ? contacts : companies);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks for a search anew
  useEffect(() => {
    if (load === 'failed') setSearch({ state: 'failed' });
    if (load !== 'ready') return;
    const stop = new AbortController();
    const onProgress = (done: number) => {
      if (!stop.signal.aborted) setSearch({ state: 'searching', done });
    };
    find(noun, { signal: stop.signal, onProgress })
      .then((groups) => {
        if (stop.signal.aborted) return;
        setSearch({ state: 'found', groups });
        announce(counted(groups.length, 'group found', 'groups found'));
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.error('The search for duplicates failed.', error);
        setSearch({ state: 'failed' });
      });
    return () => stop.abort();
  }, [noun, turn, load]);
  const again = () => {
    setSearch({ state: 'searching', done: 0 });
    setTurn(turn + 1);
  };
  return { search, again };
}

const find = (noun: Noun, options: Parameters<typeof findDuplicates>[2]) =>
  noun === 'contact'
    ? findDuplicates('contact', contacts.all(), options)
    : findDuplicates('company', companies.all(), options);

/** Groups without records that are gone meanwhile; undo brings merged ones back. */
export function useLivingGroups(noun: Noun, groups: readonly DuplicateGroup[]): DuplicateGroup[] {
  useRecords(contacts);
  useRecords(companies);
  const collection = noun === 'contact' ? contacts : companies;
  return groups
    .map((group) => ({ ...group, ids: group.ids.filter((id) => collection.get(id)) }))
    .filter(({ ids }) => ids.length > 1);
}
