import { clients, switchClient } from '@steps/business';
import { archiveClient, deleteClient } from '@steps/business/host';
import { closeClient, openClientId } from '@steps/platform';
import { setActiveClient, setOnboardingComplete } from '@steps/platform/host';

/**
 * Deletes a client with all its records; when it is open another one is opened first. Without a business of one's own
 * onboarding begins again. Rejects with `RuleError` while work is unsaved, or `StorageError`.
 */
export async function deleteForGood(id: string): Promise<void> {
  await leave(id);
  await deleteClient(id);
  if (clients.size === 0) setActiveClient(undefined);
  if (clients.all().every((client) => client.sample)) setOnboardingComplete(false);
}

/** Puts a client away; when it is open another one is opened first. Rejects as `deleteForGood` does. */
export async function putAway(id: string): Promise<void> {
  if (others(id).length > 0) await leave(id);
  archiveClient(id);
}

const others = (id: string) => clients.all().filter((client) => client.id !== id && client.archivedAt === undefined);

/** Opens another client when this one is open: one's own first, one that is put away never. */
async function leave(id: string): Promise<void> {
  if (openClientId() !== id) return;
  const next = others(id).find((client) => !client.sample) ?? others(id)[0];
  if (next) await switchClient(next.id);
  else await closeClient();
}
