import { type RemoteDefinition, useActiveClient } from '@steps/shared';
import { useEffect } from 'react';
import { useLoadedRemotes } from '../federation/loadedRemotes';

/**
 * Completes the sample business: what belongs to one remote comes the first time that remote is there, whatever it was
 * loaded for. So the sample opens with any remote away, and has its records when it is back.
 */
export function SampleParts() {
  const client = useActiveClient();
  const remotes = useLoadedRemotes();
  useEffect(() => {
    if (!client?.sample) return;
    for (const { name, sample } of remotes) {
      if (sample && !client.sampleParts?.includes(name)) void bring(name, sample);
    }
  }, [client, remotes]);
  return null;
}

async function bring(name: string, load: NonNullable<RemoteDefinition['sample']>): Promise<void> {
  try {
    const { addSamplePart } = await import('@steps/shared/sample');
    await addSamplePart(name, load);
  } catch (error) {
    console.error(`The records of ${name} in the sample business are missing; they come with the next load.`, error);
  }
}
