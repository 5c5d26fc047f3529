import { accountDevices } from './devices/deviceAccess';
import type { TeamDevice } from './devices/roster';
import { ownConnection } from './teamConnection';
import { reach } from './teamReach';

/**
 * Gives the server the account of a business with what each of its devices may do, as its owner's device knows it, or as it will be. Where a later owner has removed this
 * device, the account on the server stays. Rejects with `RuleError` on other devices, or with `TeamError`.
 */
export async function giveOwnAccount(clientId: string, devices?: readonly TeamDevice[]): Promise<void> {
  const { publicKeyOf } = await import('./server/signing');
  const connection = ownConnection(clientId);
  const { address, owner, credentials } = connection;
  const may = await accountDevices({ ...connection, devices: devices ?? connection.devices });
  await (await reach()).giveAccount(address, owner, may, publicKeyOf(credentials.seed));
}
