import type { AiResult } from '@steps/business/src/ai/ledger/aiResult';
import { decided } from '@steps/business/src/ai/ledger/aiResultRules';
import { actAs } from '@steps/business/src/nouns/people/membership';
import type { Role } from '@steps/business/src/nouns/people/person';
import { aiResult, testNow } from '@steps/testing/src/builders';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { TeamDevice } from '../devices/roster';
import { postRole } from '../rights/postRole';
import { isReadingSigned, newUserSeed, publicKeyOf, signsReading } from '../server/signing';
import type { AiApproval, Reader } from './aiApproval';
import { approvalNow, asItsApprovalSays } from './approvalRules';
import { otherReaders, Readers, whyNotSecond } from './readers';

const keys = { isReadingSigned, signsReading };
/** Ada has two devices, Bo one; the laptop is the owner's. */
const persons = { laptop: 'Ada', tablet: ' ada', phone: 'Bo' } as const;
type Device = keyof typeof persons;
const names = Object.keys(persons) as Device[];
const seeds = Object.fromEntries(names.map((id) => [id, newUserSeed()])) as Record<Device, string>;
const sign = publicKeyOf(seeds.laptop);

interface TeamOptions {
  readonly removed?: Partial<Record<Device, string>>;
  readonly business?: string;
  readonly owner?: Device;
}

const listed = names.map((id) => {
  const [person, open] = [persons[id], publicKeyOf(seeds[id])];
  return { id, person, name: id, sign: open, wrap: '', added: testNow };
});

function readersOn(device: Device, { removed = {}, business = 'b1', owner = 'laptop' }: TeamOptions = {}): Readers {
  const devices = listed.map((one) => ({ ...one, ...(removed[one.id] && { removed: removed[one.id] }) }));
  const ownership = { term: 1, sign, links: [] };
  const secrets = owner === device ? { owner: { operator: '', system: '', account: '' } } : {};
  const credentials = { seed: seeds[device] };
  return new Readers(() => ({ workspace: 'w1', business, device, devices, ownership, credentials, ...secrets }), keys);
}

/** Decides on a device, as its person. */
function on<T>(device: Device, work: () => T): T {
  const team = { device, devices: listed };
  const readers = {
    refuse: (first?: string) => whyNotSecond(team, first),
    others: () => [],
    areTwo: () => false,
    subscribe: () => () => {},
  };
  actAs({ device, deviceName: device, readers });
  try {
    return work();
  } finally {
    actAs(undefined);
  }
}

const asks = aiResult({ id: 'r1', output: 'Our sourdough rests for a day.', risk: 'high', needsSecond: true });
const reads = (result: AiResult, device: Device, actor: string = persons[device]) =>
  on(device, () => decided(result, { do: 'approve' }, testNow, actor));
const only = (one: AiApproval | undefined) => (id: string) => (one?.id === id ? one : undefined);

/** The approval as a device writes it, after what was there. */
const writes = (result: AiResult, device: Device, before?: AiApproval, options?: TeamOptions) =>
  on(device, () => approvalNow(result, only(before), readersOn(device, options)));

const readOnce = reads(asks, 'laptop');
const first = writes(readOnce, 'laptop');
const readTwice = reads(readOnce, 'phone');
const second = writes(readTwice, 'phone', first);

/** It has checked a signature once: each takes some ms. */
const tablet = readersOn('tablet');
const believed = (result: AiResult, approval: AiApproval | undefined, options?: TeamOptions) =>
  asItsApprovalSays(result, only(approval), options ? readersOn('tablet', options) : tablet) === result;
/** The same approval with other readers. */
const signedBy = (readers: readonly Reader[] | undefined): AiApproval | undefined =>
  second && { ...second, readers: [...(readers ?? [])] };

afterEach(() => actAs(undefined));

