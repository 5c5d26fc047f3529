import { useActiveClient } from '@steps/business';
import { useOpenClientId } from '@steps/platform';
import type { RemoteDefinition } from '@steps/platform/host';
import { useEffect } from 'react';
import { useLoadedRemotes } from '../federation/loadedRemotes';

/** The name that the records of the sample business itself are noted under. */
const ownPart = 'shared';

/**
 * Completes the sample business: its own records, should the page have been closed while they were made, and what belongs
 * to one remote the first time that remote is there, whatever it was loaded for. So the sample opens with any remote away,
 * and has its records when it is back.
 */
export function SampleParts() {
  const client = useActiveClient();
  const opened = useOpenClientId();
  const remotes = useLoadedRemotes();
  useEffect(() => {
    if (!client?.sample || client.id !== opened) return;
    const { sampleParts = [] } = client;
    // What a remote brings is made from the sample's own records.
    const own = sampleParts.includes(ownPart)
      ? Promise.resolve()
      : bring(ownPart, async () => (await import('@steps/business/sample')).seedMissing);
    for (const { name, sample } of remotes) {
      if (sample && !sampleParts.includes(name)) void own.then(() => bring(name, sample));
    }
  }, [client, opened, remotes]);
  return null;
}

async function bring(name: string, load: NonNullable<RemoteDefinition['sample']>): Promise<void> {
  try {
    const { addSamplePart } = await import('@steps/business/sample');
    await addSamplePart(name, load);
  } catch (error) {
    console.error(`The records of ${name} in the sample business are missing; they come with the next load.`, error);
  }
}
