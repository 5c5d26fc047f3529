import { describe, expect, it } from 'vitest';
import { hasSecret, newKeyRing, ringNames, rotated } from '../keys/keyRing';
import { newAccountSeed, newUserSeed, publicKeyOf, signature } from '../server/signing';
import { newWrapKeys, type WrapKeys } from './deviceKeys';
import { type Roster, type RosterReader, readRoster, rosterMessage, rosterSubject, type TeamDevice } from './roster';

const account = newAccountSeed();
const subject = rosterSubject('steps.team1.business1');
const decoder = new TextDecoder();
const encoder = new TextEncoder();

async function deviceNamed(id: string, more: Partial<TeamDevice> = {}) {
  const keys = await newWrapKeys();
  const device: TeamDevice = {
    id,
    person: `Person ${id}`,
    name: `Name ${id}`,
    sign: publicKeyOf(newUserSeed()),
    wrap: keys.open,
    added: '2026-01-01T00:00:00.000Z',
    ...more,
  };
  return { keys, device };
}

const reader = (device: string, keys: WrapKeys): RosterReader => ({
  subject,
  account: publicKeyOf(account),
  device,
  own: keys.own,
});

const message = (roster: Roster, at = subject, by = account) => rosterMessage(roster, at, { account: by });

describe('the list of devices', () => {
  it('gives each device that stays the list and its keys, and a removed one nothing', async () => {
    const [laptop, phone] = await Promise.all([deviceNamed('laptop'), deviceNamed('phone')]);
    const first: Roster = { version: 1, devices: [laptop.device, phone.device], ring: newKeyRing() };
    expect(await readRoster(await message(first), reader('phone', phone.keys))).toEqual(first);
    const gone = { ...phone.device, removed: '2026-02-01T00:00:00.000Z' };
    const second: Roster = { version: 2, devices: [laptop.device, gone], ring: rotated(first.ring) };
    const sent = await message(second);
    expect(await readRoster(sent, reader('laptop', laptop.keys))).toEqual(second);
    expect(await readRoster(sent, reader('phone', phone.keys))).toEqual({ version: 2, left: true });
    // Under the name of a device that stays it opens nothing either.
    await expect(readRoster(sent, reader('laptop', phone.keys))).rejects.toThrow('the owner has signed');
  });

  it('gives a device the keys that its role reads with, and no others, also of the next version', async () => {
    const { keys, device } = await deviceNamed('phone', { reads: ['contacts'] });
    const ring = rotated(newKeyRing());
    const read = await readRoster(await message({ version: 1, devices: [device], ring }), reader('phone', keys));
    if ('left' in read) throw new Error('Expected a list.');
    const names = await ringNames(ring);
    for (const version of [1, 2]) {
      expect(hasSecret(read.ring, version, await names.token('contacts'))).toBe(true);
      expect(hasSecret(read.ring, version, await names.token('deals'))).toBe(false);
    }
  });

  it('says nothing to a server: neither names nor keys', async () => {
    const { device } = await deviceNamed('phone');
    const ring = newKeyRing();
    const text = decoder.decode(await message({ version: 1, devices: [device], ring }));
    for (const secret of [device.name, device.person, ring.names, JSON.stringify(ring.versions)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('is believed from the owner alone, for its own business, and as it was signed', async () => {
    const { keys, device } = await deviceNamed('phone');
    const roster: Roster = { version: 1, devices: [device], ring: newKeyRing() };
    const sent = decoder.decode(await message(roster));
    const { said } = JSON.parse(sent);
    const later = said.replace('"version":1', '"version":9');
    const forged = [
      await message(roster, subject, newAccountSeed()),
      await message(roster, rosterSubject('steps.team1.other')),
      encoder.encode(JSON.stringify({ ...JSON.parse(sent), said: later })),
      encoder.encode(JSON.stringify({ said: later, signature: await signature(newUserSeed(), later) })),
      encoder.encode('garbage'),
      new Uint8Array(40),
    ];
    for (const bytes of forged) {
      await expect(readRoster(bytes, reader('phone', keys))).rejects.toThrow('the owner has signed');
    }
  });
});
