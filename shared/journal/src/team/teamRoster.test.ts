// @vitest-environment page

import { setCurrentPerson } from '@steps/business/src/nouns/people/currentPerson';
import { ownerRole, type Person, people, type Role, roles } from '@steps/business/src/nouns/people/person';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { assert, asyncProperty, constantFrom, array as listOf, nat } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { newWrapKeys } from './devices/deviceKeys';
import { linkText, type Ownership, passedOn } from './devices/ownership';
import { type Roster, rosterMessage, rosterSubject, type TeamDevice } from './devices/roster';
import { newKeyRing, rotated } from './keys/keyRing';
import { subjectPrefix } from './server/deviceRights';
import { newAccountSeed, newUserSeed, publicKeyOf, signature } from './server/signing';
import { saveConnection, type TeamConnection, teamConnections } from './teamConnection';
import { TeamRoster } from './teamRoster';

const place = { workspace: '0123456789ab', business: 'ba9876543210' };
const subject = rosterSubject(subjectPrefix(place));
const account = newAccountSeed();
const id = 'client-1';

interface Owner {
  readonly seed: string;
  readonly ownership: Ownership;
  readonly roster: Roster;
}

let connection: TeamConnection;
let first: Owner;
let helper: TeamDevice;

async function deviceNamed(name: string, seed: string) {
  const keys = await newWrapKeys();
  const device: TeamDevice = {
    id: name.padEnd(12, '0'),
    person: name,
    name,
    sign: publicKeyOf(seed),
    wrap: keys.open,
    added: '2026-01-01T00:00:00.000Z',
  };
  return { device, keys };
}

beforeEach(async () => {
  await openMemoryStore();
  const [ownSeed, ownerSeed] = [newUserSeed(), newUserSeed()];
  const own = await deviceNamed('f', ownSeed);
  helper = (await deviceNamed('e', newUserSeed())).device;
  const owner = (await deviceNamed('a', ownerSeed)).device;
  const ownership: Ownership = { term: 1, sign: owner.sign, links: [] };
  const roster: Roster = { version: 1, devices: [owner, own.device, helper], ring: newKeyRing(), ownership };
  first = { seed: ownerSeed, ownership, roster };
  const { devices, ring } = roster;
  connection = {
    ...{ id, address: 'ws://localhost:4280', ...place, ring, device: own.device.id, wrap: own.keys, ownership },
    ...{ credentials: { seed: ownSeed, token: 'a.b.c' }, account: publicKeyOf(account), devices: [...devices] },
    ...{ roster: 1, told: 1 },
  };
  saveConnection(connection);
});

const now = (): TeamConnection => {
  const found = teamConnections.get(id);
  if (!found) throw new Error('Expected the connection of a business.');
  return found;
};
const sent = ({ seed, roster }: Owner) => rosterMessage(roster, subject, { account, own: seed });
const term = ({ ownership }: { readonly ownership?: Ownership | undefined }) => ownership?.term ?? 0;

/** The next list of an owner. */
function changed(owner: Owner, change: (devices: readonly TeamDevice[]) => readonly TeamDevice[]): Owner {
  const { version, devices, ring } = owner.roster;
  const next = { version: version + 1, devices: change(devices), ring: rotated(ring), ownership: owner.ownership };
  return { ...owner, roster: next };
}

/** Another device follows an owner. `by`: what signs for the one before. */
async function follower(owner: Owner, by = owner.seed): Promise<Owner> {
  const seed = newUserSeed();
  const { device } = await deviceNamed('b', seed);
  const version = owner.roster.version + 1;
  const link = { term: term(owner) + 1, version, from: publicKeyOf(owner.seed), to: device.sign };
  const text = linkText(subject, link);
  const signed = { fromSigned: await signature(by, text), toSigned: await signature(seed, text) };
  const ownership = passedOn(owner.ownership, { ...link, ...signed });
  const without = owner.roster.devices.filter(({ sign }) => sign !== link.from);
  const roster = { version, devices: [...without, device], ring: rotated(owner.roster.ring), ownership };
  return { seed, ownership, roster };
}

const removed = (devices: readonly TeamDevice[]) =>
  devices.map((one) => (one.id === helper.id ? { ...one, removed: '2026-02-01T00:00:00.000Z' } : one));
const renamed = (devices: readonly TeamDevice[]) => devices.map((one) => ({ ...one, name: `${one.name}+` }));

