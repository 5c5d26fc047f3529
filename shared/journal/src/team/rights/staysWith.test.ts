import type { RowChange } from '@steps/platform/src/core/storage/port';
import { actions } from '@steps/platform/src/core/store/rights';
import { describe, expect, it } from 'vitest';
import '@steps/business/src/nouns/contacts/contact';
import '@steps/business/src/nouns/deals/deal';
import '@steps/business/src/nouns/people/logEntry';
import type { Role } from '@steps/business/src/nouns/people/person';
import { logPart, mayApprove, roleRights, staysWith } from './roleRights';
import { teamCollections } from './teamCollections';

const roleWith = (rights: Role['rights'], fields: Partial<Role> = {}): Role => ({
  id: 'role-1',
  name: 'Helper',
  all: false,
  rights,
  hidden: [],
  ...fields,
});
const modules = [...new Set(teamCollections.flatMap((one) => one.modules))].filter((one) => one !== 'everyone');
const mixed = teamCollections.filter((one) => one.modules.includes('everyone')).map(({ name }) => name);
/** Sees every module but these. */
const seeing = (but: readonly string[] = [], fields: Partial<Role> = {}) =>
  roleWith(
    Object.fromEntries(modules.filter((one) => !but.includes(one)).map((one) => [one, ['view' as const]])),
    fields,
  );

describe('a role that sees every module', () => {
  it('reads everything, also what later versions bring', () => {
    expect(roleRights(seeing()).reads).toBeUndefined();
    expect(roleRights(seeing(['crm'])).reads).toBeDefined();
  });

  it('writes what it may change, and what each person writes for themselves', () => {
    const role = seeing();
    const { writes = [] } = roleRights({ ...role, rights: { ...role.rights, crm: ['view', 'change'] } });
    expect(writes).toEqual(expect.arrayContaining(['contacts', 'deletedRecords/contacts', ...mixed]));
    expect(writes).not.toContain('deals');
    expect(writes).not.toContain('deletedRecords/deals');
    expect(new Set(writes).size).toBe(writes.length);
  });

  it('writes the part of the log of those who see less, and of nobody else', () => {
    const less = seeing(['crm'], { id: 'less' });
    const same = seeing([], { id: 'same' });
    const owner = roleWith({}, { id: 'owner', all: true });
    const { writes = [] } = roleRights(seeing(), [less, same, owner]);
    expect(writes).toContain(logPart(less));
    expect(writes).not.toContain(logPart(same));
    expect(writes).not.toContain(logPart(owner));
  });

  it('is not one that misses only what everyone reads', () => {
    const noReviews = seeing(['human-loop'], { id: 'no reviews' });
    expect(roleRights(seeing(), [noReviews]).writes).not.toContain(logPart(noReviews));
    const helper = roleWith({ crm: ['view'] }, { id: 'helper' });
    const reviewer = roleWith({ 'human-loop': ['view'] }, { id: 'reviewer' });
    expect(roleRights(helper, [reviewer]).reads, 'who sees only what everyone reads sees no more').toContain(
      logPart(reviewer),
    );
  });
});

describe('a change that a device may not send', () => {
  const stays = staysWith(roleWith({ crm: ['view', 'change'] }));
  const change = (collection: string, fields?: readonly string[]): RowChange => ({
    collection,
    id: 'x',
    value: { v: 1, r: {} },
    ...(fields && { fields }),
  });

  it('is none of a role that may do everything', () => {
    expect(staysWith(roleWith({}, { all: true }))).toBeUndefined();
  });

  it('stays with the person when it is their own, or follows what another row tells', () => {
    const reader = staysWith(roleWith({ crm: ['view'] }));
    expect(reader?.(change('contacts', ['lastContact']))).toBe(true);
    expect(reader?.(change('contacts', ['lastContact', 'updatedAt']))).toBe(true);
    expect(reader?.(change('deals', ['updatedAt']))).toBe(true);
    expect(stays?.(change('logEntries'))).toBe(true);
  });

  it('is none when others must have it: it is refused', () => {
    const reader = staysWith(roleWith({ crm: ['view'] }));
    expect(reader?.(change('contacts', ['lastContact', 'name']))).toBe(false);
    expect(reader?.(change('deals', ['lastContact']))).toBe(false);
    expect(reader?.(change('contacts'))).toBe(false);
  });

  it('is none that is sent, nor one of a collection that nobody knows here', () => {
    expect(stays?.(change('contacts', ['lastContact']))).toBe(false);
    expect(stays?.(change('of a later version', ['updatedAt']))).toBe(false);
  });
});

it('who may do everything approves everywhere, and others need to see what they approve', () => {
  expect(mayApprove(undefined, 'crm')).toBe(true);
  expect(mayApprove(roleWith({}, { all: true }), 'crm')).toBe(true);
  expect(mayApprove(roleWith({ crm: ['approve'] }), 'crm')).toBe(false);
  expect(mayApprove(roleWith({ sales: [...actions] }), 'crm')).toBe(false);
});
