import { useEffect } from 'react';
import { watchReleases } from './offlineState';

/** Has Steps kept for a start without a network while it is open. */
export function OfflineWatch() {
  useEffect(watchReleases, []);
  return null;
}
