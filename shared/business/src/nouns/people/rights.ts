import type { RowChange } from '@steps/platform/src/core/storage/port';
import { sameValue, withField } from '@steps/platform/src/core/storage/rowChange';
import {
  type Collection,
  collectionNamed,
  collectionsOf,
  onCollectionDefined,
  recordMemory,
  type StoredRecord,
} from '@steps/platform/src/core/store/collection';
import { type Action, everyone, type Need } from '@steps/platform/src/core/store/rights';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { notify } from '@steps/platform/ui';
import { proxy, useSnapshot } from 'valtio';
import { currentPerson, onPersonChanged } from './currentPerson';
import { logEvent } from './log';
import { membership, onMembershipChanged } from './membership';
import { ownerRole, people, type Role, roles } from './person';

const nobody: Role = { id: '', name: '', all: false, rights: {}, hidden: [] };
const edition = proxy({ number: 0 });

/** The role that this device was given for the open business. */
const givenRole = () => membership()?.role;

/** What the person at work may do; `undefined` for everything. */
export function currentRole(): Role | undefined {
  if (people.size === 0) return undefined;
  const person = currentPerson();
  if (person?.roleId === ownerRole) return undefined;
  const role = person ? roles.get(person.roleId) : undefined;
  return role?.all && role.hidden.length === 0 ? undefined : (role ?? nobody);
}

/** Whether a role may do something; nothing can be done in a module that is hidden. */
export function roleMay(role: Role | undefined, { modules, action }: Need): boolean {
  if (!role || role.all) return true;
  return modules.some((module) => {
    if (module === everyone) return true;
    const given = role.rights[module] ?? [];
    return given.includes('view') && given.includes(action);
  });
}

/** The roles that must all allow it: the person's, and the device's if it is about records of the business. */
function rolesFor({ modules, action }: Need): readonly (Role | undefined)[] {
  // A device's settings, people and log are its own; a backup holds the records.
  const own = modules.every((module) => module === 'permissions' || (module === 'settings' && action !== 'export'));
  return own ? [currentRole()] : [currentRole(), givenRole()];
}

/** Whether the person at work may do something in a module; one of several is enough. */
export function may(action: Action, module: string | readonly string[]): boolean {
  const need = { modules: [module].flat(), action };
  return rolesFor(need).every((role) => roleMay(role, need));
}

/** The same for several questions, in render: the function answers as things are now. */
export function useMay(): typeof may {
  useSnapshot(edition).number;
  return may;
}

/** `RuleError` unless the person at work may do it. */
export function requireRight(action: Action, module: string): void {
  refuseUnless({ modules: [module], action }, module);
}

/** Whether the person at work may take `what` out as a file. If not, they are told; if so, the log records it. */
export function allowExport(module: string, what: string): boolean {
  try {
    requireRight('export', module);
  } catch (error) {
    notify({ tone: 'destructive', title: 'Nothing was exported', description: (error as RuleError).message });
    return false;
  }
  logEvent(`Export ${what}`, module);
  return true;
}

const verbs: Record<Action, string> = {
  view: 'see',
  add: 'add to',
  change: 'change',
  delete: 'delete from',
  export: 'export from',
  approve: 'approve AI results of',
};

/** The name of a module in a refusal, from its id: "crm" is CRM, "human-loop" is human review. */
const nameOf = (module: string) =>
  module === 'crm' ? 'CRM' : module === 'human-loop' ? 'human review' : module.replaceAll('-', ' ');

function refuseUnless(need: Need, module: string): void {
  const role = rolesFor(need).find((one) => !roleMay(one, need));
  if (!role) return;
  if (role === givenRole()) {
    throw new RuleError(
      `Your role “${role.name}” in this business may not ${verbs[need.action]} ${nameOf(module)}. Its owner can allow it.`,
    );
  }
  throw new RuleError(
    role.name
      ? `The role “${role.name}” may not ${verbs[need.action]} ${nameOf(module)}. Somebody who may change roles can allow it under Permissions.`
      : `Say who you are first: nobody is working on this device.`,
  );
}

/** The right that a change of a record needs. */
export function needOf(collection: Collection<StoredRecord>, change: RowChange): Need | undefined {
  const before = recordMemory.raw(collection, change.id);
  const after = change.value as StoredRecord | undefined;
  if (!before && !after) return undefined;
  if (before && after && follows(collection, before, after)) return undefined;
  const usual: Need = { modules: collection.modules, action: !before ? 'add' : after ? 'change' : 'delete' };
  return collection.needs ? collection.needs(before, after, usual) : usual;
}

