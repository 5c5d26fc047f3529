import type { SamplePart } from '../core/contract/samplePart';
import { commitLedger } from '../core/store/commit';
import { openClientId } from '../core/store/database';
import { flush } from '../core/store/saveQueue';
import { activeClient, updateClient } from '../nouns/clients/clientState';

/** Remotes whose part is on its way, with the business it is for. */
const coming = new Set<string>();

/**
 * Adds a remote's records to the sample business, once and never to another business. What is deleted there stays deleted.
 * Undo does not reach it. Two tabs at once add the same records.
 */
export async function addSamplePart(remote: string, load: () => Promise<SamplePart>, now = new Date()): Promise<void> {
  const id = openClientId();
  const isMissing = () => {
    const client = activeClient();
    return client !== undefined && client.id === id && client.sample && !client.sampleParts?.includes(remote);
  };
  const key = `${id} ${remote}`;
  if (!id || !isMissing() || coming.has(key)) return;
  coming.add(key);
  try {
    const part = await load();
    // Another business may have been opened.
    if (!isMissing()) return;
    commitLedger(part(now));
    // The records and the note that they are there are two databases: a page that is closed between the two must find the
    // records without the note, not the note without the records.
    if ((await flush()) && isMissing())
      updateClient(id, { sampleParts: [...(activeClient()?.sampleParts ?? []), remote] });
  } finally {
    coming.delete(key);
  }
}
