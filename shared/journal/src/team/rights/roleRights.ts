import type { Role } from '@steps/business/src/nouns/people/person';
import { roleMay } from '@steps/business/src/nouns/people/rights';
import type { RowChange } from '@steps/platform/src/core/storage/port';
import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { everyone } from '@steps/platform/src/core/store/rights';
import type { RingNames } from '../keys/keyRing';
import { postCollections, postRole } from './postRole';
import { approvalModules, approvalsOf, type TeamCollection, teamCollections } from './teamCollections';

/** What a role lets a device do with the rows of a business. Names of collections, and of parts that are read by themselves. */
export interface RoleRights {
  /** `undefined`: everything, also what later versions of Steps bring. */
  readonly reads: readonly string[] | undefined;
  readonly writes: readonly string[] | undefined;
}

const changing = ['add', 'change', 'delete'] as const;

const seen = ({ rights }: Role, modules: readonly string[]): boolean =>
  modules.some((module) => rights[module]?.includes('view'));

const changed = ({ rights }: Role, modules: readonly string[]): boolean =>
  modules.some(
    (module) => rights[module]?.includes('view') && changing.some((action) => rights[module]?.includes(action)),
  );

/** Whether a role may approve AI results of a module: there, or in reviews of all modules. */
export const mayApprove = (role: Role | undefined, module: string): boolean =>
  roleMay(role, { modules: ['human-loop', module], action: 'approve' });

/** The part of the log that a role writes; what it says is no more than the role sees. */
export const logPart = (role: Pick<Role, 'id'>): string => `logEntries/${role.id}`;

/**
 * The matrix of a role as a server can hold to it: a row is written or it is not, so whoever may add, change or delete may write.
 * Who does not see everything is given nothing of the collections that mix the records of all modules, but their own part of
 * the log, the parts of roles that see less, and what was deleted of what they see. What was approved is read by everyone, and written by those
 * who may approve. `others`: the roles of the workspace.
 */
export function roleRights(
  role: Role,
  others: readonly Role[] = [],
  collections: readonly TeamCollection[] = teamCollections,
): RoleRights {
  if (role.all) return { reads: undefined, writes: undefined };
  if (role.id === postRole.id) return postRights();
  const isMixed = ({ modules, everyoneWrites }: TeamCollection) => modules.includes(everyone) && !everyoneWrites;
  const own = collections.filter((one) => !isMixed(one));
  const reads = own.filter(({ modules, everyoneReads }) => everyoneReads || seen(role, modules));
  const writes = own.filter(({ modules, everyoneWrites }) => everyoneWrites || changed(role, modules));
  const parts = others.filter((other) => readsNoMore(other, role, own)).map(logPart);
  const approvals = approvalModules.filter((module) => mayApprove(role, module)).map(approvalsOf);
  const writable = [...names(writes), ...names(writes).map(deletedPart), ...parts, ...approvals];
  if (reads.length === own.length) {
    const mixed = collections.filter(isMixed);
    return { reads: undefined, writes: [...new Set([...writable, ...names(mixed)])] };
  }
  const readable = [...names(reads), ...names(reads).map(deletedPart), ...parts, ...approvalModules.map(approvalsOf)];
  return { reads: [...new Set([...readable, logPart(role)])], writes: [...new Set([...writable, logPart(role)])] };
}

/** What a post office may do: its own collections, what may be sent to nobody, and which approvals there are. No record of the business. */
const postRights = (): RoleRights => ({
  reads: [...postCollections, ...approvalModules.map(approvalsOf)],
  writes: postCollections,
});

const names = (collections: readonly TeamCollection[]): string[] => collections.map(({ name }) => name);

const deletedPart = (collection: string): string => `deletedRecords/${collection}`;

function readsNoMore(one: Role, other: Role, collections: readonly TeamCollection[]): boolean {
  if (one.all) return false;
  const open = collections.filter(({ everyoneReads }) => !everyoneReads);
  const most = open.every(({ modules }) => seen(one, modules));
  return !most && open.every(({ modules }) => !seen(one, modules) || seen(other, modules));
}

/** Whether a change that a device with these rights may not send is a person's own, or follows what another row tells. */
export function staysWith(role: Role): ((change: RowChange) => boolean) | undefined {
  const { writes } = roleRights(role);
  if (!writes) return undefined;
  const sent = new Set(writes);
  return ({ collection: name, id, fields }) => {
    const collection = collectionNamed(name);
    if (!collection || sent.has(collection.readAs(id))) return false;
    const along = [...collection.followsAlong, 'updatedAt'];
    return collection.modules.includes(everyone) || (fields?.every((field) => along.includes(field)) ?? false);
  };
}

/** What a device with these rights publishes its rows to. `prefix`: of the business. */
export async function writableSubjects(
  { writes }: Pick<RoleRights, 'writes'>,
  prefix: string,
  { token }: Pick<RingNames, 'token'>,
): Promise<readonly string[]> {
  if (!writes) return [`${prefix}.*.*`];
  return Promise.all(writes.map(async (name) => `${prefix}.${await token(name)}.*`));
}
