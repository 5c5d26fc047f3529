import type { Role } from '@steps/business/src/nouns/people/person';
import { actions } from '@steps/platform/src/core/store/rights';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newKeyRing, ringNames } from '../keys/keyRing';
import { roleRights, writableSubjects } from './roleRights';
import { approvalModules, approvalsOf, teamCollections } from './teamCollections';

const roleWith = (rights: Role['rights'], id = 'role-1'): Role => ({
  id,
  name: 'Helper',
  all: false,
  rights,
  hidden: [],
});
const modules = [...new Set(teamCollections.flatMap((one) => one.modules))].filter((one) => one !== 'everyone');
const anyRole = fc
  .dictionary(fc.constantFrom(...modules), fc.subarray([...actions]))
  .map((rights) => roleWith(rights as Role['rights']));

describe('what a role may do with rows', () => {
  it('an owner does everything, also with what a later version brings', () => {
    expect(roleRights({ ...roleWith({}), all: true })).toEqual({ reads: undefined, writes: undefined });
  });

  it('who writes a record also reads it, whatever the matrix says', () => {
    fc.assert(
      fc.property(anyRole, fc.array(anyRole, { maxLength: 3 }), (role, others) => {
        const { reads, writes } = roleRights(role, others);
        if (reads) expect(writes?.filter((name) => !reads.includes(name))).toEqual([]);
      }),
    );
  });

  it('to write asks for seeing and one of adding, changing and deleting; exporting and approving are no writing', () => {
    fc.assert(
      fc.property(anyRole, (role) => {
        const { reads, writes } = roleRights(role);
        for (const { name, modules: of, everyoneReads, everyoneWrites } of teamCollections) {
          if (of.includes('everyone')) continue;
          const given = of.map((module) => role.rights[module] ?? []).filter((list) => list.includes('view'));
          const writing = given.some((list) => list.some((action) => ['add', 'change', 'delete'].includes(action)));
          expect(writes?.includes(name), name).toBe(writing || everyoneWrites);
          if (reads) expect(reads.includes(name), name).toBe(given.length > 0 || everyoneReads);
        }
      }),
    );
  });

  it('who does not see everything gets nothing of what mixes all modules: drafts, chats, the log, deleted records', () => {
    const { reads = [], writes = [] } = roleRights(roleWith({ crm: ['view', 'change'] }));
    for (const { name } of teamCollections.filter((one) => one.modules.includes('everyone') && !one.everyoneWrites)) {
      expect([reads.includes(name), writes.includes(name)], name).toEqual([false, false]);
    }
    // Sealed for the person alone.
    expect([reads.includes('personSettings'), writes.includes('personSettings')]).toEqual([true, true]);
    expect(reads).toContain('deletedRecords/contacts');
    expect(reads).not.toContain('deletedRecords/tickets');
    expect(writes).toContain('logEntries/role-1');
  });

  it('the log of a role is read by those who see at least as much', () => {
    const crm = roleWith({ crm: ['view'] }, 'crm');
    const support = roleWith({ support: ['view'] }, 'support');
    const both = roleWith({ crm: ['view'], support: ['view'] }, 'both');
    const roles = [crm, support, both];
    const parts = (role: Role) => roleRights(role, roles).reads?.filter((name) => name.startsWith('logEntries'));
    expect(parts(crm)).toEqual(['logEntries/crm']);
    expect(parts(both)).toEqual(['logEntries/crm', 'logEntries/support', 'logEntries/both']);
  });

  it('approvals are written by who may approve there, or in all reviews, and read by every role', () => {
    fc.assert(
      fc.property(anyRole, (role) => {
        const { reads, writes } = roleRights(role);
        for (const module of approvalModules) {
          const may = ['human-loop', module].some((one) => {
            const given = role.rights[one] ?? [];
            return given.includes('view') && given.includes('approve');
          });
          expect(writes?.includes(approvalsOf(module)), module).toBe(may);
          if (reads) expect(reads).toContain(approvalsOf(module));
        }
      }),
    );
    expect(approvalModules).toContain('marketing');
    expect(approvalModules).not.toContain('everyone');
  });

  it('is a subject for each collection, which does not name it', async () => {
    const names = await ringNames(newKeyRing());
    const prefix = 'steps.team1.business1';
    expect(await writableSubjects({ writes: undefined }, prefix, names)).toEqual([`${prefix}.*.*`]);
    const [subject] = await writableSubjects({ writes: ['contacts'] }, prefix, names);
    expect(subject).toBe(`${prefix}.${await names.token('contacts')}.*`);
    expect(subject).not.toContain('contacts');
  });
});
