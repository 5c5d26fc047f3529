import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { setCurrentPerson } from './currentPerson';
import type { Role } from './person';
import { ownerId, ownerRole, people, roles } from './person';

const at = '2026-11-03T12:00:00.000Z';

/** Adds an owner and Tom, who has a role with these rights; then Tom is at work. */
export function tomWith(rights: Role['rights'], hidden: Role['hidden'] = []): void {
  const role: Role = { id: 'role-tom', name: 'Helper', all: false, rights, hidden };
  const person = { email: '', active: true, createdAt: at, updatedAt: at };
  commit({
    label: 'People',
    changes: [
      put(people, { ...person, id: ownerId, name: 'Olive', roleId: ownerRole }),
      put(people, { ...person, id: 'tom', name: 'Tom', roleId: role.id }),
      put(roles, role),
    ],
    undoable: false,
  });
  setCurrentPerson('tom');
}
