import type { RemoteEntry } from '@steps/platform';
import { useLocation, useSearchParams } from '@steps/platform/router';
import { useMemo } from 'react';
import { useRemotesList } from '../federation/remotesList';
import { type Place, placeOf } from './placeRules';

/** Where the user is, and the list of remotes that says so. */
export interface Whereabouts {
  readonly place: Place;
  readonly remotes: readonly RemoteEntry[];
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Follows the address and the list of remotes. */
export function usePlace(): Whereabouts {
  const { pathname } = useLocation();
  const module = useSearchParams()[0].get('module');
  const { status, remotes } = useRemotesList();
  return useMemo(
    () => ({ place: placeOf({ pathname, module }, { status, remotes }), remotes, status }),
    [pathname, module, status, remotes],
  );
}
