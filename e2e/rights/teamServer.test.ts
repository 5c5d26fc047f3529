import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { presets } from '../../host/src/people/presets';
import { freePort } from '../../shared/build/freePort.mjs';
import { natsServerPath, startTeamServer } from '../../shared/build/teamServer.mjs';
import { accountDevices, givenRole } from '../../shared/journal/src/team/devices/deviceAccess';
import type { TeamDevice } from '../../shared/journal/src/team/devices/roster';
import { newKeyRing, ringFor, ringNames } from '../../shared/journal/src/team/keys/keyRing';
import {
  closeDevices,
  contactRow,
  type Device,
  device,
  fieldOf,
} from '../../shared/journal/src/team/link/teamBed.fixture';
import type { TeamLog } from '../../shared/journal/src/team/log/teamLog';
import { type NatsLogOptions, natsLog } from '../../shared/journal/src/team/nats/natsLog';
import { roleRights } from '../../shared/journal/src/team/rights/roleRights';
import { approvalModules, approvalsOf, teamCollections } from '../../shared/journal/src/team/rights/teamCollections';
import { subjectPrefix } from '../../shared/journal/src/team/server/deviceRights';
import { connected } from '../../shared/journal/src/team/server/natsConnection';
import { giveAccount } from '../../shared/journal/src/team/server/natsOwner';
import { type OwnerKeys, readOwnerCode } from '../../shared/journal/src/team/server/ownerCode';
import {
  deviceToken,
  deviceTokenByRole,
  newAccountSeed,
  newUserSeed,
  publicKeyOf,
} from '../../shared/journal/src/team/server/signing';

const program = natsServerPath();
/** Node 20 has no WebSocket of its own. */
const wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => ({
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});
const ring = newKeyRing();
const business = { workspace: 'team1', business: 'business1' };
const prefix = subjectPrefix(business);
const account = newAccountSeed();
let store: string;
let keys: OwnerKeys;
let server: Awaited<ReturnType<typeof startTeamServer>>;
let owner: TeamLog;
/** Who is in, as the account says it. */
const devices: TeamDevice[] = [];

/** How a device with a role, or the owner's, reaches the server. */
async function access(name: string, role?: (typeof presets)[number]) {
  const seed = newUserSeed();
  const sign = publicKeyOf(seed);
  const reach = { ...business, device: name, address: server.address, wsFactory };
  if (!role)
    return { ring, options: { ...reach, credentials: { seed, token: await deviceToken(account, sign) }, owns: true } };
  const { token, signer } = await deviceTokenByRole(account, sign);
  const given = givenRole(role, presets);
  devices.push({
    id: name,
    person: role.name,
    name,
    ...given,
    sign,
    signer,
    wrap: '',
    added: '2026-01-01T00:00:00.000Z',
  });
  await giveAccount({ address: server.address, wsFactory }, keys, await accountDevices({ ...business, devices, ring }));
  const own = given.reads ? await ringFor(ring, given.reads) : ring;
  return { ring: own, options: { ...reach, credentials: { seed, token }, owns: false } };
}

async function member(name: string, role: (typeof presets)[number]): Promise<Device> {
  const { options, ring: own } = await access(name, role);
  return device(name, natsLog(options), { prefix, ring: own });
}

const roleNamed = (name: string) => {
  const role = presets.find((preset) => preset.name === name);
  if (!role) throw new Error(`Expected a preset called ${name}.`);
  return role;
};

describe.skipIf(!program)('a real server (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    store = mkdtempSync(join(tmpdir(), 'steps-roles-'));
    const websocket = await freePort();
    const started = { store, port: -1, websocket, origins: ['http://localhost:3000'], piped: true };
    server = await startTeamServer(program ?? '', started);
    keys = { ...readOwnerCode(server.code ?? ''), account };
    await giveAccount({ address: server.address, wsFactory }, keys);
    owner = await natsLog((await access('owner')).options)();
  }, 20_000);

  afterAll(async () => {
    await closeDevices();
    await owner.close();
    const ended = new Promise((resolve) => server.child.once('close', resolve));
    server.child.kill('SIGTERM');
    await ended;
    rmSync(store, { recursive: true, force: true });
  });

  it.each(presets)(
    '$name: takes the rows that the role may write and refuses every other at once',
    async (role) => {
      const log = await natsLog((await access(`of-${role.id.slice(5)}`, role)).options)();
      const { writes } = roleRights(role, presets);
      const { token } = await ringNames(ring);
      const began = performance.now();
      for (const name of [...teamCollections.map((one) => one.name), ...approvalModules.map(approvalsOf)]) {
        const publishing = log.publish(`${prefix}.${await token(name)}.${role.id}`, new Uint8Array([1]), 0);
        if (!writes || writes.includes(name)) expect(await publishing, name).toBeGreaterThan(0);
        else await expect(publishing, name).rejects.toMatchObject({ fault: 'refused' });
      }
      // A refusal that came as silence would take 8 seconds each.
      expect(performance.now() - began).toBeLessThan(8000);
      await log.close();
    },
    30_000,
  );

  it.each(presets.filter(({ all }) => !all))('$name: neither empties, changes nor makes a stream', async (role) => {
    const { options } = await access('outside', role);
    const connection = await connected({ ...options, inbox: '_INBOX_outside' });
    const stream = `STEPS_${business.workspace}`;
    for (const verb of ['DELETE', 'PURGE', 'UPDATE', 'CREATE', 'MSG.DELETE', 'SNAPSHOT']) {
      const asked = connection.request(`$JS.API.STREAM.${verb}.${stream}`, '{}', { timeout: 2000 });
      await expect(asked, verb).rejects.toThrow(/[Pp]ermission/);
    }
    await connection.close();
  });

  it('what a role may not change stays in its browser, at once and with all else going out, and can be taken back', async () => {
    const { options } = await access('laptop', roleNamed('Owner'));
    const laptop = await device('laptop', natsLog(options), { prefix, ring });
    await laptop.write(contactRow('ada', { name: 'Ada' }));
    laptop.start();
    const phone = await member('phone', roleNamed('Marketing'));
    phone.start();
    await vi.waitFor(() => expect(phone.shown.has('contacts/ada')).toBe(true), { timeout: 10_000 });
    const campaign = { ...contactRow('spring', { name: 'Spring' }), collection: 'campaigns' };
    await phone.write(fieldOf('ada', 'name', 'Eve'), campaign);
    await vi.waitFor(() => expect(laptop.shown.has('campaigns/spring')).toBe(true), { timeout: 6000 });
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ state: 'connected', refused: 1 }), { timeout: 6000 });
    await phone.link().discard(phone.link().held());
    expect(phone.shown.get('contacts/ada')).toMatchObject({ r: { name: 'Ada' } });
    await vi.waitFor(() => expect(phone.status()).toMatchObject({ refused: 0, waiting: 0 }));
  }, 30_000);

  it('a role that does not see the support module is sent no key that opens a ticket', async () => {
    const { options } = await access('desk', roleNamed('Owner'));
    const desk = await device('desk', natsLog(options), { prefix, ring });
    const ticket = { ...contactRow('t1', { title: 'Leaking tap' }), collection: 'tickets' };
    await desk.write(ticket, contactRow('bo', { name: 'Bo' }));
    desk.start();
    const phone = await member('sales', roleNamed('Sales'));
    phone.start();
    await vi.waitFor(() => expect(phone.shown.has('contacts/bo')).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => expect(phone.status().locked).toBeGreaterThan(0), { timeout: 10_000 });
    expect([...phone.shown.keys()].some((key) => key.startsWith('tickets/'))).toBe(false);
  }, 30_000);
});
