import { type Client, useActiveClient } from '@steps/business';
import { useClients } from '@steps/business/host';
import { useLoadState, useOpenClientId } from '@steps/platform';
import { useReadingClientId } from '@steps/platform/host';

/** The business whose records the pages work on, or why there is none. */
export type Business =
  | { readonly state: 'open'; readonly client: Client }
  | { readonly state: 'none' }
  /** `reading`: its records stream in already; those of one collection may be complete. */
  | { readonly state: 'opening'; readonly reading: string | undefined }
  /** It was deleted in another tab while it was open in this one. `others` are still there. */
  | { readonly state: 'deleted'; readonly others: readonly Client[] }
  | { readonly state: 'failed'; readonly message: string | undefined };

/** Follows the open business; after the gate it is opened while the shell is shown already. */
export function useBusiness(): Business {
  const client = useActiveClient();
  const clients = useClients();
  const openId = useOpenClientId();
  const reading = useReadingClientId();
  const { state, message } = useLoadState();
  if (client) return { state: 'open', client };
  if (clients.length === 0) return { state: 'none' };
  if (openId && state === 'ready') return { state: 'deleted', others: clients };
  return state === 'failed' ? { state, message } : { state: 'opening', reading };
}

/** The business that is open, or whose records are still read: who it is, is known before them. */
export function useComingBusiness(): Client | undefined {
  const open = useActiveClient();
  const clients = useClients();
  const reading = useReadingClientId();
  return open ?? clients.find(({ id }) => id === reading);
}
