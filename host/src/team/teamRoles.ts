import type { Role } from '@steps/business/host';
import { postRole, type TeamDevice } from '@steps/journal/team';
import { allRoles } from '../people/peopleState';

/** The roles that a device can be given: those of this workspace, and those that devices have from an earlier owner’s. */
export function teamRoles(devices: readonly TeamDevice[]): readonly Role[] {
  const roles = new Map(allRoles().map((role) => [role.id, role]));
  for (const { role } of devices) if (role && role.id !== postRole.id && !roles.has(role.id)) roles.set(role.id, role);
  return [...roles.values()];
}
