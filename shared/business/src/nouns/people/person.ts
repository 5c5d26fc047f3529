import { defineCollection } from '@steps/platform/src/core/store/collection';
import { actions } from '@steps/platform/src/core/store/rights';
import * as v from 'valibot';

const pinSchema = v.object({ salt: v.string(), hash: v.string() });

/** Somebody who works in the workspace. */
export const personSchema = v.object({
  id: v.string(),
  /** What records are owned by, and what is in the log. */
  name: v.string(),
  email: v.string(),
  roleId: v.string(),
  active: v.boolean(),
  /** What a PIN is checked against before this device changes to the person; base64. */
  pin: v.optional(pinSchema),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type Person = Readonly<v.InferOutput<typeof personSchema>>;

/** What a person may do. */
export const roleSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Everything, including modules added later. */
  all: v.boolean(),
  /** Actions by module; modules not named are hidden. */
  rights: v.record(v.string(), v.array(v.picklist(actions))),
  /** Sensitive fields that are not shown, as `contacts.email`. */
  hidden: v.array(v.string()),
});
export type Role = Readonly<v.InferOutput<typeof roleSchema>>;

/** The first owner: the one who sets the workspace's passphrase. */
export const ownerId = 'person-owner';

/** The role that may do everything and that nobody can change. */
export const ownerRole = 'role-owner';

const local = { scope: 'workspace', version: 1, loadFirst: 1, module: 'permissions', everyoneReads: true } as const;

/** Everybody who works in the workspace. Nobody as long as one person works alone. */
export const people = defineCollection({
  ...local,
  name: 'people',
  schema: personSchema,
  // Everybody may set their own PIN.
  needs: (before, after, usual) => (before && after && onlyPin(before, after) ? undefined : usual),
  indivisible: true,
});

export const roles = defineCollection({ ...local, name: 'roles', schema: roleSchema, indivisible: true });

const onlyPin = (before: Person, after: Person) =>
  before.id === after.id &&
  before.name === after.name &&
  before.roleId === after.roleId &&
  before.active === after.active;
