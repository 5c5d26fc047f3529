import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { presets } from '../../host/src/people/presets';
import { freePort } from '../../shared/build/freePort.mjs';
import { natsServerPath, startTeamServer } from '../../shared/build/teamServer.mjs';
import { type AiResult, aiResults } from '../../shared/business/src/ai/ledger/aiResult';
import { decided } from '../../shared/business/src/ai/ledger/aiResultRules';
import { approveAiResult, recordAiResult, reopenAiResult } from '../../shared/business/src/ai/ledger/aiResultState';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { aiApprovals } from '../../shared/journal/src/team/approvals/aiApproval';
import { approvalNow } from '../../shared/journal/src/team/approvals/approvalRules';
import { givenRole } from '../../shared/journal/src/team/devices/deviceAccess';
import { ringFor, ringNames } from '../../shared/journal/src/team/keys/keyRing';
import { closeDevices, type Device, device, fieldOf } from '../../shared/journal/src/team/link/teamBed.fixture';
import { type NatsLogOptions, natsLog } from '../../shared/journal/src/team/nats/natsLog';
import { approvalsOf } from '../../shared/journal/src/team/rights/teamCollections';
import { packSubject } from '../../shared/journal/src/team/rows/teamPack';
import { subjectPrefix } from '../../shared/journal/src/team/server/deviceRights';
import { giveAccount, testTeamServer } from '../../shared/journal/src/team/server/natsOwner';
import { readOwnerCode } from '../../shared/journal/src/team/server/ownerCode';
import { deviceTokenByRole, newUserSeed, publicKeyOf } from '../../shared/journal/src/team/server/signing';
import { saveConnection } from '../../shared/journal/src/team/teamConnection';
import { reachServersWith } from '../../shared/journal/src/team/teamReach';
import { connectTeam } from '../../shared/journal/src/team/teamState';
import {
  closeClient,
  closeWorkspaceStore,
  openClient,
  openClientId,
  openStorage,
} from '../../shared/platform/src/core/store/database';
import { flush } from '../../shared/platform/src/core/store/saveQueue';
import { aiResult, contact, testNow } from '../../shared/testing/src/builders';
import { openMemoryStore } from '../../shared/testing/src/memoryStore';
import { openTeamConnection } from '../../shared/testing/src/teamServer';

const program = natsServerPath();
/** Node 20 has no WebSocket of its own. */
const wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => ({
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});
const words = 'Our sourdough rests for thirty-six hours before it meets the oven, every single day.';
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });

/** Lets a device with a role into the open business, as its owner does. */
async function access(name: string, roleName: string) {
  const role = presets.find((preset) => preset.name === roleName);
  const { owner, ...connection } = openTeamConnection();
  if (!role || !owner) throw new Error(`Expected a preset called ${roleName}, and the owner's device.`);
  const seed = newUserSeed();
  const sign = publicKeyOf(seed);
  const { token, signer } = await deviceTokenByRole(owner.account, sign);
  const given = givenRole(role, presets);
  const made = { id: name, person: roleName, name, ...given, sign, signer, wrap: connection.wrap.open, added: testNow };
  const devices = [...connection.devices, made];
  const { address, workspace, business, ring, roster } = connection;
  // Its own connection tells the server.
  saveConnection({ ...connection, owner, devices, roster: roster + 1 });
  await eventually(() => expect(openTeamConnection().told).toBe(roster + 1));
  const options = { workspace, business, device: name, address, credentials: { seed, token }, owns: false, wsFactory };
  return { ring: given.reads ? await ringFor(ring, given.reads) : ring, options };
}

/** A device with a program of its own: it writes whatever it is told. */
async function member(name: string, roleName: string): Promise<Device> {
  const { ring, options } = await access(name, roleName);
  const made = await device(name, natsLog(options), { ring, prefix: subjectPrefix(openTeamConnection()) });
  made.start();
  await eventually(() => expect(made.status().state).toBe('connected'));
  return made;
}

const ledgerRow = (entry: AiResult) => ({ collection: 'aiResults', id: entry.id, value: aiResults.stored(entry) });

function approvalRow(entry: AiResult) {
  const approval = approvalNow(entry, () => undefined);
  if (!approval) throw new Error('Expected something that was approved.');
  return { collection: 'aiApprovals', id: approval.id, value: aiApprovals.stored(approval) };
}

const notesOf = (one: Device) => {
  const { v } = one.shown.get('contacts/c1') as { v: number };
  return { ...fieldOf('c1', 'notes', words), value: { v, r: { notes: words } } };
};

async function reload(): Promise<void> {
  const id = openClientId() ?? '';
  await closeClient();
  await openClient(id);
}