/** Whether only fields differ that follow from what happens elsewhere. */
function follows(collection: Collection<StoredRecord>, before: StoredRecord, after: StoredRecord): boolean {
  const [one, other] = [{ ...before } as Record<string, unknown>, { ...after } as Record<string, unknown>];
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const along = collection.followsAlong;
  return [...fields].every(
    (field) =>
      (along.length > 0 && (along.includes(field) || field === 'updatedAt')) || sameValue(one[field], other[field]),
  );
}

/** The changes as the person at work may write them. */
export function allowed(changes: readonly RowChange[]): readonly RowChange[] {
  if (people.size > 0) refuseLastOwner(changes);
  if (!currentRole() && !givenRole()) return changes;
  return changes.map((change) => {
    const collection = collectionNamed(change.collection);
    if (!collection) return change;
    const need = needOf(collection, change);
    if (need) refuseUnless(need, need.modules[0] ?? collection.name);
    return keepHidden(collection, change, hiddenOf(collection));
  });
}

/** Somebody who may change everything must remain, and only such a person can appoint another. */
function refuseLastOwner(changes: readonly RowChange[]): void {
  const own = changes.filter(({ collection }) => collection === people.name);
  if (own.length === 0) return;
  const after = new Map(people.all().map((person) => [person.id, person]));
  for (const { id, value } of own) {
    const person = value as typeof after extends Map<string, infer P> ? P | undefined : never;
    const touchesOwner = [after.get(id), person].some((one) => one?.roleId === ownerRole);
    const self = currentPerson();
    if (touchesOwner && self?.roleId !== ownerRole) {
      throw new RuleError('Only an owner adds, changes or removes an owner.');
    }
    if (person) after.set(id, person);
    else after.delete(id);
  }
  if (after.size > 0 && ![...after.values()].some(({ roleId, active }) => active && roleId === ownerRole)) {
    throw new RuleError('One active owner must be left, or nobody could change permissions any more.');
  }
}

/** Sensitive fields of a collection that are not shown. */
function hiddenOf(collection: Collection<StoredRecord>): readonly string[] {
  const roles = [currentRole(), collection.scope === 'client' ? givenRole() : undefined];
  return Object.keys(collection.sensitive).filter((field) =>
    roles.some((role) => role?.hidden.includes(`${collection.name}.${field}`)),
  );
}

/** A hidden field is read as blank, so a blank one is written back as it was; anything else is refused. */
function keepHidden(collection: Collection<StoredRecord>, change: RowChange, hidden: readonly string[]): RowChange {
  const before = recordMemory.raw(collection, change.id) as Record<string, unknown> | undefined;
  const after = change.value as StoredRecord | undefined;
  if (!before || !after || hidden.length === 0) return change;
  const value = hidden.reduce<StoredRecord>((record, field) => {
    const now = (record as unknown as Record<string, unknown>)[field];
    if (sameValue(now, before[field])) return record;
    const { hidden: blank, name } = collection.sensitive[field] ?? { hidden: undefined, name: field };
    if (sameValue(now, blank)) return withField(record, field, before[field]);
    throw new RuleError(`Your role does not show the ${name}, so it cannot change it either.`);
  }, after);
  return { ...change, value };
}

/** Makes each collection show only what the person at work may see. */
function look(collection: Collection<StoredRecord>): void {
  const open = collection.everyoneReads || may('view', collection.modules);
  const hidden = hiddenOf(collection);
  if (open && hidden.length === 0) {
    if (looked.delete(collection)) recordMemory.look(collection, undefined);
    return;
  }
  looked.add(collection);
  const known = new WeakMap<StoredRecord, StoredRecord>();
  recordMemory.look(collection, (record) => {
    if (!open) return undefined;
    const found = known.get(record);
    if (found) return found;
    const blank = hidden.reduce<StoredRecord>(
      (shown, field) => withField(shown, field, collection.sensitive[field]?.hidden),
      record,
    );
    known.set(record, blank);
    return blank;
  });
}

/** Collections that show less to some roles. */
const looked = new Set<Collection<StoredRecord>>();

function lookAgain(): void {
  edition.number++;
  for (const scope of ['workspace', 'client'] as const) collectionsOf(scope).forEach(look);
}

people.subscribe(lookAgain);
roles.subscribe(lookAgain);
onPersonChanged(lookAgain);
onMembershipChanged(lookAgain);
onCollectionDefined(look);
