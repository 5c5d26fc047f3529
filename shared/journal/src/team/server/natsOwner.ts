import type { NatsConnection } from '@nats-io/nats-core';
import { TeamError } from '../log/teamLog';
import { nodesOf } from '../teamRules';
import type { AccountDevices } from './deviceRights';
import { connected, type ServerAccess, toTeamError } from './natsConnection';
import type { OwnerCode, OwnerKeys } from './ownerCode';
import { accountToken, publicKeyOf, revokes, systemCredentials } from './signing';

type Server = Pick<ServerAccess, 'address' | 'wsFactory'>;

const answerWithin = 8000;

/**
 * Connects to each node with an owner's code and goes again. Resolves with what the server is; rejects with `TeamError`, also where the
 * addresses are not those of one server: a business would be two.
 */
export async function testTeamServer(
  server: Server,
  code: OwnerCode,
): Promise<{ readonly version: string; readonly nodes: boolean }> {
  const addresses = nodesOf(server.address);
  const nodes = await Promise.all(addresses.map((address) => testedNode({ ...server, address }, code)));
  const [{ version, cluster }] = nodes as [(typeof nodes)[number]];
  const apart = nodes.findIndex((node) => node.cluster === undefined || node.cluster !== cluster);
  if (nodes.length > 1 && apart >= 0) {
    throw new TeamError('unfit', `${addresses[apart]} is no node of the server at ${addresses[apart === 0 ? 1 : 0]}.`);
  }
  return { version, nodes: cluster !== undefined };
}

/** One node: its version, and the name that all nodes of its server share. */
const testedNode = (server: Server, code: OwnerCode) =>
  asOwner(server, code, async (connection) => {
    const { version = '', cluster, jetstream } = connection.info ?? {};
    if (!jetstream) throw new TeamError('unfit', 'The server keeps nothing: JetStream is off.');
    await asked(connection, `$SYS.REQ.ACCOUNT.${publicKeyOf(code.system)}.CLAIMS.LOOKUP`).catch((cause: unknown) => {
      throw new TeamError(
        'unfit',
        'The server takes no accounts: it was not started with the configuration of Steps.',
        {
          cause,
        },
      );
    });
    return { version, cluster };
  });

/**
 * Gives the server the account of a workspace, as it is now. Devices that are revoked in it are cut off, and so are those whose
 * rights changed: they come back with the new ones. `sign`: public nkey of the device that does it; the account of a later owner, who has removed it,
 * stays. Rejects with `TeamError`.
 */
export const giveAccount = (
  server: Server,
  keys: OwnerKeys,
  devices?: Partial<AccountDevices>,
  sign?: string,
): Promise<void> =>
  asOwner(server, keys, async (connection) => {
    if (sign !== undefined) {
      const known = await knownAccount(connection, publicKeyOf(keys.account));
      if (known && revokes(known, sign)) throw new TeamError('closed', 'This device was removed from the team.');
    }
    const answer = await asked(connection, '$SYS.REQ.CLAIMS.UPDATE', await accountToken(keys, devices));
    const { error } = JSON.parse(answer) as { readonly error?: { readonly description?: string } };
    if (error) throw new TeamError('unfit', `The server did not take the account: ${error.description ?? 'no reason'}`);
  });

/** What a server has of an account; `undefined` when it does not know it: nobody answers who is asked for one of those. */
async function knownAccount(connection: NatsConnection, account: string): Promise<string | undefined> {
  const { data = [] } = JSON.parse(await asked(connection, '$SYS.REQ.CLAIMS.LIST')) as { readonly data?: string[] };
  return data.includes(account) ? asked(connection, `$SYS.REQ.ACCOUNT.${account}.CLAIMS.LOOKUP`) : undefined;
}

async function asOwner<T>(
  server: Server,
  code: OwnerCode,
  work: (connection: NatsConnection) => Promise<T>,
): Promise<T> {
  const credentials = await systemCredentials(code);
  const connection = await connected({ ...server, credentials }).catch((error: unknown) => {
    if (!(error instanceof TeamError && error.fault === 'closed')) throw error;
    throw new TeamError('refused', "The server refuses this owner's code: it was made for another server.", {
      cause: error,
    });
  });
  try {
    return await work(connection);
  } catch (error) {
    throw toTeamError(error);
  } finally {
    await connection.close();
  }
}

async function asked(connection: NatsConnection, subject: string, data = ''): Promise<string> {
  return (await connection.request(subject, data, { timeout: answerWithin })).string();
}
