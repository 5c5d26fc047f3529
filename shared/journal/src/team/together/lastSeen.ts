import { defineCollection } from '@steps/platform/src/core/store/collection';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';
import type { TeamDevice } from '../devices/roster';
import { type Stamp, timeOf, writerOf } from '../rows/teamRow';
import { type PresenceClock, pageClock } from './presenceClock';

const seenSchema = v.object({
  /** The client that is on a server. */
  id: v.string(),
  /** By device: UTC, ISO 8601. */
  at: v.record(v.string(), v.string()),
});

/** When other devices were here, as far as this browser knows. In the workspace's own store: it does not travel. */
export const teamSeen = defineCollection({
  name: 'teamSeen',
  module: 'everyone',
  scope: 'workspace',
  schema: seenSchema,
  version: 1,
});

/** When the other devices of a client were last here, in render; by device, UTC, ISO 8601. One that was never seen is missing. */
export const useLastSeen = (clientId: string): Readonly<Record<string, string>> =>
  useRecord(teamSeen, clientId)?.at ?? never;

const never = {};

export function forgetLastSeen(clientId: string): void {
  if (!teamSeen.get(clientId)) return;
  commit({ label: 'Forget who was here', changes: [drop(teamSeen, clientId)], undoable: false });
}

/** ms that a device must be here later than it is known for it to be noted. */
const apart = 60_000;
/** ms after which what was heard is kept: rows come by the thousand. */
const keptAfter = 2000;

interface LastSeenOptions {
  readonly client: string;
  /** This one, which is not noted. */
  readonly device: string;
  readonly devices: () => readonly Pick<TeamDevice, 'id' | 'added'>[];
  readonly clock?: PresenceClock;
}

/** Notes when other devices were here: by what they say, and by when they wrote the rows that come. */
export class LastSeen {
  readonly #clock: PresenceClock;
  /** The newest stamp of each tab that wrote. */
  readonly #wrote = new Map<string, Stamp>();
  readonly #seenAt = new Map<string, number>();
  #here: readonly string[] = [];
  #stopKeeping: (() => void) | undefined;
  #stopAsking = () => {};
  #closed = false;

  constructor(private readonly options: LastSeenOptions) {
    this.#clock = options.clock ?? pageClock;
  }

  /** A row came whose newest stamp this is. */
  wrote(stamp: Stamp): void {
    const writer = writerOf(stamp);
    const known = this.#wrote.get(writer);
    if (known !== undefined && known >= stamp) return;
    this.#wrote.set(writer, stamp);
    this.#keepSoon();
  }

  /** These devices are here now, and no others. */
  here(devices: readonly string[]): void {
    if (this.#closed) return;
    const now = this.#clock.now();
    for (const device of [...this.#here, ...devices]) this.#seenAt.set(device, now);
    this.#here = devices;
    this.#stopAsking();
    this.#stopAsking = devices.length > 0 ? this.#clock.after(apart, () => this.here(devices)) : () => {};
    this.#keepSoon();
  }

  /** Stores what was heard. What still comes from a connection that is being ended is ignored. */
  close(): void {
    this.#stopAsking();
    if (this.#stopKeeping) this.#keep();
    this.#closed = true;
  }

  #keepSoon(): void {
    if (this.#closed) return;
    this.#stopKeeping ??= this.#clock.after(keptAfter, () => this.#keep());
  }

  #keep(): void {
    this.#stopKeeping?.();
    this.#stopKeeping = undefined;
    const { client, device: own, devices } = this.options;
    const before = teamSeen.get(client)?.at ?? never;
    const at: Record<string, string> = { ...before };
    let changed = false;
    for (const { id, added } of devices()) {
      const time = Math.max(this.#seenAt.get(id) ?? 0, this.#writtenBy(id, Date.parse(added)));
      if (id === own || time === 0 || time < Date.parse(at[id] ?? new Date(0).toISOString()) + apart) continue;
      at[id] = new Date(time).toISOString();
      changed = true;
    }
    if (!changed) return;
    commit({ label: 'Note who was here', changes: [put(teamSeen, { id: client, at })], undoable: false });
  }

  /** When a device wrote last; 0 for never. Of rows from before it was in a team their own time counts, which says nothing of it. */
  #writtenBy(device: string, added: number): number {
    const times = [...this.#wrote].flatMap(([writer, stamp]) => (writer.startsWith(device) ? [timeOf(stamp)] : []));
    const last = Math.max(0, ...times);
    // Nobody was here in the future: that clock is wrong.
    return last < added ? 0 : Math.min(last, this.#clock.now());
  }
}
