import { clients } from '@steps/business/src/nouns/clients/client';
import { updateClient } from '@steps/business/src/nouns/clients/clientState';
import { preferences } from '@steps/platform/src/core/session/preferenceState';
import { region, setRegion } from '@steps/platform/src/core/session/regionState';
import { commit } from '@steps/platform/src/core/store/commit';
import { openClientId } from '@steps/platform/src/core/store/database';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newWrapKeys } from '../devices/deviceKeys';
import type { TeamDevice } from '../devices/roster';
import type { TeamConnection } from '../teamConnection';
import { keepSettings } from './keepSettings';
import { type PersonSetting, personSettings } from './personSetting';
import { type Choice, isForAll, isLater, openedSetting, sealedSetting, settingId } from './sealedSetting';

type Team = Pick<TeamConnection, 'device' | 'devices' | 'wrap'>;

/** Devices of one list, by their names; whose each is. */
async function teamOf(people: Readonly<Record<string, string>>): Promise<Readonly<Record<string, Team>>> {
  const named = await Promise.all(
    Object.entries(people).map(async ([id, person]) => ({ id, person, wrap: await newWrapKeys() })),
  );
  const devices = named.map(
    ({ id, person, wrap }): TeamDevice => ({
      ...{ id, person, name: id, sign: id, wrap: wrap.open },
      added: '2026-01-01T00:00:00.000Z',
    }),
  );
  return Object.fromEntries(named.map(({ id, wrap }) => [id, { device: id, devices, wrap }]));
}

const now = Date.now();

