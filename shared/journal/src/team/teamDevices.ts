import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import type { Role } from '@steps/business/src/nouns/people/person';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { commit } from '@steps/platform/src/core/store/commit';
import { openClientId } from '@steps/platform/src/core/store/database';
import { drop } from '@steps/platform/src/core/store/recordChange';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { givenRole, readsLess } from './devices/deviceAccess';
import type { TeamDevice } from './devices/roster';
import { rotated } from './keys/keyRing';
import { personSettings } from './ownSettings/personSetting';
import { postRole } from './rights/postRole';
import { mayApprove, roleRights } from './rights/roleRights';
import { approvalModules, approvalsOf } from './rights/teamCollections';
import { type OwnConnection, ownConnection, saveConnection, teamConnections } from './teamConnection';

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
  // Of a post office: nothing leads there any more.
  if (postAddresses.get(id))
    commit({ label: `Remove ${device.name}`, changes: [drop(postAddresses, id)], undoable: false });
}

/**
 * Gives a device of the open business another role. The server holds to it from now on, or as soon as it answers; the device takes
 * it over when it is connected next. Where it reads less than before, rows are sealed under new keys: what it has stays on it.
 * `roles`: all of the workspace. Rejects with `RuleError`.
 */
export function changeDeviceRole(id: string, role: Role, roles: readonly Role[]): void {
  requireRight('change', 'settings');
  const connection = ownConnection(openClientId());
  const device = existing(connection, id);
  if (id === connection.device) throw new RuleError('This device decides who comes in: it may do everything.');
  if (device.removed !== undefined) throw new RuleError(`${device.name} was removed from the team.`);
  if (device.signer === undefined) {
    throw new RuleError(`${device.name} was let in by an earlier version of Steps. Remove it and invite it anew.`);
  }
  const changed = { ...device, ...givenRole(role, roles) };
  const devices = connection.devices.map((one) => (one.id === id ? changed : one));
  const ring = readsLess(device, changed) ? rotated(connection.ring) : connection.ring;
  const label = `Give the device ${device.name} the role ${role.name}`;
  saveConnection({ ...connection, devices, ring, roster: connection.roster + 1 }, label);
}

/**
 * What was approved is read with every role and written with those that may approve, also by devices that came in before approvals
 * had rows of their own.
 */
export function giveApprovals(clientId: string): void {
  const connection = teamConnections.get(clientId);
  if (!connection?.owner) return;
  const devices = connection.devices.map(withApprovals);
  if (sameValue(devices, connection.devices)) return;
  saveConnection({ ...connection, devices, roster: connection.roster + 1 }, 'Give the keys of approvals');
}

function withApprovals(device: TeamDevice): TeamDevice {
  const { role } = device;
  // What a post office reads and writes grows with the versions of Steps.
  const { reads, writes } = role?.id === postRole.id ? roleRights(role) : device;
  const own = approvalModules.filter((module) => mayApprove(role, module));
  const settings = role?.id === postRole.id ? [] : [personSettings.name];
  const more = (list: readonly string[], modules: readonly string[]) => [
    ...new Set([...list, ...settings, ...modules.map(approvalsOf)]),
  ];
  return { ...device, reads: reads && more(reads, approvalModules), writes: writes && more(writes, own) };
}

function existing({ devices }: OwnConnection, id: string) {
  const device = devices.find((one) => one.id === id);
  if (!device) throw new RuleError('This device is not in the list any more.');
  return device;
}
