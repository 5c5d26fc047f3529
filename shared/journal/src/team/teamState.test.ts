// @vitest-environment page

import { decode } from '@nats-io/jwt';
import { type AiResult, aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { approveAndApply } from '@steps/business/src/ai/ledger/aiResultApply';
import { decided } from '@steps/business/src/ai/ledger/aiResultRules';
import {
  approveAiResult,
  commentAiResult,
  recordAiResult,
  reopenAiResult,
} from '@steps/business/src/ai/ledger/aiResultState';
import { clients } from '@steps/business/src/nouns/clients/client';
import { createClient, deleteClient, switchClient } from '@steps/business/src/nouns/clients/clientState';
import { contacts } from '@steps/business/src/nouns/contacts/contact';
import { colleagues } from '@steps/business/src/nouns/people/colleagues';
import { profileName } from '@steps/business/src/nouns/people/currentPerson';
import { logEntries } from '@steps/business/src/nouns/people/logEntry';
import { actAs, membership } from '@steps/business/src/nouns/people/membership';
import { ownerRole, type Role } from '@steps/business/src/nouns/people/person';
import { setPreference } from '@steps/platform/src/core/session/preferenceState';
import { commit } from '@steps/platform/src/core/store/commit';
import { closeClient, openClient, openClientId, openStorage } from '@steps/platform/src/core/store/database';
import { undo } from '@steps/platform/src/core/store/history';
import { put } from '@steps/platform/src/core/store/recordChange';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { createContact, dropContacts, editContact } from '@steps/testing';
import { aiResult, contact, testNow } from '@steps/testing/src/builders';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { memoryTeamServer, openTeamConnection } from '@steps/testing/team';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AiApproval, aiApprovals } from './approvals/aiApproval';
import { digestOf } from './approvals/approvalDigest';
import { approvalNow } from './approvals/approvalRules';
import { readersOf } from './approvals/readers';
import { usualDeviceName } from './devices/deviceName';
import type { AskingDevice } from './devices/invitation';
import { readInvitation } from './devices/invitationLink';
import { type Roster, rosterMessage, rosterSubject, type TeamDevice } from './devices/roster';
import { newKeyRing, ringFor, ringNames, rotated } from './keys/keyRing';
import { closeDevices, type Device, device, fieldOf } from './link/teamBed.fixture';
import type { JoinedStorage } from './link/teamStorage';
import type { MemoryServer } from './log/memoryLog.fixture';
import { postRole } from './rights/postRole';
import { approvalModules, approvalsOf } from './rights/teamCollections';
import { subjectPrefix } from './server/deviceRights';
import { newAccountSeed, newUserSeed, publicKeyOf } from './server/signing';
import { saveConnection, type TeamConnection, teamConnections } from './teamConnection';
import { changeDeviceRole, removeDevice, renameDevice } from './teamDevices';
import { inviteDevice, joinTeam } from './teamInvite';
import { recoverTeam, teamRecoveryFile } from './teamRecovery';
import type { TeamServer } from './teamRules';
import { connectTeam, discardHeld, heldRecords, leaveTeam, testServer, useTeam, whenAcknowledged } from './teamState';

let own: TeamServer;
const joining = {
  deviceName: 'Phone',
  onCode() {},
  signal: new AbortController().signal,
  pause: () => new Promise<void>((resolve) => setTimeout(resolve, 1)),
};
const everything = { role: { id: ownerRole, name: 'Owner', all: true, rights: {}, hidden: [] }, roles: [] };
let team: ReturnType<typeof memoryTeamServer>;
let server: MemoryServer;
let invitation: ReturnType<typeof inviteDevice>;
let stopServer: () => void;

beforeEach(async () => {
  localStorage.clear();
  team = memoryTeamServer();
  ({ server, undo: stopServer } = team);
  own = { address: 'ws://localhost:4280', code: team.code };
  await openMemoryStore(
    { contacts: [contact({ id: 'c1', name: 'Ada Byron' })] },
    { client: { businessName: 'Bakery' } },
  );
});

afterEach(async () => {
  await closeDevices();
  stopServer();
});

/** Another device with the same business. */
async function phone(): Promise<Device> {
  const connection = teamConnections.all()[0];
  if (!connection) throw new Error('Expected a business on a server.');
  const { ring, workspace, business } = connection;
  const made = await device('phone', server.connect, { ring, prefix: `steps.${workspace}.${business}` });
  made.start();
  await vi.waitFor(() => expect(made.status()).toMatchObject({ state: 'connected' }), { timeout: 30_000 });
  return made;
}

/** Beside them lies the list of devices. */
const rowsOn = ({ messages }: MemoryServer) => messages.filter(({ subject }) => !subject.endsWith('.roster')).length;

const shown = (one: Device, id: string) => one.shown.get(`contacts/${id}`) as { v: number; r: object } | undefined;
const subjectOf = async (connection: TeamConnection, collection: string) =>
  `${subjectPrefix(connection)}.${await (await ringNames(connection.ring)).token(collection)}.*`;
const prefixOfBusiness = () => ({ prefix: subjectPrefix(openTeamConnection()) });
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 30_000 });
/** Of the contact, once it has come to a device. */
const versionOn = async (one: Device): Promise<number> => {
  await eventually(() => expect(shown(one, 'c1')).toBeDefined());
  return shown(one, 'c1')?.v ?? 0;
};

const events = { onAsked() {}, onLost() {} };

/** A phone that was let in; resolves with its id. */
async function letPhoneIn(): Promise<string> {
  const { text, letIn } = await inviteDevice({ ...everything, person: 'Ada Byron' }, events);
  const { digits, given } = await team.ask(text, 'Phone');
  await digits;
  await letIn();
  await given;
  return openTeamConnection().devices[1]?.id ?? '';
}

const reload = async () => {
  const id = openClientId() ?? '';
  await closeClient();
  await openClient(id);
};

