import {
  clients,
  closeClient,
  deleteClient,
  openClientId,
  setActiveClient,
  setOnboardingComplete,
  switchClient,
} from '@steps/shared';

/**
 * Deletes a client with all its records; when it is open another one is opened first. Without a business of one's own
 * onboarding is to be done again. Rejects with `RuleError` while work is unsaved, or `StorageError`.
 */
export async function deleteForGood(id: string): Promise<void> {
  if (openClientId() === id) {
    const others = clients.all().filter((client) => client.id !== id);
    const next = others.find((client) => !client.sample) ?? others[0];
    if (next) await switchClient(next.id);
    else await closeClient();
  }
  await deleteClient(id);
  if (clients.size === 0) setActiveClient(undefined);
  if (clients.all().every((client) => client.sample)) setOnboardingComplete(false);
}
