import type { SamplePart } from '@steps/platform/src/core/contract/samplePart';
import { commitLedger } from '@steps/platform/src/core/store/commit';
import { openClientId } from '@steps/platform/src/core/store/database';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { activeClient, updateClient } from '../nouns/clients/clientState';

/** Parts that are being added, each with the business it is for. */
const coming = new Map<string, Promise<void>>();

/**
 * Adds a remote's records to the sample business, once and never to another business. What is deleted there stays deleted.
 * Undo does not reach it. Two tabs at once add the same records; a second call meanwhile waits for the first.
 */
export function addSamplePart(remote: string, load: () => Promise<SamplePart>, now = new Date()): Promise<void> {
  const key = `${openClientId()} ${remote}`;
  const part = coming.get(key) ?? add(remote, load, now).finally(() => coming.delete(key));
  coming.set(key, part);
  return part;
}

async function add(remote: string, load: () => Promise<SamplePart>, now: Date): Promise<void> {
  const id = openClientId();
  const isMissing = () => {
    const client = activeClient();
    return client !== undefined && client.id === id && client.sample && !client.sampleParts?.includes(remote);
  };
  if (!id || !isMissing()) return;
  const part = await load();
  // Another business may have been opened meanwhile.
  if (!isMissing()) return;
  commitLedger(part(now));
  // The records and the note that they are there are in two databases: if the page is closed between the two, the records
  // must be there without the note, not the note without the records.
  if ((await flush()) && isMissing())
    updateClient(id, { sampleParts: [...(activeClient()?.sampleParts ?? []), remote] }, false);
}
