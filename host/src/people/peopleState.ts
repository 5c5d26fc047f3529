import { currentActor, ownerRole, people, roles } from '@steps/business';
import { logEvent, ownerId, type Person, type Role, setCurrentPerson } from '@steps/business/host';
import { takePassphrase } from '@steps/journal';
import {
  cleanEmail,
  cleanLine,
  commit,
  drop,
  existing,
  flush,
  newId,
  patched,
  put,
  RuleError,
  sameText,
  stamp,
} from '@steps/platform';
import { WorkspaceError } from '@steps/platform/host';
import { handOverRecords } from './ownedRecords';
import { checkPin, pinProblem, sealedPin } from './pin';
import { asRole, presets } from './presets';

export interface PersonInput {
  readonly name: string;
  readonly email: string;
  readonly roleId: string;
}

/** A role by its id, also a preset that nobody has yet. */
export const roleOf = (id: string): Role | undefined => roles.get(id) ?? presets.find((preset) => preset.id === id);

/** All roles: the presets as they are or were changed, and those that were made here. */
export function allRoles(): readonly Role[] {
  const own = roles.all().filter(({ id }) => !presets.some((preset) => preset.id === id));
  return [...presets.map((preset) => roles.get(preset.id) ?? asRole(preset)), ...own];
}

/** Adds somebody. The first one brings the owner's own record along. `RuleError` for a name that is missing or taken. */
export function addPerson(input: PersonInput): Person {
  const at = stamp();
  const first = people.size === 0;
  const owner: Person | undefined = first
    ? { id: ownerId, name: currentActor(), email: '', roleId: ownerRole, active: true, createdAt: at, updatedAt: at }
    : undefined;
  if (owner && owner.name === input.name.trim()) throw nameTaken(owner.name);
  const person: Person = { ...checked(input), id: newId('person'), active: true, createdAt: at, updatedAt: at };
  commit({
    label: `Add ${person.name}`,
    changes: [
      ...(owner ? [put(people, owner), ...roleRow(ownerRole)] : []),
      put(people, person),
      ...roleRow(person.roleId),
    ],
    undoable: false,
  });
  if (owner) setCurrentPerson(owner.id);
  return person;
}

/** Changes a person; with a new name go the records that belong to them. Rejects with `RuleError` or `StorageError`. */
export async function editPerson(id: string, input: PersonInput): Promise<Person> {
  const before = existing(people, id);
  const after = patched<Person>(before, { ...checked(input, id), updatedAt: stamp() });
  commit({ label: `Edit ${after.name}`, changes: [put(people, after), ...roleRow(after.roleId)], undoable: false });
  if (before.name !== after.name) await handOverRecords(before.name, after.name);
  return after;
}

/** Whether somebody can work here. What is theirs stays theirs; a passphrase of their own is taken away. */
export function setActive(id: string, active: boolean): void {
  const person = existing(people, id);
  const label = `${active ? 'Let' : 'Stop'} ${person.name} ${active ? 'work here again' : 'from working here'}`;
  commit({ label, changes: [put(people, { ...person, active, updatedAt: stamp() })], undoable: false });
  if (!active) forgetPassphrase(id);
}

/**
 * Removes somebody; what belongs to them goes to the one named `to`. Returns how many records went. Rejects with
 * `RuleError` or `StorageError`; then the person is still there.
 */
export async function removePerson(id: string, to: string): Promise<number> {
  const person = existing(people, id);
  const heir = existing(people, to);
  if (heir.id === id) throw new RuleError('Choose somebody else to take over the records.');
  const count = await handOverRecords(person.name, heir.name);
  commit({ label: `Remove ${person.name}`, changes: [drop(people, id)], undoable: false });
  forgetPassphrase(id);
  return count;
}

/** Sets a person's PIN, or takes it away. `RuleError` for too few digits. */
export async function setPin(id: string, pin: string | undefined): Promise<void> {
  const problem = pin === undefined ? undefined : pinProblem(pin);
  if (problem) throw new RuleError(problem);
  const sealed = pin === undefined ? undefined : await sealedPin(pin);
  const person = existing(people, id);
  const { pin: _before, ...rest } = person;
  commit({
    label: `${sealed ? 'Set' : 'Remove'} the PIN for ${person.name}`,
    changes: [put(people, { ...rest, ...(sealed ? { pin: sealed } : {}), updatedAt: stamp() })],
    undoable: false,
  });
}

/** Somebody else works on this device from now on. Rejects with `RuleError` for a wrong PIN, or while work is unsaved. */
export async function switchPerson(id: string, pin: string): Promise<void> {
  const person = existing(people, id);
  if (!person.active) throw new RuleError(`${person.name} no longer works here.`);
  await checkPin(person, pin);
  if (!(await flush())) throw new RuleError('Some changes are not saved yet. Free some space and try again.');
  setCurrentPerson(id);
  logEvent(`Came to this device`, 'permissions');
  await flush();
}

/** Changes a role, or adds one. `RuleError` for a name that is missing or taken, and for the owner's. */
export function saveRole(role: Role): void {
  const name = role.name.trim();
  if (!name) throw new RuleError('Give the role a name.');
  if (role.id === ownerRole) throw new RuleError('An owner may do everything; that cannot be changed.');
  if (allRoles().some((other) => other.id !== role.id && sameText(other.name, name))) {
    throw new RuleError(`There is a role called ${name} already.`);
  }
  commit({ label: `Edit the role ${name}`, changes: [put(roles, { ...role, name })], undoable: false });
}

/** Deletes a custom role. `RuleError` while a person has it. */
export function deleteRole(id: string): void {
  const role = existing(roles, id);
  const holders = people.all().filter(({ roleId }) => roleId === id);
  if (holders.length > 0) {
    throw new RuleError(`Give ${holders.map(({ name }) => name).join(', ')} another role first.`);
  }
  commit({ label: `Delete the role ${role.name}`, changes: [drop(roles, id)], undoable: false });
}

export const newRoleId = (): string => newId('role');

function checked({ name: typed, email, roleId }: PersonInput, id?: string): PersonInput {
  const name = cleanLine(typed);
  if (!name) throw new RuleError('Enter a name.');
  if (people.all().some((other) => other.id !== id && sameText(other.name, name))) {
    throw nameTaken(name);
  }
  if (!roleOf(roleId)) throw new RuleError('Choose a role.');
  return { name, email: cleanEmail(email), roleId };
}

function forgetPassphrase(id: string): void {
  try {
    takePassphrase(id);
  } catch (error) {
    // Where the browser stores nothing there is no passphrase either.
    if (!(error instanceof WorkspaceError)) throw error;
  }
}

const nameTaken = (name: string) =>
  new RuleError(`Somebody is called ${name} already. Records are owned by name, so each name is used once.`);

/** A preset becomes a role of the workspace when the first person has it. */
function roleRow(id: string) {
  const role = roleOf(id);
  return role && !roles.get(id) ? [put(roles, asRole(role))] : [];
}