describe('the lists of several owners', () => {
  it('end the same in whatever order they come and however often: what was removed stays removed, whatever a former owner has done since', async () => {
    await assert(
      asyncProperty(
        listOf(constantFrom('edit', 'remove', 'follow', 'former edits'), { minLength: 2, maxLength: 7 }),
        listOf(nat(), { minLength: 1, maxLength: 10 }),
        async (steps, order) => {
          saveConnection(connection);
          let owner = first;
          let former: Owner | undefined;
          const lists: Owner[] = [];
          let removal: Owner | undefined;
          for (const step of steps) {
            if (step === 'former edits') {
              // Unknowing, and more often than its follower.
              former = former && changed(changed(changed(former, renamed), renamed), renamed);
              if (former) lists.push(former);
              continue;
            }
            if (step === 'follow') former = owner;
            owner = step === 'follow' ? await follower(owner) : changed(owner, step === 'edit' ? renamed : removed);
            if (step === 'remove') removal ??= owner;
            lists.push(owner);
          }
          const roster = new TeamRoster(id, connection);
          const messages = await Promise.all(lists.map(sent));
          const seen: TeamConnection[] = [];
          for (const at of [...order.map((any) => any % lists.length), ...messages.keys()]) {
            const before = now();
            await roster.came(messages[at] ?? new Uint8Array());
            seen.push(now());
            // Never back.
            const back = term(now()) < term(before) || (term(now()) === term(before) && now().roster < before.roster);
            expect(back).toBe(false);
          }
          if (steps.every((step) => step === 'former edits')) return;
          expect(now()).toMatchObject({ devices: owner.roster.devices, ring: owner.roster.ring });
          expect(now().ownership?.sign).toBe(publicKeyOf(owner.seed));
          const since =
            removal &&
            seen.filter(
              (one) =>
                term(one) > term(removal) || (term(one) === term(removal) && one.roster >= removal.roster.version),
            );
          for (const { devices } of since ?? [])
            expect(devices.find((one) => one.id === helper.id)?.removed).toBeDefined();
        },
      ),
      { numRuns: 15 },
    );
  });

  it('a device that was away for several owners follows them all; one whose link the owner before has not signed is none', async () => {
    const second = await follower(first);
    const third = await follower(changed(second, renamed));
    const roster = new TeamRoster(id, connection);
    const made = await follower(first, newUserSeed());
    const byAccount = await follower(first, account);
    const overFormer = changed(await follower(await follower(first, newUserSeed())), renamed);
    for (const forged of [made, byAccount, overFormer]) {
      await roster.came(await sent(forged));
      expect(now()).toEqual(connection);
    }
    await roster.came(await sent(third));
    expect(now()).toMatchObject({ roster: third.roster.version, ownership: third.ownership });
    // The first owner has signed for another device as well.
    await roster.came(await sent(changed(await follower(first), renamed)));
    await roster.came(await sent(await follower(third, first.seed)));
    expect(now().ownership).toEqual(third.ownership);
  });

  it('are followed whoever works on the device, also who may change no settings there', async () => {
    const seen: Role = { id: 'role-guest', name: 'Guest', all: false, rights: { crm: ['view'] }, hidden: [] };
    const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
    const guest: Person = { id: 'p2', name: 'Guest', email: '', active: true, roleId: seen.id, ...times };
    const boss: Person = { ...guest, id: 'p1', name: 'Olive', roleId: ownerRole };
    const make = [put(roles, { ...seen, ...times }), put(people, boss), put(people, guest)];
    setCurrentPerson('p1');
    commit({ label: 'People', changes: make, undoable: false });
    setCurrentPerson('p2');
    expect(() => requireRight('change', 'settings')).toThrow('“Guest”');
    const limited = (devices: readonly TeamDevice[]) =>
      devices.map((one) => (one.id === connection.device ? { ...one, role: seen } : one));
    const second = changed(await follower(first), limited);
    await new TeamRoster(id, connection).came(await sent(second));
    expect(now()).toMatchObject({ role: seen, ownership: second.ownership });
    setCurrentPerson(undefined);
  });

  it('no link is of another business, another version or another device', async () => {
    const second = await follower(first);
    const roster = new TeamRoster(id, connection);
    const [link] = second.ownership.links;
    if (!link) throw new Error('Expected a link.');
    const text = linkText('steps.other.business.roster', link);
    const elsewhere = {
      ...link,
      fromSigned: await signature(first.seed, text),
      toSigned: await signature(second.seed, text),
    };
    for (const forged of [
      elsewhere,
      { ...link, version: link.version + 1 },
      { ...link, to: helper.sign },
      { ...link, term: 3 },
    ]) {
      const ownership = { ...second.ownership, term: forged.term, sign: forged.to, links: [forged] };
      await roster.came(await sent({ ...second, ownership, roster: { ...second.roster, ownership } }));
      expect(now()).toEqual(connection);
    }
  });

  it('with a recovery file of an earlier version about, the account signs the next link in the place of the owner, and no later one', async () => {
    const open: Owner = { ...first, ownership: { ...first.ownership, earlierFile: true } };
    saveConnection({ ...connection, ownership: open.ownership });
    const roster = new TeamRoster(id, connection);
    const second = await follower(open, account);
    await roster.came(await sent(second));
    expect(now().ownership?.term).toBe(2);
    await roster.came(await sent(await follower(second, account)));
    expect(now().ownership?.term).toBe(2);
  });

  it('a business that an earlier version of Steps has put on its server goes on with lists that say nothing of an owner, until one does', async () => {
    const { ownership: _, ...earlier } = connection;
    saveConnection(earlier);
    const roster = new TeamRoster(id, earlier);
    const unsigned = { ...first.roster, version: 2, ownership: undefined };
    await roster.came(await rosterMessage(unsigned, subject, { account }));
    expect(now().roster).toBe(2);
    await roster.came(await sent(changed(changed(first, renamed), renamed)));
    expect(now()).toMatchObject({ roster: 3, ownership: first.ownership });
    await roster.came(await rosterMessage({ ...unsigned, version: 9 }, subject, { account }));
    expect(now().roster).toBe(3);
  });
});
