import { type Client, useActiveClient, useClients, useLoadState } from '@steps/shared';

/** The business whose records the pages work on, or why there is none. */
export type Business =
  | { readonly state: 'open'; readonly client: Client }
  | { readonly state: 'none' }
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly message: string | undefined };

/** Follows the open business; after the gate it is opened while the shell stands already. */
export function useBusiness(): Business {
  const client = useActiveClient();
  const clients = useClients();
  const { state, message } = useLoadState();
  if (client) return { state: 'open', client };
  if (clients.length === 0) return { state: 'none' };
  return state === 'failed' ? { state, message } : { state: 'opening' };
}