describe.skipIf(!program)('approvals on a real server (skipped where nats-server is not installed)', () => {
  let store: string;
  let server: Awaited<ReturnType<typeof startTeamServer>>;
  let stopReaching: () => void;

  beforeAll(async () => {
    // What a device is called is read off its browser.
    vi.stubGlobal('navigator', { userAgent: 'Linux' });
    store = mkdtempSync(join(tmpdir(), 'steps-approvals-'));
    const websocket = await freePort();
    const started = { store, port: -1, websocket, origins: ['http://localhost:3000'], piped: true };
    server = await startTeamServer(program ?? '', started);
    const unused = () => Promise.reject(new Error('Nobody is invited here.'));
    stopReaching = reachServersWith({
      test: ({ address, code }) => testTeamServer({ address, wsFactory }, readOwnerCode(code)),
      giveAccount: (address, owner, devices) => giveAccount({ address, wsFactory }, owner, devices),
      log: (connection) => natsLog({ ...connection, owns: connection.owner !== undefined, wsFactory }),
      host: unused,
      meet: unused,
    });
  }, 20_000);

  beforeEach(async () => {
    const made = [contact({ id: 'c1', name: 'Ada Byron' })];
    await openMemoryStore({ contacts: made }, { client: { businessName: 'Bakery' } });
    await connectTeam({ address: server.address, code: server.code ?? '' });
  });

  afterEach(async () => {
    await closeDevices();
    await closeWorkspaceStore({ discard: true });
  });

  afterAll(async () => {
    stopReaching();
    vi.unstubAllGlobals();
    const ended = new Promise((resolve) => server.child.once('close', resolve));
    server.child.kill('SIGTERM');
    await ended;
    rmSync(store, { recursive: true, force: true });
  });

  it('a role that may not approve is refused by the server, and nobody believes what it says instead', async () => {
    const waits = recordAiResult({ ...aiResult({ title: 'About us', output: words }) });
    const hostile = await member('hostile', 'Member');
    await eventually(() => expect(hostile.shown.has(`aiResults/${waits.id}`)).toBe(true));
    await eventually(() => expect(hostile.shown.has('contacts/c1')).toBe(true));
    const forged = decided(waits, { do: 'approve' }, testNow, 'Owner');
    await hostile.write(approvalRow(forged), ledgerRow(forged), notesOf(hostile));
    await eventually(() => expect(hostile.status()).toMatchObject({ refused: 1, waiting: 1 }));
    // The ledger and the contact are its to write, and came.
    await eventually(() => expect(aiResults.get(waits.id)?.history.at(-1)?.note).toContain('not confirmed'));
    await eventually(async () =>
      expect(await openStorage()?.rowsSetAside()).toMatchObject([
        { collection: 'contacts', id: 'c1', reason: expect.stringContaining('“About us” was made by AI') },
      ]),
    );
    expect(aiResults.get(waits.id)?.status).toBe('pending');
    await reload();
    expect([aiResults.get(waits.id)?.status, JSON.stringify(contacts.all())]).toEqual([
      'pending',
      expect.not.stringContaining('sourdough'),
    ]);
    // A device that comes later is told no more than the others.
    const later = await member('later', 'Read only');
    expect([...later.shown.keys()].filter((key) => key.startsWith('aiApprovals/'))).toEqual([]);
  }, 30_000);

  it('nor may it write one by another way: as a pack, or in place of an approval that is there', async () => {
    const { id } = recordAiResult({ ...aiResult({ output: words }) });
    approveAiResult(id);
    const { options } = await access('raw', 'Member');
    // The owner's device makes the stream.
    const log = await vi.waitFor(natsLog(options), { timeout: 10_000 });
    const { ring } = openTeamConnection();
    const shelf = `${subjectPrefix(openTeamConnection())}.${await (await ringNames(ring)).token(approvalsOf('marketing'))}`;
    const { row } = await ringNames(ring);
    const there = `${shelf}.${await row('aiApprovals', `${id}~marketing`)}`;
    await eventually(async () => expect(await log.last(there)).toBeDefined());
    const seq = (await log.last(there))?.seq ?? 0;
    for (const [subject, expected] of [
      [there, seq],
      [packSubject(shelf), 0],
    ] as const) {
      await expect(log.publish(subject, new Uint8Array([3]), expected)).rejects.toMatchObject({ fault: 'refused' });
    }
    expect((await log.last(there))?.seq).toBe(seq);
    await log.close();
  }, 30_000);

  it('an approval by who may passes and stays, lets the words into records, and is taken back everywhere', async () => {
    const waits = recordAiResult({ ...aiResult({ title: 'About us', output: words }) });
    const manager = await member('manager', 'Manager');
    await eventually(() => expect(manager.shown.has(`aiResults/${waits.id}`)).toBe(true));
    await eventually(() => expect(manager.shown.has('contacts/c1')).toBe(true));
    const approved = decided(waits, { do: 'approve' }, testNow, 'Mo');
    // In the wrong order, the words first.
    await manager.write(notesOf(manager));
    await eventually(async () => expect(await openStorage()?.rowsSetAside()).toMatchObject([{ id: 'c1' }]));
    await manager.write(ledgerRow(approved));
    await eventually(() => expect(aiResults.get(waits.id)?.history.at(-1)?.note).toContain('not confirmed'));
    await manager.write(approvalRow(approved));
    await eventually(() => expect(aiResults.get(waits.id)?.status).toBe('approved'));
    await eventually(() => expect(contacts.get('c1')).toMatchObject({ notes: words }));
    expect(manager.status()).toMatchObject({ refused: 0 });
    await reload();
    expect([aiResults.get(waits.id), contacts.get('c1')]).toMatchObject([{ status: 'approved' }, { notes: words }]);
    reopenAiResult(waits.id);
    await flush();
    const key = `aiApprovals/${waits.id}~marketing`;
    await eventually(() => expect(manager.shown.get(key)).toMatchObject({ r: { digest: '' } }));
    // What was approved once is not approved again by being sent again.
    const hostile = await member('hostile', 'Member');
    await hostile.write(ledgerRow({ ...approved, updatedAt: '2026-11-03T13:00:00.000Z' }));
    await eventually(() => expect(aiResults.get(waits.id)?.updatedAt).toBe('2026-11-03T13:00:00.000Z'));
    expect(aiResults.get(waits.id)?.status).toBe('pending');
  }, 30_000);
});
