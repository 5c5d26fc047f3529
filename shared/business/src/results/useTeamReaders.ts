import { useMemo, useSyncExternalStore } from 'react';
import type { AiResult } from '../ai/ledger/aiResult';
import { membership, onMembershipChanged, type TeamReaders } from '../nouns/people/membership';

/** What a team knows of two readers, in render; `undefined` where the business is on one device. */
export const useTeamReaders = (): TeamReaders | undefined =>
  useSyncExternalStore(onMembershipChanged, () => membership()?.readers);

/** Whether this device is of whoever read it first, in render: then somebody else of the team is the second reader. */
export const useOwnReading = ({ reading }: AiResult): boolean =>
  useSyncExternalStore(onMembershipChanged, () => isOwn(reading));

/** Who else in the team may approve it, in render; `undefined` where the business is on one device. */
export function useSecondReaders(result: AiResult): readonly string[] | undefined {
  const readers = useTeamReaders();
  const names = useSyncExternalStore(readers?.subscribe ?? onMembershipChanged, () =>
    readers?.others(result).join('\n'),
  );
  return useMemo(() => names?.split('\n').filter(Boolean), [names]);
}

const isOwn = (reading: AiResult['reading']) =>
  reading !== undefined && membership()?.readers?.refuse(reading.device) !== undefined;

/** Whether two people have signed it, each with a device of their own, in render. */
export function useReadByTwo(result: AiResult): boolean {
  const readers = useTeamReaders();
  return useSyncExternalStore(readers?.subscribe ?? onMembershipChanged, () => readers?.areTwo(result) ?? false);
}
