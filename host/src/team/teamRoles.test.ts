import { postRole, type TeamDevice } from '@steps/journal/team';
import { openMemoryStore } from '@steps/testing';
import { expect, it } from 'vitest';
import { allRoles } from '../people/peopleState';
import { teamRoles } from './teamRoles';

it('a role that an earlier owner made can be given to other devices too; that of a post office cannot', async () => {
  await openMemoryStore();
  const role = { id: 'role-florist', name: 'Florist', all: false, rights: { crm: ['view' as const] }, hidden: [] };
  const device = { id: 'd', person: 'Ada', name: 'Phone', sign: '', wrap: '', added: '' };
  const devices: TeamDevice[] = [device, { ...device, role }, { ...device, role }, { ...device, role: postRole }];
  expect(teamRoles(devices)).toEqual([...allRoles(), role]);
});
