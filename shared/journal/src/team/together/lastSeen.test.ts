// @vitest-environment page

import { nextClock, noClock } from '@steps/platform/src/core/storage/clock';
import { openMemoryStore } from '@steps/testing/src/memoryStore';
import { beforeEach, expect, it } from 'vitest';
import { stampOf } from '../rows/teamRow';
import { HandClock } from './handClock.fixture';
import { forgetLastSeen, LastSeen, teamSeen } from './lastSeen';

const minute = 60_000;
const hour = 60 * minute;
let clock: HandClock;
let start: number;
let seen: LastSeen;

beforeEach(async () => {
  await openMemoryStore({}, { client: { businessName: 'Bakery' } });
  clock = new HandClock();
  start = clock.now();
  const added = new Date(start - 24 * hour).toISOString();
  const devices = () => ['laptop', 'phone', 'tablet'].map((id) => ({ id, added }));
  seen = new LastSeen({ client: 'client-1', device: 'laptop', devices, clock });
});

const stampAt = (time: number, device: string) => stampOf(nextClock(noClock, time), `${device}1234567`);
/** Minutes since the test began. */
const noted = () =>
  Object.fromEntries(
    Object.entries(teamSeen.get('client-1')?.at ?? {}).map(([id, at]) => [id, (Date.parse(at) - start) / minute]),
  );

it('a device that wrote a row was here then: the newest of its tabs counts, an older row changes nothing', async () => {
  seen.wrote(stampAt(start - 3 * hour, 'phone'));
  seen.wrote(stampAt(start - 2 * hour, 'phone'));
  seen.wrote(stampAt(start - 5 * hour, 'phone'));
  await clock.pass(minute);
  expect(noted()).toEqual({ phone: -120 });
  seen.wrote(stampAt(start - 4 * hour, 'phone'));
  await clock.pass(minute);
  expect(noted()).toEqual({ phone: -120 });
});

it('who is here was here as late as they are, and whoever was never heard is in no list', async () => {
  seen.here(['phone']);
  await clock.pass(10 * minute);
  seen.here([]);
  await clock.pass(hour);
  expect(noted()).toEqual({ phone: 10 });
});

it('a clock that is ahead says no more than now, and rows from before the team say nothing', async () => {
  seen.wrote(stampAt(start + 5 * hour, 'phone'));
  seen.wrote(stampAt(start - 100 * hour, 'tablet'));
  seen.wrote(stampAt(start, 'laptop'));
  seen.wrote(stampAt(start, 'stranger'));
  await clock.pass(2000);
  expect(noted()).toEqual({ phone: 2000 / minute });
});

it('what was heard is kept when the business is closed, and forgotten when it leaves its server', () => {
  seen.here(['phone']);
  seen.close();
  expect(noted()).toEqual({ phone: 0 });
  forgetLastSeen('client-1');
  expect(teamSeen.size).toBe(0);
});

it('what still comes while the business is closed is not noted', async () => {
  seen.close();
  seen.here(['phone']);
  seen.wrote(stampAt(start, 'tablet'));
  await clock.pass(hour);
  expect(noted()).toEqual({});
});
