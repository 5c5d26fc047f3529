import { hostname } from 'node:os';
import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { saveConnection } from '@steps/journal/src/team/teamConnection';
import { joinTeam, teamConnections } from '@steps/journal/team';
import type { KeptPlace } from './keptPlace';
import { openPostStore } from './postStore';

/**
 * Joins the business of an invitation, which is for one post office: its one-time secret is the only proof. Rejects with the
 * reason in words.
 */
export async function joined(invitation: string): Promise<KeptPlace> {
  await openPostStore();
  const name = await joinTeam(invitation, {
    kind: 'post',
    deviceName: `Post office on ${hostname()}`,
    // Nobody compares fingerprints: the owner's page lets in whoever uses the invitation first.
    onCode: () => {},
    signal: new AbortController().signal,
  });
  const [connection] = teamConnections.all();
  if (!connection) throw new Error('Expected the business that was joined, there is none.');
  return { name, connection };
}

/** Opens the business that was joined earlier. Resolves to the id of its connection here. */
export async function reopened({ name, connection }: KeptPlace): Promise<string> {
  await openPostStore();
  const { id } = createClient({ businessName: name });
  saveConnection({ ...connection, id });
  await switchClient(id);
  return id;
}