describe('a setting on its way', () => {
  it('is opened by the devices of its person alone, and believed of these alone', async () => {
    const { laptop, phone, other } = await teamOf({ laptop: 'Ada', phone: ' ada ', other: 'Bo' });
    if (!laptop || !phone || !other) throw new Error('Expected three devices.');
    const row = await sealedSetting(laptop, 'region', { value: { dates: 'month' }, at: now });
    expect(Object.keys(row.sealed).sort()).toEqual(['laptop', 'phone']);
    expect(await openedSetting(phone, row, now)).toEqual({ value: { dates: 'month' }, at: now });
    expect(await openedSetting({ ...other, device: 'phone' }, row, now)).toBe('forged');
    expect(JSON.stringify(row)).not.toContain('month');
    const forged = await sealedSetting(other, 'region', { value: 'Bo was here', at: now + 1 });
    const asAdas = { ...forged, id: row.id, sealed: { phone: forged.sealed.other } } as PersonSetting;
    expect(await openedSetting(phone, asAdas, now)).toBe('forged');
    expect(await openedSetting(phone, { ...asAdas, by: 'laptop' }, now)).toBe('forged');
  });

  it('is another one under another moment or another name, or from tomorrow', async () => {
    const { laptop, phone } = await teamOf({ laptop: 'Ada', phone: 'Ada' });
    if (!laptop || !phone) throw new Error('Expected two devices.');
    const row = await sealedSetting(laptop, 'region', { value: 1, at: now });
    expect(await openedSetting(phone, { ...row, at: now + 1 }, now)).toBe('forged');
    expect(await openedSetting(phone, { ...row, id: settingId(laptop, 'shortcuts') }, now)).toBe('forged');
    const ahead = await sealedSetting(laptop, 'region', { value: 1, at: now + 25 * 3_600_000 });
    expect(await openedSetting(phone, ahead, now)).toBe('forged');
  });

  it('waits for a device that it was not sealed for', async () => {
    const { laptop } = await teamOf({ laptop: 'Ada' });
    const { phone } = await teamOf({ phone: 'Ada' });
    if (!laptop || !phone) throw new Error('Expected two devices.');
    const row = await sealedSetting(laptop, 'region', { value: 1, at: now });
    const devices = [...laptop.devices, ...phone.devices];
    expect(await openedSetting({ ...phone, devices }, row, now)).toBe('later');
    expect([isForAll(laptop, row), isForAll({ ...laptop, devices }, row)]).toEqual([true, false]);
  });

  it('is the same on all devices in the end, and the last choice, in whatever order they choose, are away and come back', async () => {
    const teams = Object.values(await teamOf({ a: 'Ada', b: 'Ada', c: 'Ada' }));
    const step = fc.record({ device: fc.nat(2), choose: fc.option(fc.nat(5)), minutes: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const here: (Choice | undefined)[] = [undefined, undefined, undefined];
        let row: PersonSetting | undefined;
        let time = now;
        let last: Choice | undefined;
        const meet = async (one: number) => {
          const team = teams[one];
          if (!team) return;
          const came = row && (await openedSetting(team, row, time));
          const mine = here[one];
          if (typeof came === 'object' && (!mine || isLater(came, mine))) here[one] = came;
          else if (mine && (typeof came !== 'object' || isLater(mine, came)))
            row = await sealedSetting(team, 'region', mine);
        };
        for (const { device, choose, minutes } of steps) {
          time += minutes * 60_000;
          if (choose === null) await meet(device);
          else {
            const choice = { value: choose, at: Math.max(time, (here[device]?.at ?? 0) + 1) };
            here[device] = choice;
            if (!last || isLater(choice, last)) last = choice;
          }
        }
        for (const one of [0, 1, 2, 0, 1, 2]) await meet(one);
        expect(here).toEqual([last, last, last]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('in a browser', () => {
  let laptop: TeamConnection;
  let phone: Team;
  let end = () => {};
  const start = () => {
    const keeping = keepSettings(
      openClientId() ?? '',
      () => laptop,
      () => true,
    );
    end = keeping.end;
    keeping.look();
  };
  const fromPhone = async (setting: string, choice: Choice) =>
    commit({
      label: 'Test',
      changes: [put(personSettings, await sealedSetting(phone, setting, choice))],
      undoable: false,
    });
  const onPhone = async (setting: string) => {
    const row = personSettings.get(settingId(phone, setting));
    return row && openedSetting(phone, row, Date.now());
  };

  beforeEach(async () => {
    await openMemoryStore({}, { client: { businessName: 'Bakery' } });
    const teams = await teamOf({ laptop: 'Ada', phone: 'Ada' });
    laptop = teams.laptop as TeamConnection;
    phone = teams.phone as Team;
  });
  afterEach(() => end());

  it('the region goes to the other device and comes from it; an older choice changes nothing', async () => {
    start();
    setRegion({ dates: 'month' });
    await vi.waitFor(async () => expect(await onPhone('region')).toMatchObject({ value: { dates: 'month' } }));
    const { at = 0 } = preferences.get('region') ?? {};
    await fromPhone('region', { value: { ...region(), dates: 'day', clock: 12 }, at: at + 5 });
    await vi.waitFor(() => expect(region()).toMatchObject({ dates: 'day', clock: 12 }));
    await fromPhone('region', { value: { ...region(), clock: 24 }, at: at + 1 });
    await vi.waitFor(async () => expect(await onPhone('region')).toMatchObject({ value: { clock: 12 }, at: at + 5 }));
    expect(region().clock).toBe(12);
  });

  it('the brand does too, with what was taken out of it', async () => {
    const id = openClientId() ?? '';
    updateClient(id, { primaryColour: '#1f6feb', boilerplate: 'Bread since 1902.' });
    start();
    await vi.waitFor(async () => expect(await onPhone('brand')).toMatchObject({ value: { primaryColour: '#1f6feb' } }));
    await fromPhone('brand', { value: { primaryColour: '#aa0000', brandGuidelines: 'Warm.' }, at: Date.now() });
    await vi.waitFor(() =>
      expect(clients.get(id)).toMatchObject({ primaryColour: '#aa0000', brandGuidelines: 'Warm.' }),
    );
    expect(clients.get(id)?.businessName).toBe('Bakery');
    expect(clients.get(id)?.boilerplate).toBeUndefined();
    updateClient(id, { primaryColour: '#00aa00' });
    await vi.waitFor(async () => expect(await onPhone('brand')).toMatchObject({ value: { primaryColour: '#00aa00' } }));
  });

  it('nothing is written for somebody with one device, nor what stays on the device', async () => {
    laptop = { ...laptop, devices: laptop.devices.filter(({ id }) => id === 'laptop') };
    start();
    setRegion({ dates: 'month' });
    commit({ label: 'Test', changes: [put(preferences, { id: 'notices.off', value: ['x'] })], undoable: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(personSettings.all()).toEqual([]);
  });
});
