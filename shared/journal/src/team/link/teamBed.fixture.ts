import { memoryPort } from '@steps/platform/src/core/storage/memoryStorage';
import type {
  ForeignChange,
  RowChange,
  SetAsideRow,
  Storage,
  StoragePort,
} from '@steps/platform/src/core/storage/port';
import { applied, valueAt } from '@steps/platform/src/core/storage/rowChange';
import { collectionNamed } from '@steps/platform/src/core/store/collection';
import { type KeyRing, newKeyRing } from '../keys/keyRing';
import type { ConnectLog } from '../log/teamLog';
import { rowSeal } from '../rows/teamPayload';
import type { ConflictingWrite, LinkOptions, LinkStatus } from './linkOptions';
import { TeamLink } from './teamLink';
import { type JoinedStorage, joinedStorage } from './teamStorage';

/** What a device was told of a field, and what its page had in it then. */
export type SeenConflict = ConflictingWrite & { readonly mine: unknown };

/** One device with one business, for tests: its storage, what its page shows, and its link. */
export interface Device {
  readonly storage: JoinedStorage;
  /** Another tab of the same browser. */
  openTab(): Promise<JoinedStorage>;
  /** The rows as the page has them. */
  readonly shown: Map<string, unknown>;
  readonly received: ForeignChange[];
  /** Fields that were written here and elsewhere at the same time. */
  readonly conflicts: SeenConflict[];
  status(): LinkStatus;
  link(): TeamLink;
  /** Starts the link; ends it with `stop`. */
  start(): void;
  stop(): Promise<void>;
  /** The page was closed and is opened again: what is in storage, and nothing else; with other keys, when they are given. */
  reopen(ring?: KeyRing): Promise<void>;
  stored(): Promise<string>;
  setAside(): Promise<readonly SetAsideRow[]>;
  write(...changes: RowChange[]): Promise<void>;
}

export interface BedOptions
  extends Pick<LinkOptions, 'refuse' | 'first' | 'own' | 'unread' | 'tooNew' | 'staysHere' | 'packFrom' | 'starting'> {
  readonly ring?: KeyRing;
  readonly prefix?: string;
  readonly now?: () => number;
  readonly port?: StoragePort;
}

export const testPrefix = 'steps.team1.business1';
export const testRing = newKeyRing();

/** Storage in memory of which some is done otherwise: a disk that is slow, or full. `name`: of the database. */
export function memoryPortWith(otherwise: (storage: Storage, name: string) => Partial<Storage>): StoragePort {
  const port = memoryPort();
  return {
    ...port,
    async open(name) {
      const storage = await port.open(name);
      return Object.assign(Object.create(storage), otherwise(storage, name));
    },
  };
}

/** What a test opened, to be closed after it. */
const open = new Set<Device>();

export async function closeDevices(): Promise<void> {
  for (const device of open) await device.stop();
  open.clear();
}

export async function device(
  name: string,
  connect: ConnectLog,
  { ring = testRing, prefix = testPrefix, now = Date.now, port = memoryPort({ now }), ...options }: BedOptions = {},
): Promise<Device> {
  const shown = new Map<string, unknown>();
  const received: ForeignChange[] = [];
  const conflicts: SeenConflict[] = [];
  const seal = await rowSeal(ring, prefix, (collection, id) => collectionNamed(collection)?.readAs(id) ?? collection);
  const state = {} as { storage: JoinedStorage; notes: Storage; link: TeamLink | undefined; undo: () => void };

  async function openAgain(): Promise<void> {
    shown.clear();
    state.storage = joinedStorage(await port.open('client-1'), name, now);
    state.notes = await port.open('team-client-1');
    state.undo = state.storage.subscribe((changes) => {
      received.push(...changes);
      place(shown, changes);
    });
    await state.storage.load([], (rows) => place(shown, rows));
  }

  const made: Device = {
    get storage() {
      return state.storage;
    },
    async openTab() {
      const tab = joinedStorage(await port.open('client-1'), name, now);
      tab.subscribe(() => {});
      await tab.load([], () => {});
      return tab;
    },
    shown,
    received,
    conflicts,
    status: () => made.link().status,
    link() {
      if (!state.link) throw new Error(`Expected the link of ${name} to run, it does not.`);
      return state.link;
    },
    start() {
      // Between two tries nothing but the other work of the test passes.
      const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
      state.link = new TeamLink({
        storage: state.storage,
        notes: state.notes,
        seal,
        connect,
        device: name,
        actor: () => `Who is at ${name}`,
        onConflict(one) {
          // It may have been deleted here.
          const row = shown.get(`${one.collection}/${one.id}`);
          conflicts.push({ ...one, mine: row === undefined ? undefined : valueAt(row, one.field) });
        },
        now,
        pause,
        ...options,
      });
    },
    async stop() {
      await state.link?.close();
      state.link = undefined;
    },
    async reopen(other) {
      await made.stop();
      if (other) seal.use(other);
      state.undo();
      await state.storage.close();
      await state.notes.close();
      await openAgain();
    },
    async stored() {
      const rows = new Map<string, unknown>();
      await state.storage.rows((batch) => place(rows, batch));
      return text(rows);
    },
    setAside: () => state.storage.rowsSetAside(),
    async write(...changes) {
      place(shown, changes);
      await state.storage.write(changes);
    },
  };
  await openAgain();
  open.add(made);
  return made;
}

/** Rows as text that does not depend on the order in which they, or their fields, came. */
export const text = (rows: ReadonlyMap<string, unknown>): string =>
  JSON.stringify([...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(ordered));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, held]) => [name, ordered(held)]),
  );
}

function place(rows: Map<string, unknown>, changes: readonly RowChange[]): void {
  for (const change of changes) {
    const key = `${change.collection}/${change.id}`;
    const value = applied(rows.get(key), change);
    if (value === undefined) rows.delete(key);
    else rows.set(key, value);
  }
}

/** A row as a verb would write it. */
export const contactRow = (id: string, fields: Record<string, unknown> = {}): RowChange => ({
  collection: 'contacts',
  id,
  value: { v: 1, r: { id, ...fields } },
});

export const fieldOf = (id: string, name: string, value: unknown): RowChange => ({
  collection: 'contacts',
  id,
  value: { v: 1, r: { [name]: value } },
  fields: [name],
});

export const deletedRow = (id: string): RowChange => ({ collection: 'contacts', id, value: undefined });
