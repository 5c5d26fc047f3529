import type { Role } from '@steps/business/src/nouns/people/person';
import { type KeyRing, ringNames } from '../keys/keyRing';
import { roleRights, writableSubjects } from '../rights/roleRights';
import {
  type AccountDevices,
  type DevicePlace,
  deviceRights,
  type SubjectRights,
  subjectPrefix,
} from '../server/deviceRights';
import type { TeamDevice } from './roster';

/** What the list says of a device with a role. `others`: the roles of the workspace. */
export function givenRole(role: Role, others: readonly Role[]): Pick<TeamDevice, 'role' | 'reads' | 'writes'> {
  const { reads, writes } = roleRights(role, others);
  return { role: role.all ? undefined : role, reads: reads && [...reads], writes: writes && [...writes] };
}

/** Whether something that a device reads with one list it no longer reads with the other. */
export const readsLess = (before: Pick<TeamDevice, 'reads'>, after: Pick<TeamDevice, 'reads'>): boolean =>
  after.reads !== undefined &&
  (before.reads === undefined || before.reads.some((name) => !after.reads?.includes(name)));

interface Team extends Omit<DevicePlace, 'device'> {
  readonly devices: readonly TeamDevice[];
  readonly ring: KeyRing;
}

/** What the server is told of the devices of a team: who is let in no longer, and what each of the others may do. */
export async function accountDevices({ devices, ring, workspace, business }: Team): Promise<AccountDevices> {
  const names = await ringNames(ring);
  const prefix = subjectPrefix({ workspace, business });
  const revoked: Record<string, number> = {};
  const rights: Record<string, SubjectRights> = {};
  for (const { id, sign, signer, writes, removed } of devices) {
    if (removed !== undefined) revoked[sign] = Math.floor(Date.parse(removed) / 1000);
    else if (signer !== undefined) {
      const rows = await writableSubjects({ writes }, prefix, names);
      rights[signer] = deviceRights({ workspace, business, device: id }, rows);
    }
  }
  return { revoked, rights };
}