describe('a business on a server', () => {
  it('is the same on two devices: the records of before, edits of both, deletions', async () => {
    await connectTeam(own);
    const other = await phone();
    await eventually(() => expect(shown(other, 'c1')).toMatchObject({ r: { name: 'Ada Byron' } }));
    editContact('c1', { name: 'Ada King' });
    const made = createContact({ name: 'Cy Young' });
    await eventually(() => expect(shown(other, 'c1')).toMatchObject({ r: { name: 'Ada King' } }));
    await eventually(() => expect(shown(other, made.id)).toBeDefined());
    const version = await versionOn(other);
    await other.write({ ...fieldOf('c1', 'jobTitle', 'Countess'), value: { v: version, r: { jobTitle: 'Countess' } } });
    await eventually(() => expect(contacts.get('c1')).toMatchObject({ name: 'Ada King', jobTitle: 'Countess' }));
    dropContacts([made.id]);
    await eventually(() => expect(shown(other, made.id)).toBeUndefined());
  });

  it('comes to another browser with an invitation, under its name, and goes on in both', async () => {
    await connectTeam(own);
    await phone();
    await eventually(() => expect(rowsOn(server)).toBeGreaterThan(0));
    const connection = openTeamConnection();
    const owner = await team.invite(connection, 'Bakery');
    await openMemoryStore({}, { client: { id: 'client-other', businessName: 'Another' } });
    localStorage.clear();
    const codes: string[] = [];
    const options = { ...joining, onCode: (code: string) => codes.push(code) };
    const joined = joinTeam(owner.text, options);
    const asked = await owner.asked;
    expect(asked.name).toBe('Phone');
    await owner.letIn();
    expect(await joined).toBe('Bakery');
    expect(codes).toEqual([asked.code]);
    await eventually(() => expect(contacts.get('c1')?.name).toBe('Ada Byron'));
    expect(clients.all().map(({ businessName }) => businessName)).toContain('Bakery');
    const here = openTeamConnection();
    expect(here).toMatchObject({ workspace: connection.workspace, ring: connection.ring, wrap: { open: asked.wrap } });
    expect(here.owner).toBeUndefined();
    await expect(inviteDevice({ ...everything, person: 'Cy' }, { onAsked() {}, onLost() {} })).rejects.toThrow(
      'on the owner’s device',
    );
    const again = await team.invite(connection, 'Bakery');
    const second = joinTeam(again.text, joining);
    await again.asked;
    await again.letIn();
    await expect(second).rejects.toThrow('in this browser already');
  });

  it('an invitation gives a device that was let in what it needs, and lists it', async () => {
    await connectTeam(own);
    const asked = new Promise<AskingDevice>((onAsked) => {
      invitation = inviteDevice({ ...everything, person: 'Ada Byron' }, { onAsked, onLost() {} });
    });
    const { text, letIn } = await invitation;
    await expect(letIn()).rejects.toThrow('No device has asked yet');
    expect(decode(readInvitation(text, 'device').token)).toMatchObject({
      exp: expect.any(Number),
      nats: { pub: { allow: [expect.stringMatching(/^invite\./)] } },
    });
    const { given } = await team.ask(text, 'Phone');
    await asked;
    await letIn();
    const { ring, devices } = openTeamConnection();
    expect(await given).toMatchObject({ ring, name: 'Bakery', devices: JSON.parse(JSON.stringify(devices)) });
    expect(devices.map(({ person, name }) => [person, name])).toEqual([
      ['Owner', usualDeviceName()],
      ['Ada Byron', 'Phone'],
    ]);
  });

  it('has its people for colleagues, and no post office', async () => {
    await connectTeam(own);
    const connection = openTeamConnection();
    const [laptop] = connection.devices;
    if (!laptop) throw new Error('Expected the owner’s device.');
    const office: TeamDevice = { ...laptop, id: 'office', person: 'Post office', name: 'box', role: postRole };
    const phone: TeamDevice = { ...laptop, id: 'phone', person: 'Ada Byron', name: 'Phone' };
    saveConnection({ ...connection, devices: [laptop, office, phone] });
    expect(colleagues()).toEqual(['Ada Byron', 'Owner']);
  });

  it('is not made here when its server does not answer, when the owner refuses, or the person gives up', async () => {
    await connectTeam(own);
    const connection = openTeamConnection();
    const [refusing, left] = [await team.invite(connection, 'Bakery'), await team.invite(connection, 'Bakery')];
    await openMemoryStore({}, { client: { id: 'client-other', businessName: 'Another' } });
    localStorage.clear();
    const refused = joinTeam(refusing.text, joining);
    await refusing.asked;
    refusing.refuse();
    await expect(refused).rejects.toThrow('did not let this one in');
    const given = new AbortController();
    const late = joinTeam(left.text, { ...joining, signal: given.signal });
    await left.asked;
    given.abort();
    await expect(late).rejects.toThrow('aborted');
    server.away = true;
    await expect(joinTeam(left.text, joining)).rejects.toThrow('The server does not answer.');
    expect(clients.all().map(({ businessName }) => businessName)).toEqual(['Another']);
    expect(localStorage.getItem('steps.team')).toBeNull();
  });

  it('an edit costs at most 4 kB on the wire, with all that is written beside it', async () => {
    await connectTeam(own);
    const waiting = () => (openStorage() as JoinedStorage).waiting.size;
    await eventually(() => expect([rowsOn(server), waiting()]).toEqual([1, 0]));
    // Headers and the answer of the server.
    const besides = 300;
    const before = { bytes: server.bytes, seq: server.seq };
    editContact('c1', { name: 'Ada King', email: 'ada@king.example' });
    await flush();
    await eventually(() => expect(waiting()).toBe(0));
    const sent = server.seq - before.seq;
    expect(sent).toBeGreaterThan(0);
    expect(server.bytes - before.bytes + sent * besides).toBeLessThan(4096);
  });

  it('connected in the time of users and passwords, it is set aside, and the reason says what to do', () => {
    const old = { id: 'c', address: 'ws://localhost:4280', user: 'steps', password: 'secret', device: 'd' };
    for (const version of [1, 2]) {
      expect(teamConnections.read('c', { v: version, r: old })).toEqual({
        reason: expect.stringContaining('Connect the server again'),
      });
    }
  });

  it('a second business goes to a server that is known here without its code', async () => {
    await connectTeam(own);
    const { id } = createClient({ businessName: 'Another' });
    await switchClient(id);
    await expect(connectTeam({ address: 'ws://elsewhere:4280', code: '' })).rejects.toThrow("Enter the owner's code");
    expect(await testServer({ address: own.address, code: '' })).toMatchObject({ version: '2.9.10' });
    await connectTeam({ address: own.address, code: '' });
    const [first, second] = teamConnections.all();
    expect(second?.owner).toMatchObject({ operator: first?.owner?.operator, system: first?.owner?.system });
    expect(second?.account).not.toBe(first?.account);
  });

  it('deleted here leaves none of its keys behind', async () => {
    await connectTeam(own);
    const bakery = openClientId() ?? '';
    const { id } = createClient({ businessName: 'Another' });
    await switchClient(id);
    await deleteClient(bakery);
    expect(teamConnections.size).toBe(0);
    expect(localStorage.getItem('steps.team')).toBe('[]');
  });

  it('undo takes back what was done here, and nothing that came from another device', async () => {
    await connectTeam(own);
    const other = await phone();
    await eventually(() => expect(shown(other, 'c1')).toBeDefined());
    const version = await versionOn(other);
    const write = (field: string, value: string) =>
      other.write({ ...fieldOf('c1', field, value), value: { v: version, r: { [field]: value } } });
    editContact('c1', { name: 'Ada King' });
    editContact('c1', { email: 'ada@king.example' });
    await eventually(() => expect(shown(other, 'c1')).toMatchObject({ r: { email: 'ada@king.example' } }));
    await write('title', 'Countess');
    await write('name', 'Ada Lovelace');
    await eventually(() => expect(contacts.get('c1')).toMatchObject({ title: 'Countess', name: 'Ada Lovelace' }));
    undo();
    expect(contacts.get('c1')).toMatchObject({ title: 'Countess', name: 'Ada Lovelace' });
    expect(contacts.get('c1')?.email).not.toBe('ada@king.example');
    undo();
    // The other device has written the name since.
    expect(contacts.get('c1')).toMatchObject({ title: 'Countess', name: 'Ada Lovelace' });
    await eventually(() =>
      expect(shown(other, 'c1')).toMatchObject({ r: { name: 'Ada Lovelace', title: 'Countess' } }),
    );
    await eventually(() => expect(JSON.stringify(shown(other, 'c1'))).not.toContain('king.example'));
  });

  it('is left with its records here; what is done after that goes nowhere', async () => {
    await connectTeam(own);
    await phone();
    await eventually(() => expect(rowsOn(server)).toBe(1));
    const { ring, workspace = '', business = '' } = teamConnections.all()[0] ?? {};
    server.away = true;
    server.cut();
    editContact('c1', { name: 'Ada King' });
    await leaveTeam();
    expect(contacts.get('c1')?.name).toBe('Ada King');
    const rows: string[] = [];
    await openStorage()?.load([], (batch) => rows.push(...batch.map(({ collection }) => collection)));
    expect(rows).not.toContain('team.waiting');
    expect(localStorage.getItem('steps.team')).toBe('[]');
    server.away = false;
    const before = server.seq;
    editContact('c1', { name: 'Ada Lovelace' });
    await flush();
    const other = await device('phone', server.connect, { ring, prefix: `steps.${workspace}.${business}` });
    other.start();
    await eventually(() => expect(shown(other, 'c1')).toMatchObject({ r: { name: 'Ada Byron' } }));
    expect(server.seq).toBe(before);
  });

  it('takes no address that is none, no code and no invitation that is none', async () => {
    for (const address of [
      '',
      'localhost',
      'http://localhost:4280',
      'ws://user:word@localhost',
      'javascript:alert(1)',
    ]) {
      await expect(connectTeam({ ...own, address })).rejects.toThrow('begins with wss:// or ws://');
    }
    for (const text of ['', 'steps-invite-1.', 'steps-invite-1.e30.a.b.c', 'x'.repeat(99)]) {
      await expect(joinTeam(text, joining)).rejects.toThrow('Enter the whole invitation');
    }
    for (const code of ['', 'steps-server-1.e30', 'x'.repeat(99)]) {
      await expect(connectTeam({ ...own, code })).rejects.toThrow("Enter the owner's code");
    }
    expect(teamConnections.size).toBe(0);
  });
});

