import type { SealedSecret } from '@steps/business/src/nouns/mail/mailAccount';
import { openClientId } from '@steps/platform/src/core/store/database';
import { newWrapKeys, unwrapped, wrapped } from './devices/deviceKeys';
import type { TeamDevice } from './devices/roster';
import { postRole } from './rights/postRole';
import { type TeamConnection, teamConnections } from './teamConnection';

const purpose = 'steps/post/secret';

/** The post offices that are let into a business. */
export const postOffices = (connection: TeamConnection | undefined): readonly TeamDevice[] =>
  connection?.devices.filter(({ role, removed }) => role?.id === postRole.id && removed === undefined) ?? [];

/** A secret for the post offices of the open business alone: what is sealed here, this browser cannot open either. */
export async function sealedForPost(secret: string): Promise<Readonly<Record<string, SealedSecret>>> {
  const sealed: Record<string, SealedSecret> = {};
  for (const { id, wrap } of postOffices(teamConnections.get(openClientId() ?? ''))) {
    const keys = await newWrapKeys();
    sealed[id] = { from: keys.open, ...(await wrapped(secret, keys, wrap, purpose)) };
  }
  return sealed;
}

/** Opens a secret on the post office that it was sealed for; `undefined` where it was not, or was tampered with. */
export async function openedByPost(
  secrets: Readonly<Record<string, SealedSecret>>,
  { device, wrap }: TeamConnection,
): Promise<string | undefined> {
  const sealed = secrets[device];
  const secret = sealed && (await unwrapped(sealed, wrap.own, sealed.from, purpose).catch(() => undefined));
  return typeof secret === 'string' ? secret : undefined;
}
