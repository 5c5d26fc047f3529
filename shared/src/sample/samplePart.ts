import type { SamplePart } from '../core/contract/samplePart';
import { commitLedger } from '../core/store/commit';
import { openClientId } from '../core/store/database';
import { activeClient, updateClient } from '../nouns/clients/clientState';

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
  if (!id || !isMissing()) return;
  const part = await load();
  // Another business may have been opened, or another call been quicker.
  if (!isMissing()) return;
  commitLedger(part(now));
  updateClient(id, { sampleParts: [...(activeClient()?.sampleParts ?? []), remote] });
}