it('what is done on a device is signed with its person and its name, as the team knows them', async () => {
  await connectTeam(own);
  editContact('c1', { name: 'Ada King' });
  const [device] = teamConnections.all()[0]?.devices ?? [];
  expect(logEntries.all().at(-1)).toMatchObject({ actor: 'Owner', device: device?.name });
  setPreference(profileName, 'Olive');
  editContact('c1', { name: 'Ada Lovelace' });
  expect(logEntries.all().at(-1)).toMatchObject({ actor: 'Olive', device: device?.name });
  await leaveTeam();
  editContact('c1', { name: 'Ada Byron' });
  expect(logEntries.all().at(-1)?.device).toBeUndefined();
});

describe('a device with a role of its own', () => {
  const sales = {
    ...{ id: 'role-sales', name: 'Sales', all: false, hidden: [] },
    rights: { crm: ['view', 'change'], 'human-loop': ['view'] } as Role['rights'],
  };
  const asSales = () => {
    const [connection] = teamConnections.all();
    if (!connection) throw new Error('Expected a business on a server.');
    commit({ label: 'Role', changes: [put(teamConnections, { ...connection, role: sales })], undoable: false });
  };

  it('acts with it as long as the business is open, also after a new start', async () => {
    await connectTeam(own);
    const bakery = openClientId() ?? '';
    asSales();
    expect(() => createContact({ name: 'Cy' })).toThrow('Your role “Sales” in this business may not add to CRM');
    const { id } = createClient({ businessName: 'Another' });
    await switchClient(id);
    expect(createContact({ name: 'Cy' }).name).toBe('Cy');
    await switchClient(bakery);
    expect(() => dropContacts(['c1'])).toThrow('Your role “Sales” in this business may not delete');
    expect(editContact('c1', { name: 'Ada King' }).name).toBe('Ada King');
    const line = logEntries.all().at(-1);
    expect(line?.id.endsWith('~role-sales')).toBe(true);
    expect(logEntries.readAs(line?.id ?? '')).toBe('logEntries/role-sales');
  });
});

it('what a role neither changes nor reads any more stays as it is here when it is taken back, and that is said', async () => {
  await connectTeam(own);
  await eventually(() => expect(rowsOn(server)).toBeGreaterThan(0));
  const { ring, ...connection } = openTeamConnection();
  team.takes = () => false;
  editContact('c1', { name: 'Ada King' });
  const isRefused = () => heldRecords().some(({ id }) => id === 'c1');
  await eventually(() => expect(isRefused()).toBe(true));
  const narrow = await ringFor(rotated(ring), ['companies']);
  commit({ label: 'Role', changes: [put(teamConnections, { ...connection, ring: narrow })], undoable: false });
  await eventually(async () => expect(await discardHeld(heldRecords())).toBe(1));
  expect(isRefused()).toBe(true);
  expect(contacts.get('c1')?.name).toBe('Ada King');
});

