import { openClientId } from '../core/store/database';
import { RuleError } from '../core/store/ruleError';
import { requireRight } from '../nouns/people/rights';
import { rotated } from './keys/keyRing';
import { type OwnConnection, ownConnection, saveConnection } from './teamConnection';

/** Calls a device of the open business otherwise. Rejects with `RuleError`. */
export function renameDevice(id: string, to: { readonly name: string; readonly person: string }): void {
  requireRight('change', 'settings');
  const connection = ownConnection(openClientId());
  const [name, person] = [to.name.trim(), to.person.trim()];
  if (!name) throw new RuleError('Enter a name for the device.');
  if (!person) throw new RuleError('Enter the name of the person whose device it is.');
  const { devices } = connection;
  const renamed = devices.map((one) => (one.id === id ? { ...one, name, person } : one));
  saveConnection({ ...connection, devices: renamed, roster: connection.roster + 1 }, `Rename the device ${name}`);
}

/**
 * Removes a device from the team of the open business: the server ends its connections, and rows are sealed under new keys from
 * now on. Without the server both happen as soon as it answers. What the device has stays on it. Rejects with `RuleError`.
 */
export function removeDevice(id: string): void {
  requireRight('change', 'settings');
  const connection = ownConnection(openClientId());
  const device = existing(connection, id);
  if (id === connection.device) throw new RuleError('This device decides who comes in. Leave the server instead.');
  if (device.removed !== undefined) return;
  const removed = new Date().toISOString();
  const devices = connection.devices.map((one) => (one.id === id ? { ...one, removed } : one));
  const next = { devices, ring: rotated(connection.ring), roster: connection.roster + 1 };
  saveConnection({ ...connection, ...next }, `Remove the device ${device.name}`);
}

function existing({ devices }: OwnConnection, id: string) {
  const device = devices.find((one) => one.id === id);
  if (!device) throw new RuleError('This device is not in the list any more.');
  return device;
}