describe('two readers', () => {
  it('are two devices of two people, each of which has signed the words', () => {
    expect(second?.readers?.map(({ device }) => device)).toEqual(['laptop', 'phone']);
    expect([believed(readOnce, first), believed(readTwice, second)]).toEqual([true, true]);
    expect(tablet.proofOf(readTwice, second ?? {})).toBe('devices');
    expect(asItsApprovalSays(readTwice, only(signedBy([])), tablet)).toMatchObject({
      status: 'pending',
      reading: undefined,
      history: expect.arrayContaining([expect.objectContaining({ note: expect.stringContaining('not confirmed') })]),
    });
  });

  it('are not one person, whatever names are typed on which of their devices', () => {
    for (const device of ['laptop', 'tablet'] as const) {
      expect(() => reads(readOnce, device, 'Somebody else')).toThrow('needs a second person of your team');
      // A device that is made to sign all the same.
      const forged = { ...readTwice, history: readTwice.history.map((line) => ({ ...line, device })) };
      expect(believed(forged, writes(forged, device, first))).toBe(false);
    }
  });

  it.each<[string, Partial<Reader>]>([
    ['of another device', { device: 'tablet' }],
    ['of no device of the team', { device: 'watch' }],
    ['of another time', { at: '2026-11-03T12:00:01.000Z' }],
    ['that is none', { signature: 'none' }],
    ['that is empty', { signature: '' }],
    ['that says to be the owner’s', { byName: true }],
  ])('one signature %s is none', (_, other) => {
    for (const at of [0, 1]) {
      expect(
        believed(readTwice, signedBy(second?.readers?.map((one, n) => (n === at ? { ...one, ...other } : one)))),
      ).toBe(false);
    }
  });

  it('have signed these words in this business, and no others', () => {
    const others: ((result: AiResult) => AiResult)[] = [
      (result) => ({ ...result, id: 'r2' }),
      (result) => ({ ...result, module: 'crm' }),
      (result) => ({ ...result, output: `${result.output} ` }),
      (result) => ({ ...result, data: { text: 'Other words' } }),
      (result) => ({ ...result, about: { collection: 'contacts', id: 'c1', field: 'notes' } }),
    ];
    for (const other of others) {
      // Of a device whose server takes whatever it writes.
      const changed = other(readTwice);
      const approval = writes(
        changed,
        'phone',
        second && { ...second, id: approvalNow(changed, () => undefined)?.id ?? '' },
      );
      expect(approval?.readers?.map(({ device }) => device)).toEqual(['phone']);
      expect(believed(changed, approval)).toBe(false);
    }
    expect(believed(readTwice, second, { business: 'b2' })).toBe(false);
  });

  it('read the same: words changed after the first signature are read again by both', () => {
    const changed = on('phone', () => decided(readOnce, { do: 'modify', text: 'It rests.' }, testNow, 'Bo'));
    expect(changed).toMatchObject({ status: 'pending', reading: { device: 'phone', text: 'It rests.' } });
    const changedOnce = writes(changed, 'phone', first);
    expect(changedOnce?.readers?.map(({ device }) => device)).toEqual(['phone']);
    const modified = reads(changed, 'laptop');
    expect(modified).toMatchObject({ status: 'modified', editedText: 'It rests.' });
    const approval = writes(modified, 'laptop', changedOnce);
    expect([believed(modified, approval), believed({ ...modified, editedText: 'It does not.' }, approval)]).toEqual([
      true,
      false,
    ]);
  });

  it('stay two when one of their devices is removed afterwards; what it signs after that counts for nothing', () => {
    expect(believed(readTwice, second, { removed: { phone: '2026-12-01T00:00:00.000Z' } })).toBe(true);
    expect(believed(readTwice, second, { removed: { phone: '2026-01-01T00:00:00.000Z' } })).toBe(false);
  });

  it('whoever of the three devices signs what, in any order: believed only with both people', () => {
    const signature = (device: Device) => {
      const line = { ...readTwice, history: readTwice.history.map((one) => ({ ...one, device })) };
      return writes(line, device, undefined, { owner: 'phone' })?.readers?.find(
        (one) => one.device === device && !one.byName,
      );
    };
    const each = Object.fromEntries(names.map((name) => [name, signature(name)]));
    fc.assert(
      fc.property(fc.shuffledSubarray(names), (some) => {
        const readers = some.flatMap((name) => each[name] ?? []);
        const both = some.includes('phone') && some.length > 1;
        expect(believed(readTwice, signedBy(readers))).toBe(both);
      }),
    );
  });
});

describe('who else may be the second reader', () => {
  const role = (rights: Role['rights']): Role => ({ id: 'r', name: 'r', all: false, rights, hidden: [] });
  const others = (device: Device, phone: Partial<TeamDevice> = {}) =>
    otherReaders({ device, devices: listed.map((one) => (one.id === 'phone' ? { ...one, ...phone } : one)) }, 'crm');

  it('is another person, on whichever device one is oneself', () => {
    expect([others('laptop'), others('tablet')]).toEqual([['Bo'], ['Bo']]);
    expect(others('phone')).toEqual([' ada']);
  });

  it('is nobody whose device is out of the team, whose role does not approve, or who is a post office', () => {
    expect(others('laptop', { removed: testNow })).toEqual([]);
    expect(others('laptop', { role: role({ crm: ['view', 'change'] }) })).toEqual([]);
    expect(others('laptop', { role: role({ crm: ['view', 'approve'] }) })).toEqual(['Bo']);
    expect(others('laptop', { role: postRole })).toEqual([]);
  });
});

describe('what was approved before readers signed', () => {
  const old = decided(decided(asks, { do: 'approve' }, testNow, 'Ada'), { do: 'approve' }, testNow, 'Cleo');
  const unsigned = approvalNow(old, () => undefined);

  it('stays approved once the owner’s device says so, by name', () => {
    expect(believed(old, unsigned)).toBe(false);
    const vouched = unsigned && readersOn('laptop').vouched(old, unsigned);
    expect(tablet.proofOf(old, vouched ?? {})).toBe('names');
    expect(believed(old, vouched)).toBe(true);
    // It is said once.
    expect(vouched && readersOn('laptop').vouched(old, vouched)).toBeUndefined();
  });

  it('is vouched for by no other device', () => {
    expect(unsigned && readersOn('phone').vouched(old, unsigned)).toBeUndefined();
    const pretended = unsigned && readersOn('phone', { owner: 'phone' }).vouched(old, unsigned);
    expect(pretended?.readers).toHaveLength(1);
    expect(believed(old, pretended)).toBe(false);
  });
});