describe('the devices of a team', () => {
  const named = () => openTeamConnection().devices.map(({ name, removed }) => [name, removed !== undefined]);
  it('are listed on the server, renamed, and removed with new keys for those who stay', async () => {
    await connectTeam(own);
    const id = await letPhoneIn();
    const before = openTeamConnection();
    renameDevice(id, { name: 'Old phone', person: 'Ada King' });
    expect(() => renameDevice(id, { name: ' ', person: 'Ada' })).toThrow('Enter a name for the device');
    expect(() => removeDevice(before.device)).toThrow('Leave the server instead');
    removeDevice(id);
    expect(named()[1]).toEqual(['Old phone', true]);
    const { ring, roster } = openTeamConnection();
    expect([ring.current, ring.names]).toEqual([2, before.ring.names]);
    await eventually(() => expect(openTeamConnection().told).toBe(roster));
    expect(Object.keys(team.account.revoked)).toEqual([before.devices[1]?.sign]);
    editContact('c1', { name: 'Ada King' });
    const [other, removed] = [
      await phone(),
      await device('phone', server.connect, { ring: before.ring, ...prefixOfBusiness() }),
    ];
    removed.start();
    await eventually(() => expect(shown(other, 'c1')).toMatchObject({ r: { name: 'Ada King' } }));
    await eventually(() => expect(removed.status()).toMatchObject({ state: 'connected' }));
    await eventually(() => expect(removed.status().locked).toBeGreaterThan(0));
    expect(JSON.stringify([...removed.shown])).not.toContain('King');
  });

  it('are given another role: the server is told what they may do, and those who stay have new keys where it reads less', async () => {
    await connectTeam(own);
    const id = await letPhoneIn();
    const named = (name: string) => ({ ...everything.role, id: `role-${name}`, name, all: false });
    const sales: Role = { ...named('Sales'), rights: { crm: ['view', 'change'] } };
    const support: Role = { ...named('Support'), rights: { crm: ['view'], support: ['view', 'change'] } };
    const roles = [everything.role, sales, support];
    const phone = () => openTeamConnection().devices[1] as TeamDevice;
    const allowed = () => team.account.rights[phone().signer ?? '']?.pub ?? [];
    const rows = (collection: string) => subjectOf(openTeamConnection(), collection);
    const told = () => eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));
    expect(phone()).toMatchObject({ signer: expect.stringMatching(/^A/), sign: expect.stringMatching(/^U/) });
    expect(allowed()).toContain(`${subjectPrefix(openTeamConnection())}.*.*`);

    changeDeviceRole(id, sales, roles);
    await told();
    expect(openTeamConnection().ring.current).toBe(2);
    expect(phone().role).toEqual(sales);
    expect(allowed()).toContain(await rows('contacts'));
    expect(allowed()).not.toContain(await rows('tickets'));
    expect(Object.keys(team.account.revoked)).toEqual([]);

    changeDeviceRole(id, everything.role, roles);
    await told();
    expect([openTeamConnection().ring.current, phone().role]).toEqual([2, undefined]);
    changeDeviceRole(id, sales, roles);
    changeDeviceRole(id, support, roles);
    await told();
    // Support reads all that Sales reads: no new keys for that.
    expect(openTeamConnection().ring.current).toBe(3);
    expect(allowed()).not.toContain(await rows('contacts'));
    expect(allowed()).toContain(await rows('tickets'));

    expect(() => changeDeviceRole(openTeamConnection().device, sales, roles)).toThrow('decides who comes in');
    removeDevice(id);
    expect(() => changeDeviceRole(id, sales, roles)).toThrow('was removed');
    await told();
    expect(team.account.rights).toEqual({});
  });

  it('a server that was away is told as soon as it answers, and one put back to yesterday again', async () => {
    await connectTeam(own);
    const id = await letPhoneIn();
    await eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));
    const putBack = server.backup();
    server.away = true;
    server.cut();
    removeDevice(id);
    expect(openTeamConnection().told).toBeLessThan(openTeamConnection().roster);
    server.away = false;
    await eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));
    const list = () => server.messages.find(({ subject }) => subject.endsWith('.roster'));
    const said = () => JSON.parse(JSON.parse(new TextDecoder().decode(list()?.data)).said).version;
    expect(said()).toBe(openTeamConnection().roster);
    putBack();
    await eventually(() => expect(said()).toBe(openTeamConnection().roster));
  });

  it('another device follows the list that the owner signs, and neither an older one nor a forged one', async () => {
    await connectTeam(own);
    await eventually(() => expect(openTeamConnection().told).toBe(1));
    const owners = openTeamConnection();
    const invited = await team.invite(owners, 'Bakery');
    await openMemoryStore({}, { client: { id: 'client-other', businessName: 'Another' } });
    localStorage.clear();
    const joined = joinTeam(invited.text, joining);
    const { name, sign, wrap } = await invited.asked;
    await invited.letIn();
    await joined;
    const here = openTeamConnection();
    const subject = rosterSubject(subjectPrefix(here));
    const mine = { id: here.device, person: 'Ada', name, sign, wrap, added: here.devices[0]?.added ?? '' };
    const { ownership, credentials } = owners;
    const seed = owners.owner?.account ?? '';
    const say = async (roster: Roster, account = seed, own = credentials.seed) =>
      server.put(subject, await rosterMessage({ ownership, ...roster }, subject, { account, own }));
    const [first] = here.devices as [TeamDevice];
    const ring = rotated(here.ring);
    await say({ version: 5, devices: [first, mine], ring });
    await eventually(() => expect(named().map(([of]) => of)).toEqual([first.name, 'Phone']));
    expect(openTeamConnection().ring).toEqual(ring);
    await say({ version: 4, devices: [mine], ring: here.ring });
    await say({ version: 6, devices: [mine], ring: newKeyRing() }, newAccountSeed());
    // By who knows the account's key and is not the owner, and without a word of the owner.
    await say({ version: 6, devices: [mine], ring: newKeyRing() }, seed, newUserSeed());
    await say({ version: 6, devices: [mine], ring: newKeyRing(), ownership: undefined });
    server.put(subject, new Uint8Array([1, 2, 3]));
    await say({ version: 7, devices: [{ ...first, name: 'Mac' }, mine], ring });
    await eventually(() => expect(named().map(([of]) => of)).toEqual(['Mac', 'Phone']));
    expect(openTeamConnection().ring).toEqual(ring);
    // The owner has given this device a role.
    const seen: Role = { ...everything.role, id: 'role-sales', name: 'Sales', all: false, rights: { crm: ['view'] } };
    await say({ version: 8, devices: [first, { ...mine, role: seen }], ring });
    await eventually(() => expect(openTeamConnection().role).toEqual(seen));
    expect(() => createContact({ name: 'Eve' })).toThrow('Your role “Sales” in this business may not add');
    await say({ version: 9, devices: [first, mine], ring });
    await eventually(() => expect(openTeamConnection().role).toBeUndefined());
    await say({ version: 10, devices: [first, { ...mine, removed: '2026-02-01T00:00:00.000Z' }], ring: rotated(ring) });
    await eventually(() => expect(named()[1]).toEqual(['Phone', true]));
    expect(openTeamConnection().ring).toEqual(ring);
    expect(await openStorage()?.rowsSetAside()).toEqual([]);
  });
});

