import type { Role } from '../../nouns/people/person';
import { type KeyRing, ringFor, ringNames } from '../keys/keyRing';
import { type DevicePlace, deviceRights, type SubjectRights, subjectPrefix } from '../server/deviceRights';
import { roleRights, writableSubjects } from './roleRights';

/** What a device is given for its role: the keys of what it reads, and the subjects that the server takes from it. */
export interface DeviceGrant {
  readonly ring: KeyRing;
  readonly rights: SubjectRights;
}

/** `ring`: with all keys of the business. `others`: the roles of the workspace. */
export async function deviceGrant(
  role: Role,
  others: readonly Role[],
  place: DevicePlace,
  ring: KeyRing,
): Promise<DeviceGrant> {
  const { reads, writes } = roleRights(role, others);
  const subjects = await writableSubjects({ writes }, subjectPrefix(place), await ringNames(ring));
  return { ring: reads ? await ringFor(ring, reads) : ring, rights: deviceRights(place, subjects) };
}
