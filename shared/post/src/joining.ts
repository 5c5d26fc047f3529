import { hostname } from 'node:os';
import { createClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { saveConnection } from '@steps/journal/src/team/teamConnection';
import { joinTeam, teamConnections } from '@steps/journal/team';
import type { KeptPlace } from './keptPlace';
import { openPostStore } from './postStore';

/** Joins the business of an invitation; `onCode`: six digits, to be compared with those on the owner's screen. Rejects with the reason in words. */
export async function joined(invitation: string, onCode: (code: string) => void): Promise<KeptPlace> {
  await openPostStore();
  const name = await joinTeam(invitation, {
    deviceName: `Post office on ${hostname()}`,
    onCode,
    signal: new AbortController().signal,
  });
  const [connection] = teamConnections.all();
  if (!connection) throw new Error('Expected the business that was joined, there is none.');
  return { name, connection };
}

/** Opens the business that was joined before. Resolves to the id of its connection here. */
export async function reopened({ name, connection }: KeptPlace): Promise<string> {
  await openPostStore();
  const { id } = createClient({ businessName: name });
  saveConnection({ ...connection, id });
  await switchClient(id);
  return id;
}