describe('with all devices lost', () => {
  const elsewhere = async () => {
    await openMemoryStore({}, { client: { id: 'client-other', businessName: 'Another' } });
    localStorage.clear();
  };

  it('a sample business is one in every browser that it comes to', async () => {
    await openMemoryStore({}, { client: { businessName: 'Harbour & Vale', sample: true } });
    await connectTeam(own);
    const { text } = teamRecoveryFile('Harbour & Vale');
    await elsewhere();
    await recoverTeam(text);
    expect(clients.get(openClientId() ?? '')).toMatchObject({ businessName: 'Harbour & Vale', sample: true });
    const invited = await inviteDevice({ ...everything, person: 'Ada' }, { onAsked() {}, onLost() {} });
    const { digits, given } = await team.ask(invited.text, 'Phone');
    await digits;
    await invited.letIn();
    expect(await given).toMatchObject({ name: 'Harbour & Vale', sample: true });
  });

  it('the recovery file brings the business from its server, also after its keys have changed, and once', async () => {
    await connectTeam(own);
    const { text, fileName } = teamRecoveryFile('Bakery & Sons');
    expect(fileName).toBe('steps-team-bakery-sons.json');
    const { text: invitation, letIn } = await inviteDevice(
      { ...everything, person: 'Ada' },
      { onAsked() {}, onLost() {} },
    );
    const { digits } = await team.ask(invitation, 'Phone');
    await digits;
    await letIn();
    const lost = openTeamConnection();
    removeDevice(lost.devices[1]?.id ?? '');
    editContact('c1', { name: 'Ada King' });
    await eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));
    await eventually(() => expect((openStorage() as JoinedStorage).waiting.size).toBe(0));
    const last = openTeamConnection();
    await elsewhere();
    expect(await recoverTeam(text)).toBe('Bakery & Sons');
    await eventually(() => expect(contacts.get('c1')?.name).toBe('Ada King'));
    const here = openTeamConnection();
    expect(here.devices.map(({ removed }) => removed !== undefined)).toEqual([true, true, false]);
    expect([here.ring.current, here.ring.names]).toEqual([last.ring.current + 1, last.ring.names]);
    expect([here.owner, here.recovery]).toEqual([last.owner, undefined]);
    await eventually(() => expect(openTeamConnection().told).toBe(last.roster + 1));
    expect(Object.keys(team.account.revoked)).toEqual(last.devices.map(({ sign }) => sign));
    await expect(recoverTeam(text)).rejects.toThrow('in this browser already');
    const again = teamRecoveryFile('Bakery');
    await elsewhere();
    await expect(recoverTeam(text)).rejects.toThrow('was used before');
    expect(teamConnections.size).toBe(0);
    expect(await recoverTeam(again.text)).toBe('Bakery');
    await eventually(() => expect(contacts.get('c1')?.name).toBe('Ada King'));
  });

  describe('an old owner’s device that comes back', () => {
    const roster = () => server.messages.find(({ subject }) => subject.endsWith('.roster'));
    const asBefore = async (connection: TeamConnection) => {
      await openMemoryStore({}, { client: { id: 'client-old', businessName: 'Bakery' } });
      saveConnection({ ...connection, id: 'client-old' });
      await reload();
    };

    /** Lost, and another device has recovered the business and limited a third one; its page is closed. Returns the lost one as it was. */
    async function recoveredElsewhere(): Promise<TeamConnection> {
      await connectTeam(own);
      await letPhoneIn();
      const { text } = teamRecoveryFile('Bakery');
      await told();
      const lost = openTeamConnection();
      await elsewhere();
      await recoverTeam(text);
      await told();
      const [, phone] = openTeamConnection().devices;
      changeDeviceRole(phone?.id ?? '', { ...everything.role, id: 'role-x', name: 'X', all: false }, []);
      await told();
      await closeClient();
      return lost;
    }
    const told = () => eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));

    it('after a recovery does not speak first, also while the new owner is away and whatever it has changed meanwhile', async () => {
      const lost = await recoveredElsewhere();
      const [list, account] = [roster(), team.account];
      const devices = lost.devices.map((one) => ({ ...one, name: `${one.name}+` }));
      await asBefore({ ...lost, devices, roster: lost.roster + 9 });
      const { result, unmount } = renderHook(useTeam);
      await eventually(() => expect(result.current.status).toMatchObject({ state: 'away', fault: 'closed' }));
      expect(roster()).toEqual(list);
      expect(team.account).toBe(account);
      unmount();
    });

    it('where the server lets it in, learns from the list that it is the owner’s no more', async () => {
      const lost = await recoveredElsewhere();
      const list = roster();
      // A server whose accounts were put back, while its rows were not.
      const account = { ...team.account, revoked: {} };
      team.account = account;
      await asBefore({ ...lost, roster: lost.roster + 9 });
      await eventually(() => expect(openTeamConnection().owner).toBeUndefined());
      const { devices, device, recovery } = openTeamConnection();
      expect(devices.find(({ id }) => id === device)?.removed).toBeDefined();
      expect(recovery).toBeUndefined();
      expect(roster()).toEqual(list);
      expect(team.account).toBe(account);
    });

    it('with the same file used in two browsers, the one that the server hears of first owns the business', async () => {
      await connectTeam(own);
      await told();
      const { text } = teamRecoveryFile('Bakery');
      const putBack = server.backup();
      await elsewhere();
      await recoverTeam(text);
      const second = openTeamConnection();
      await closeClient();
      putBack();
      await elsewhere();
      await recoverTeam(text);
      await told();
      const list = roster();
      await asBefore({ ...second, told: 0 });
      await eventually(() => expect(openTeamConnection().owner).toBeUndefined());
      expect(roster()).toEqual(list);
    });
  });

  it('nothing is made of another file, or while the server is away', async () => {
    await connectTeam(own);
    const { text } = teamRecoveryFile('Bakery');
    await elsewhere();
    for (const wrong of ['', '{}', text.replace('team recovery', 'recovery key'), text.slice(5)]) {
      await expect(recoverTeam(wrong)).rejects.toThrow('Choose the recovery file of a team');
    }
    server.away = true;
    await expect(recoverTeam(text)).rejects.toThrow('The server does not answer.');
    expect(teamConnections.size).toBe(0);
    expect(clients.all().map(({ businessName }) => businessName)).toEqual(['Another']);
  });
});

describe('what comes from a server is believed as little as a backup', () => {
  const words = 'Our sourdough rests for thirty-six hours before it meets the oven, every single day.';
  const row = (entry: AiResult) => ({ collection: 'aiResults', id: entry.id, value: aiResults.stored(entry) });

  it('an approval without a trail that ends in it waits again', async () => {
    await connectTeam(own);
    const other = await phone();
    const forged: AiResult = { ...aiResult({ id: 'r1', output: words }), status: 'approved', history: [] };
    await other.write(row(forged));
    await eventually(() => expect(aiResults.get('r1')).toMatchObject({ status: 'pending' }));
    expect(aiResults.get('r1')?.history.at(-1)?.note).toContain('without a line in its trail');
  });

  it('words of AI that nobody approved come into no record: it is set aside with the reason', async () => {
    await connectTeam(own);
    const other = await phone();
    await other.write(row(aiResult({ id: 'r1', title: 'About us', output: words })));
    await eventually(() => expect(aiResults.get('r1')?.status).toBe('pending'));
    const version = await versionOn(other);
    await other.write({ ...fieldOf('c1', 'notes', words), value: { v: version, r: { notes: words } } });
    await eventually(async () => {
      expect(await openStorage()?.rowsSetAside()).toMatchObject([
        { collection: 'contacts', id: 'c1', reason: expect.stringContaining('“About us” was made by AI') },
      ]);
    });
    expect(JSON.stringify(contacts.get('c1'))).not.toContain('sourdough');
  });

  it('nor into a record of a module that nobody has opened on this device', async () => {
    await connectTeam(own);
    const other = await phone();
    await other.write(row(aiResult({ id: 'r1', title: 'About us', output: words })));
    await eventually(() => expect(aiResults.get('r1')?.status).toBe('pending'));
    await other.write({ collection: 'pieces', id: 'p1', value: { v: 1, r: { id: 'p1', body: 'A plain line.' } } });
    await other.write({ collection: 'pieces', id: 'p1', value: { v: 1, r: { body: words } }, fields: ['body'] });
    await eventually(async () => {
      expect(await openStorage()?.rowsSetAside()).toMatchObject([
        { collection: 'pieces', id: 'p1', reason: expect.stringContaining('“About us” was made by AI') },
      ]);
    });
  });
});

describe('what was approved is believed with a row that only those who may approve can write', () => {
  const words = 'Our sourdough rests for thirty-six hours before it meets the oven, every single day.';
  const row = (entry: AiResult) => ({ collection: 'aiResults', id: entry.id, value: aiResults.stored(entry) });
  const waits = aiResult({ id: 'r1', title: 'About us', output: words });
  const approved = decided(waits, { do: 'approve' }, testNow, 'Eve');
  const approvalOf = (entry: AiResult) => {
    const approval = approvalNow(entry, () => undefined);
    if (!approval) throw new Error('Expected something that was approved.');
    return approval;
  };
  const approvalRow = (entry: AiResult, { digest, ...approval } = approvalOf(entry), said = digest) => ({
    ...{ collection: 'aiApprovals', id: approval.id },
    value: { v: 1, r: { ...approval, digest: said } },
  });
  const takenBack = approvalRow(approved, undefined, '');
  const approvalOn = (one: Device, id: string) =>
    (one.shown.get(`aiApprovals/${id}~marketing`) as { r: AiApproval } | undefined)?.r.digest;
  const approvalHereOf = (id: string) => aiApprovals.get(`${id}~marketing`)?.digest;
  const statusHere = (id = 'r1') => aiResults.get(id)?.status;
  const unconfirmed = () => aiResults.get('r1')?.history.at(-1)?.note;
  const notes = async (other: Device) =>
    other.write({ ...fieldOf('c1', 'notes', words), value: { v: await versionOn(other), r: { notes: words } } });
  it('an approval here takes it along in one write; another device has both, and taken back it is empty', async () => {
    await connectTeam(own);
    const other = await phone();
    const { id } = recordAiResult({ ...waits });
    await flush();
    expect(aiApprovals.size).toBe(0);
    approveAiResult(id);
    await flush();
    expect(aiApprovals.get(`${id}~marketing`)?.digest).toMatch(/^[0-9a-f]{64}$/);
    await eventually(() => expect(approvalOn(other, id)).toBe(aiApprovals.get(`${id}~marketing`)?.digest));
    const told = server.seq;
    commentAiResult(id, 'Good.');
    await eventually(() => expect(server.seq).toBeGreaterThan(told));
    await reload();
    expect([statusHere(id), aiApprovals.size]).toEqual(['approved', 1]);
    reopenAiResult(id);
    await eventually(() => expect(approvalOn(other, id)).toBe(''));
    await eventually(() => expect(other.shown.get(`aiResults/${id}`)).toMatchObject({ r: { status: 'pending' } }));
  });

  it.each([0, 1, 2, 3])(
    'one that also writes a record waits as one entry; cut after %i of its messages the rest follows',
    async (taken) => {
      await connectTeam(own);
      const other = await phone();
      const { id } = recordAiResult({ ...waits, about: { collection: 'contacts', id: 'c1', field: 'notes' } });
      await eventually(() => expect(other.shown.has(`aiResults/${id}`)).toBe(true));
      const { waiting } = openStorage() as JoinedStorage;
      await eventually(() => expect(waiting.size).toBe(0));
      let left = taken;
      team.takes = () => {
        if (left-- > 0) return true;
        server.away = true;
        server.cut();
        return false;
      };
      approveAndApply(id);
      await flush();
      await eventually(() => expect(server.away).toBe(true));
      // Its approval, the entry and the contact, with the timeline and the log: until all of it has arrived it all waits here.
      const [entry, ...others] = waiting.values();
      expect(others).toEqual([]);
      expect(entry?.changes.map(({ change }) => change.collection)).toEqual(
        expect.arrayContaining(['aiApprovals', 'aiResults', 'contacts', 'activities', 'logEntries']),
      );
      team.takes = () => true;
      server.away = false;
      await eventually(() => expect(waiting.size).toBe(0));
      await eventually(() => {
        expect(other.shown.get(`aiResults/${id}`)).toMatchObject({
          r: { status: 'approved', appliedAt: expect.any(String) },
        });
        expect(shown(other, 'c1')).toMatchObject({ r: { notes: words } });
        expect(approvalOn(other, id)).toMatch(/^[0-9a-f]{64}$/);
      });
    },
  );

  it('who only says so is not believed, nor a record with the words, until somebody who may approves', async () => {
    await connectTeam(own);
    const other = await phone();
    await other.write(row(waits));
    await eventually(() => expect(statusHere()).toBe('pending'));
    await notes(other);
    await other.write(row(approved));
    await eventually(() => expect(unconfirmed()).toContain('not confirmed by a device whose role may approve'));
    await eventually(async () => expect(await openStorage()?.rowsSetAside()).toMatchObject([{ id: 'c1' }]));
    expect([statusHere(), contacts.get('c1')?.notes]).not.toContain(words);
    // It is so in storage too, whatever is done with that later.
    expect(await openStorage()?.read('aiResults', 'r1')).toMatchObject({ r: { status: 'pending' } });
    await reload();
    expect(statusHere()).toBe('pending');
    await other.write(approvalRow(approved));
    await eventually(() => expect(statusHere()).toBe('approved'));
    await eventually(() => expect(contacts.get('c1')).toMatchObject({ notes: words }));
    await reload();
    expect(aiResults.get('r1')).toEqual(approved);
  });

  it('what came with words of its own in an old approval waits, and so does what was taken back and is sent again', async () => {
    await connectTeam(own);
    const other = await phone();
    await other.write(approvalRow(approved), row(approved));
    await eventually(() => expect(statusHere()).toBe('approved'));
    await other.write(row({ ...approved, output: 'Other words, which nobody has approved at all.' }));
    await eventually(() => expect(statusHere()).toBe('pending'));
    await other.write(row(approved));
    await eventually(() => expect(statusHere()).toBe('approved'));
    await other.write(takenBack);
    await eventually(() => expect(statusHere()).toBe('pending'));
    await other.write(row({ ...approved, updatedAt: '2026-11-03T13:00:00.000Z' }));
    await eventually(() => expect(aiResults.get('r1')?.updatedAt).toBe('2026-11-03T13:00:00.000Z'));
    expect(statusHere()).toBe('pending');
  });

  it('nor is it made up field by field, or of a row that no page could read', async () => {
    await connectTeam(own);
    const other = await phone();
    const field = (id: string, name: keyof AiResult) =>
      other.write({ collection: 'aiResults', id, value: { v: 1, r: { [name]: approved[name] } }, fields: [name] });
    const { history: _, ...untold } = approved;
    await other.write(row({ ...approved, history: waits.history }));
    await other.write({ collection: 'aiResults', id: 'r2', value: { v: 1, r: { ...untold, id: 'r2' } } });
    await eventually(() => expect(unconfirmed()).toContain('without a line in its trail'));
    await eventually(async () => expect(await openStorage()?.rowsSetAside()).toMatchObject([{ id: 'r2' }]));
    await field('r1', 'history');
    await field('r2', 'history');
    await eventually(() => expect(statusHere('r2')).toBe('pending'));
    await other.write(row({ ...waits, id: 'r3' }));
    await eventually(() => expect(statusHere('r3')).toBe('pending'));
    await reload();
    expect(aiResults.all().map(({ id, status }) => [id, status])).toEqual([
      ['r1', 'pending'],
      ['r2', 'pending'],
      ['r3', 'pending'],
    ]);
  });

  it('a first of two readers who may not approve is none', async () => {
    await connectTeam(own);
    const other = await phone();
    const readOnce = decided({ ...waits, needsSecond: true }, { do: 'approve' }, testNow, 'Eve');
    await other.write(row(readOnce));
    await eventually(() => expect(unconfirmed()).toContain('not confirmed'));
    expect(aiResults.get('r1')?.reading).toBeUndefined();
    await other.write(approvalRow(readOnce));
    await eventually(() => expect(approvalHereOf('r1')).toBe(digestOf(readOnce)));
    expect(aiResults.get('r1')?.reading).toBeUndefined();
  });

  it('two readers are two people whose devices have signed: two names on one device are not, nor is one signature', async () => {
    await connectTeam(own);
    const other = await phone();
    const seed = newUserSeed();
    const { device: laptop, devices, roster, wrap } = openTeamConnection();
    const bo = { id: 'phone', person: 'Bo', name: 'Phone', sign: publicKeyOf(seed), wrap: wrap.open, added: testNow };
    saveConnection({ ...openTeamConnection(), devices: [...devices, bo], roster: roster + 1 });
    await other.write(row({ ...waits, needsSecond: true }));
    await eventually(() => expect(statusHere()).toBe('pending'));
    expect(approveAiResult('r1', 'Ada')).toMatchObject({ status: 'pending', reading: { device: laptop } });
    expect(() => approveAiResult('r1', 'Bo')).toThrow('needs a second person of your team');
    await eventually(() => expect(approvalOn(other, 'r1')).toBe(digestOf(aiResults.get('r1') as AiResult)));
    const here = membership();
    actAs({ device: 'phone', deviceName: 'Phone' });
    const readTwice = decided(aiResults.get('r1') as AiResult, { do: 'approve' }, testNow, 'Bo');
    actAs(here);
    const first = aiApprovals.get('r1~marketing');
    const readers = await readersOf(() => ({ ...openTeamConnection(), device: 'phone', credentials: { seed } }));
    const second = approvalNow(readTwice, () => first, readers) as AiApproval;
    const says = (approval: AiApproval) => ({
      ...{ collection: 'aiApprovals', id: approval.id },
      value: { v: 1, r: approval },
    });
    const [ofLaptop, ofPhone] = second.readers ?? [];
    // Whichever of both comes first, the trail tells what is missing by now.
    await other.write(row(readTwice));
    await eventually(() => expect(unconfirmed()).toContain('not confirmed by a device whose role may approve'));
    await other.write(says({ ...second, readers: [] }));
    await eventually(() => expect(unconfirmed()).toContain('not confirmed by a device of each'));
    for (const some of [[], [ofLaptop], [ofPhone]]) {
      await other.write(says({ ...second, readers: some.flatMap((one) => one ?? []) }), row(readTwice));
      await eventually(() => expect(unconfirmed()).toContain('not confirmed by a device of each'));
      expect(statusHere()).toBe('pending');
    }
    await other.write(says(second));
    await eventually(() => expect(statusHere()).toBe('approved'));
    expect(membership()?.readers?.areTwo({ id: 'r1' })).toBe(true);
    removeDevice('phone');
    await other.write(row({ ...readTwice, updatedAt: '2026-11-03T13:00:00.000Z' }));
    await eventually(() => expect(aiResults.get('r1')?.updatedAt).toBe('2026-11-03T13:00:00.000Z'));
    expect(statusHere()).toBe('approved');
    // Whoever leaves out that it asks for two is asked all the same.
    const { needsSecond: _, ...alone } = readTwice;
    await other.write(says({ ...second, readers: [] }), row({ ...alone, updatedAt: '2026-11-03T14:00:00.000Z' }));
    await eventually(() => expect(statusHere()).toBe('pending'));
  });

  it('what two read by name before the business was on a server stays approved, and the owner’s device says so', async () => {
    const asks = { ...waits, needsSecond: true };
    const byName = decided(decided(asks, { do: 'approve' }, testNow, 'Ada'), { do: 'approve' }, testNow, 'Bo');
    const readOnce = decided({ ...asks, id: 'r2' }, { do: 'approve' }, testNow, 'Ada');
    await openMemoryStore({ aiResults: [byName, readOnce] }, { client: { businessName: 'Bakery' } });
    await connectTeam(own);
    const other = await phone();
    await eventually(() => expect(approvalOn(other, 'r1')).toBe(digestOf(byName)));
    expect(aiResults.get('r2')).toMatchObject({ status: 'pending', reading: undefined });
    expect(aiApprovals.get('r1~marketing')?.readers).toMatchObject([{ byName: true }]);
    await other.write(row({ ...byName, updatedAt: '2026-11-03T13:00:00.000Z' }));
    await eventually(() => expect(aiResults.get('r1')?.updatedAt).toBe('2026-11-03T13:00:00.000Z'));
    expect([statusHere(), membership()?.readers?.areTwo({ id: 'r1' })]).toEqual(['approved', false]);
  });

  it('approvals from before the business was on a server go with it', async () => {
    await openMemoryStore({ aiResults: [approved] }, { client: { businessName: 'Bakery' } });
    await connectTeam(own);
    const other = await phone();
    await eventually(() => expect(approvalOn(other, 'r1')).toBe(approvalOf(approved).digest));
    expect(statusHere()).toBe('approved');
    await other.write(row({ ...approved, updatedAt: '2026-11-03T13:00:00.000Z' }));
    await eventually(() => expect(aiResults.get('r1')?.updatedAt).toBe('2026-11-03T13:00:00.000Z'));
    expect(statusHere()).toBe('approved');
  });

  it('and approvals from before they had rows of their own, once, when a device that may approve connects', async () => {
    await connectTeam(own);
    const other = await phone();
    const storage = openStorage() as JoinedStorage;
    // As an earlier version has taken it in.
    await storage.takeIn([row(approved)], []);
    expect(statusHere()).toBe('approved');
    await reload();
    await eventually(() => expect(approvalOn(other, 'r1')).toBe(approvalOf(approved).digest));
    await other.write(takenBack);
    await eventually(() => expect(statusHere()).toBe('pending'));
    await reload();
    await eventually(() => expect(openTeamConnection().told).toBe(openTeamConnection().roster));
    expect([statusHere(), aiApprovals.get('r1~marketing')?.digest]).toEqual(['pending', '']);
  });

  it('one that the server refuses waits, is named as what it approves, and can be taken back', async () => {
    await connectTeam(own);
    const other = await phone();
    const { id } = recordAiResult({ ...waits });
    const refused = `${subjectPrefix(openTeamConnection())}.${await (await ringNames(openTeamConnection().ring)).token(approvalsOf('marketing'))}.`;
    team.takes = (subject) => !subject.startsWith(refused);
    approveAiResult(id);
    await eventually(() =>
      expect(heldRecords()).toEqual([
        {
          collection: 'aiApprovals',
          id: `${id}~marketing`,
          name: 'About us',
          why: 'refused',
          reason: 'The server does not allow this device to do that.',
          changed: true,
        },
      ]),
    );
    await eventually(() => expect(other.shown.get(`aiResults/${id}`)).toMatchObject({ r: { status: 'approved' } }));
    expect(approvalOn(other, id)).toBeUndefined();
    await discardHeld(heldRecords());
    expect(heldRecords()).toEqual([]);
    expect(statusHere(id)).toBe('pending');
  });

  it('what else is written is acknowledged beside one that the server refuses, and the refused one never', async () => {
    await connectTeam(own);
    const refused = `${subjectPrefix(openTeamConnection())}.${await (await ringNames(openTeamConnection().ring)).token(approvalsOf('marketing'))}.`;
    team.takes = (subject) => !subject.startsWith(refused);
    approveAiResult(recordAiResult({ ...waits }).id);
    await eventually(() => expect(heldRecords()).toHaveLength(1));
    editContact('c1', { name: 'Ada King' });
    await whenAcknowledged(contacts);
    await whenAcknowledged(aiResults);
    await expect(whenAcknowledged(aiApprovals)).rejects.toThrow('does not allow this device');
    await expect(whenAcknowledged()).rejects.toThrow('does not allow this device');
  });

  it('a device whose role may not approve writes none, whatever it writes of an entry', async () => {
    await connectTeam(own);
    const other = await phone();
    await other.write(approvalRow(approved), row(approved));
    await eventually(() => expect(statusHere()).toBe('approved'));
    const [connection] = teamConnections.all();
    const rights = { marketing: ['view', 'add', 'change'] } as Role['rights'];
    const role = { id: 'role-1', name: 'Helper', all: false, rights, hidden: [] };
    if (connection)
      commit({ label: 'Role', changes: [put(teamConnections, { ...connection, role })], undoable: false });
    await (openStorage() as JoinedStorage).takeIn([row({ ...approved, id: 'r2' })], []);
    commentAiResult('r1', 'Good.');
    commentAiResult('r2', 'Good.');
    await flush();
    await reload();
    expect(aiApprovals.all().map(({ id }) => id)).toEqual(['r1~marketing']);
  });

  it('nor does one from which the server takes none: what was approved before is left to the others', async () => {
    await connectTeam(own);
    const rights = { crm: ['view', 'change'], marketing: ['view', 'approve'] } as Role['rights'];
    const role = { id: 'role-1', name: 'Helper', all: false, rights, hidden: [] };
    const { owner: _, ...connection } = openTeamConnection();
    const approving = ['campaigns', approvalsOf('marketing')];
    // Let in before approvals had rows; its list was made longer by the owner, its token was not; and both.
    for (const [writes, signer, approvals] of [
      [['campaigns'], 'AB', 0],
      [approving, undefined, 0],
      [approving, 'AB', 1],
    ] as const) {
      const devices = connection.devices.map((one) => ({ ...one, role, writes: [...writes], signer }));
      commit({ label: 'In', changes: [put(teamConnections, { ...connection, role, devices })], undoable: false });
      await (openStorage() as JoinedStorage).takeIn([row(approved)], []);
      await reload();
      const told = server.seq;
      editContact('c1', { name: `Ada ${told}` });
      await eventually(() => expect(server.seq).toBeGreaterThan(told));
      expect(aiApprovals.size).toBe(approvals);
    }
  });

  it('devices that came in before are given by the owner’s what their roles read and write of approvals, and of settings', async () => {
    await connectTeam(own);
    const connection = openTeamConnection();
    const [first] = connection.devices as [TeamDevice];
    const rights = { marketing: ['view', 'approve'] } as Role['rights'];
    const role = { id: 'role-1', name: 'Helper', all: false, rights, hidden: [] };
    const helper = { ...first, id: 'aabbccddeeff', role, reads: ['contacts'], writes: ['campaigns'] };
    commit({
      label: 'Earlier',
      changes: [put(teamConnections, { ...connection, devices: [first, helper] })],
      undoable: false,
    });
    await reload();
    await eventually(() => expect(openTeamConnection().told).toBe(connection.roster + 1));
    expect(openTeamConnection().devices).toMatchObject([
      first,
      {
        reads: ['contacts', 'personSettings', ...approvalModules.map(approvalsOf)],
        writes: ['campaigns', 'personSettings', 'aiApprovals/marketing'],
      },
    ]);
    expect(openTeamConnection().devices[0]).toEqual(first);
  });
});
