import { aiResults } from '@steps/business/src/ai/ledger/aiResult';
import { takeInAnswers } from '@steps/business/src/nouns/forms/answerContact';
import { formAnswers } from '@steps/business/src/nouns/forms/formAnswer';
import { outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { receivedMail } from '@steps/business/src/nouns/mail/receivedMail';
import { takeInSupportMail } from '@steps/business/src/nouns/mail/supportDesk';
import { noteUnsentMail } from '@steps/business/src/nouns/mail/unsentMail';
import { ownName } from '@steps/business/src/nouns/people/currentPerson';
import { nameOfRecord } from '@steps/business/src/nouns/people/log';
import { actAs, type Membership } from '@steps/business/src/nouns/people/membership';
import type { Role } from '@steps/business/src/nouns/people/person';
import { requireRight } from '@steps/business/src/nouns/people/rights';
import { rowKey } from '@steps/platform/src/core/storage/ownWrites';
import type { RowChange, Storage } from '@steps/platform/src/core/storage/port';
import { isStoredValue } from '@steps/platform/src/core/storage/rowChange';
import { type Collection, collectionNamed, type StoredRecord } from '@steps/platform/src/core/store/collection';
import { checkApproved } from '@steps/platform/src/core/store/commitRules';
import {
  closeClient,
  hookClients,
  notesDatabase,
  onClientClosed,
  openClient,
  openClientId,
  openSiblingStorage,
  removeNotes,
} from '@steps/platform/src/core/store/database';
import { loadStates } from '@steps/platform/src/core/store/loadState';
import { useRecord } from '@steps/platform/src/core/store/recordHooks';
import { RuleError } from '@steps/platform/src/core/store/ruleError';
import { flush } from '@steps/platform/src/core/store/saveQueue';
import { Together } from '@steps/platform/src/ui/together';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { afterwards } from './afterwards';
import { aiApprovals, entryOf } from './approvals/aiApproval';
import { approvalsOf, approvalsOfAll, ledgerCheck, whyUnreadable } from './approvals/ledgerCheck';
import { openReaders, teamReaders } from './approvals/openReaders';
import { readersOf } from './approvals/readers';
import { newWrapKeys } from './devices/deviceKeys';
import { unnamedOwner, usualDeviceName } from './devices/deviceName';
import type { TeamDevice } from './devices/roster';
import { keepMailboxes } from './keepMailboxes';
import { keepUpWithDav } from './keepUpWithDav';
import { newKeyRing } from './keys/keyRing';
import type { HeldRow, LinkStatus } from './link/linkOptions';
import { TeamLink } from './link/teamLink';
import { forgetWaiting, type JoinedStorage, joinedStorage } from './link/teamStorage';
import { TeamError, type TeamLog } from './log/teamLog';
import { keepSettings } from './ownSettings/keepSettings';
import { postRole, postUnread } from './rights/postRole';
import { roleRights, staysWith } from './rights/roleRights';
import { ownToDevice } from './rights/teamCollections';
import { type ReadAs, rowSeal } from './rows/teamPayload';
import { subjectPrefix } from './server/deviceRights';
import { ownerCodeText, readOwnerCode } from './server/ownerCode';
import { takeIn } from './takeIn';
import { giveOwnAccount } from './teamAccount';
import { forgetConnection, randomName, saveConnection, type TeamConnection, teamConnections } from './teamConnection';
import { giveApprovals } from './teamDevices';
import { reach } from './teamReach';
import { TeamRoster } from './teamRoster';
import { serverAddress, type TeamServer } from './teamRules';
import { forgetConflicts, noteConflict } from './together/conflictState';
import { forgetLastSeen, LastSeen } from './together/lastSeen';
import { togetherParts } from './together/togetherParts';
import { openTogether } from './together/togetherState';

interface TeamState {
  status: LinkStatus | undefined;
  /** Another tab of this browser keeps the business and the server equal. */
  elsewhere: boolean;
}

const state = proxy<TeamState>({ status: undefined, elsewhere: false });

/** The connection of a client, in render; `undefined` while it is on this device alone. */
export const useTeamConnection = (clientId: string | undefined): TeamConnection | undefined =>
  useRecord(teamConnections, clientId);

/** How the open client and its server are getting on, in render. */
export const useTeam = (): TeamState => useSnapshot(state) as TeamState;

/** Asks a server whether it would do. Rejects with `TeamError`, or `RuleError` for a wrong address or code. */
export async function testServer(server: TeamServer): Promise<{ readonly version: string; readonly nodes: boolean }> {
  const address = serverAddress(server.address);
  const code = codeFor(address, server.code);
  readOwnerCode(code);
  return (await reach()).test({ address, code });
}

/**
 * Keeps the open client on a server from now on; this device is its owner's. Rejects with `RuleError`, or with `TeamError` when
 * the server does not take it: nothing is changed then.
 */
export async function connectTeam(server: TeamServer): Promise<void> {
  requireRight('change', 'settings');
  const id = openClientId();
  if (id === undefined) throw new RuleError('Open a business first.');
  if (teamConnections.get(id)) throw new RuleError('This business is on a server already.');
  const address = serverAddress(server.address);
  const code = readOwnerCode(codeFor(address, server.code));
  const { deviceToken, newAccountSeed, newUserSeed, publicKeyOf } = await import('./server/signing');
  const [accountSeed, seed, wrap] = [newAccountSeed(), newUserSeed(), await newWrapKeys()];
  const owner = { ...code, account: accountSeed };
  await (await reach()).giveAccount(address, owner);
  const sign = publicKeyOf(seed);
  const credentials = { seed, token: await deviceToken(accountSeed, sign) };
  const names = { workspace: randomName(), business: randomName(), device: randomName(6) };
  const own: TeamDevice = {
    id: names.device,
    person: ownName() || unnamedOwner,
    name: usualDeviceName(),
    sign,
    wrap: wrap.open,
    added: new Date().toISOString(),
  };
  const account = publicKeyOf(accountSeed);
  saveConnection({
    id,
    address,
    ...names,
    ring: newKeyRing(),
    credentials,
    wrap,
    account,
    owner,
    ownership: { term: 1, sign, links: [] },
    devices: [own],
    roster: 1,
    told: 0,
  });
  await reopen(id);
}

/** A server shows its code once: what another business here has of it is good for the next one. */
function codeFor(address: string, typed: string): string {
  const known = teamConnections.all().find((one) => one.owner && one.address === address)?.owner;
  return typed.trim() || !known ? typed : ownerCodeText(known);
}

/** Takes the open client off the server's care: its records stay here, and those on the server there. */
export async function leaveTeam(): Promise<void> {
  requireRight('change', 'settings');
  const id = openClientId();
  if (id === undefined || !teamConnections.get(id)) return;
  await closeClient();
  forget(id);
  const storage = await openSiblingStorage(id);
  try {
    await forgetWaiting(storage);
  } finally {
    await storage.close();
  }
  await removeNotes(id);
  await openClient(id);
}

/** The device acts with the role that it was given for the open business. */
function takeRole(clientId: string | undefined): void {
  const connection = teamConnections.get(clientId ?? '');
  actAs(connection && membershipOf(connection));
}

function membershipOf({ device, devices, role, owner }: TeamConnection): Membership {
  const own = devices.find(({ id }) => id === device);
  // A post office is nobody's colleague.
  const others = devices.filter(
    (one) => one.id !== device && one.removed === undefined && one.role?.id !== postRole.id,
  );
  const people = [...new Set(others.map(({ person }) => person))];
  const names = { deviceName: own?.name, person: owner ? undefined : own?.person, unnamed: own?.person };
  const logMark = role && roleRights(role).reads ? role.id : undefined;
  return { device, ...names, people, role, logMark, readers: teamReaders };
}

teamConnections.subscribe(() => takeRole(openClientId()));
onClientClosed(() => actAs(undefined));

hookClients({
  opening: takeRole,
  behind(clientId, storage) {
    const connection = teamConnections.get(clientId);
    if (!connection) return storage;
    // What is known of approvals is of the business that is open.
    const known = (id: string) => (openClientId() === clientId ? aiApprovals.get(id) : undefined);
    const readers = () => readersOf(() => teamConnections.get(clientId) ?? connection);
    return joinedStorage(storage, connection.device, Date.now, (changes) =>
      approvalsOf(changes, teamConnections.get(clientId)?.role, known, readers),
    );
  },
  opened(clientId, storage, openSibling) {
    const connection = teamConnections.get(clientId);
    return connection && isJoined(storage) ? keepEqual(connection, storage, openSibling) : async () => {};
  },
  removed(clientId) {
    if (teamConnections.get(clientId)) forget(clientId);
  },
});

/** The link of the open business, where this tab keeps it. */
let openLink: TeamLink | undefined;

const readAs: ReadAs = (collection, id) => collectionNamed(collection)?.readAs(id) ?? collection;

/** A record whose change stays on this device, and why. */
export interface HeldRecord extends HeldRow {
  /** As a person calls it; empty when it has no name. */
  readonly name: string;
}

/** What was changed here and is not on its way to the server. */
export const heldRecords = (): readonly HeldRecord[] =>
  (openLink?.held() ?? []).map((held) => {
    const { collection: name, id } = held;
    // An approval is called as what it approves.
    const record = name === aiApprovals.name ? aiResults.get(entryOf(id)) : collectionNamed(name)?.get(id);
    return { ...held, name: record ? nameOfRecord(record) : '' };
  });

/**
 * Gives up those changes: the records are as on the server again. Resolves to how many cannot be had, because this device reads them
 * no longer or may not take them in: their changes stay. Rejects with `TeamError` without a connection.
 */
export async function discardHeld(records: readonly HeldRecord[]): Promise<number> {
  const link = linkHere();
  await link.discard(records);
  const places = new Set(records.map(rowKey));
  return link.held().filter((held) => held.changed && places.has(rowKey(held))).length;
}

/** Sends those records again. Rejects with `TeamError` in a tab that is not the connected one. */
export async function sendHeldAgain(records: readonly HeldRecord[]): Promise<void> {
  await linkHere().tryAgain(records);
}

function linkHere(): TeamLink {
  if (!openLink) throw new TeamError('away', 'Another tab of this browser is connected to the server. Do it there.');
  return openLink;
}

/**
 * Writes a record of the open business that nobody has written, on the server first: of several devices one has it. Resolves to
 * whether that was this one. Rejects with `TeamError` where that is not known.
 */
export async function claimRecord<T extends StoredRecord>(collection: Collection<T>, record: T): Promise<boolean> {
  return linkNow().claim(rowWith(collection, record));
}

/**
 * Writes a record of the open business on the server first, and only where its last message there has this number (0: there is none).
 * Resolves to the number of the new message; `undefined` where another device wrote meanwhile, which is read. Rejects with `TeamError`
 * where it is not known what became of it: read it anew then.
 */
export async function replaceRecord<T extends StoredRecord>(
  collection: Collection<T>,
  record: T,
  last: number,
): Promise<number | undefined> {
  return linkNow().replace(rowWith(collection, record), last);
}

/**
 * Puts a record on the server that nobody has written, and keeps nothing of it here: for what comes from outside and is read elsewhere. Resolves to
 * whether it is the first with this id; rejects with `TeamError` where that is not known, or where it is too large.
 */
export async function handOver(collection: string, record: StoredRecord, version = 1): Promise<boolean> {
  return linkNow().handOver({ collection, id: record.id, value: { v: version, r: { ...record } } });
}

/**
 * Resolves when a record of the open business is as the server has it now, to the number of its last message there, 0 for none. Rejects
 * with `TeamError` without a connection.
 */
export async function readAnew(collection: { readonly name: string }, id: string): Promise<number> {
  return linkNow().readAnew({ collection: collection.name, id });
}

function linkNow(): TeamLink {
  if (!openLink) throw new TeamError('away', 'The business is on no server.');
  return openLink;
}

const rowWith = <T extends StoredRecord>(collection: Collection<T>, record: T): RowChange => ({
  collection: collection.name,
  id: record.id,
  value: { v: collection.version, r: record },
});

/** Whether all that was on the server when the connection began has come here. */
export const hasReadAll = (): boolean => ['connected', 'sending'].includes(state.status?.state ?? '');

/**
 * Resolves when the server has acknowledged all that was written here until now, or all of these collections. Rejects with `TeamError` when
 * some of it stays here: other records of that kind hold nothing up.
 */
export async function whenAcknowledged(...of: readonly { readonly name: string }[]): Promise<void> {
  const isAsked = (collection: string) => of.length === 0 || of.some(({ name }) => name === collection);
  await flush();
  while (openLink) {
    const held = openLink.held().find(({ changed, collection }) => changed && isAsked(collection));
    if (held) throw new TeamError('refused', `The server does not take what was written. ${held.reason}`);
    if (![...openLink.sending()].some(isAsked)) return;
    await new Promise<void>((resolve) => {
      const stop = subscribe(state, () => {
        stop();
        resolve();
      });
    });
  }
}

/** Keeps storage and log equal in one tab of the browser. Returns the end of it. */
function keepEqual(
  connection: TeamConnection,
  storage: JoinedStorage,
  openSibling: (name: string) => Promise<Storage>,
): () => Promise<void> {
  const ended = new AbortController();
  const closed = new Promise<void>((resolve) => ended.signal.addEventListener('abort', () => resolve()));
  const connectionNow = () => teamConnections.get(connection.id) ?? connection;
  let lastSeen: LastSeen | undefined;
  const together = openTogether({
    ...connection,
    ring: () => connectionNow().ring,
    devices: () => connectionNow().devices,
    onHere: (others) => lastSeen?.here(others),
  });
  Together.provide(togetherParts);
  const ready = openReaders(connectionNow);
  state.elsewhere = false;
  state.status = undefined;

  async function run(): Promise<void> {
    state.elsewhere = false;
    giveApprovals(connection.id);
    const notes = await openSibling(notesDatabase(connection.id));
    const readers = await ready;
    const { id: client, device } = connection;
    lastSeen = new LastSeen({ client, device, devices: () => connectionNow().devices });
    const seal = await rowSeal(connection.ring, subjectPrefix(connection), readAs);
    const roster = new TeamRoster(connection.id, connection);
    const link = new TeamLink({
      storage,
      notes,
      seal,
      connect: () => connected(connectionNow(), roster),
      device: connection.device,
      first: [aiApprovals.name, aiResults.name],
      own: ownToDevice,
      unread: connection.role?.id === postRole.id ? postUnread : [],
      refuse: whyRefused,
      check: ledgerCheck(readers),
      starting: async (anew) => {
        const { role, devices } = connectionNow();
        const approved = await approvalsOfAll({ ...devices.find(({ id }) => id === device), role }, anew, readers);
        if (approved.length > 0) await storage.add(approved);
      },
      staysHere: staysWithRole(() => connectionNow().role),
      tooNew: (collection, version) => version > (collectionNamed(collection)?.version ?? version),
      onConflict: noteConflict,
      onStamp: (stamp) => lastSeen?.wrote(stamp),
      actor: ownName,
      onConnected: (log) => together.over(log),
      roster,
      onStatus: (status) => {
        if (!ended.signal.aborted) state.status = status;
      },
    });
    openLink = link;
    const stopFollowing = followTeam(connection, link);
    const isReady = () => hasReadAll() && loadStates.client.state === 'ready';
    // A post office knows no contacts.
    const isPerson = () => isReady() && connectionNow().role?.id !== postRole.id;
    const hasSent = async (collection: string) => {
      await flush();
      return !link.sending().has(collection);
    };
    const keepers = [
      takeIn(formAnswers, takeInAnswers, isReady),
      takeIn(receivedMail, takeInSupportMail, isPerson),
      takeIn(outgoingMail, noteUnsentMail, isPerson),
      keepMailboxes(isPerson, hasSent),
      keepUpWithDav(isPerson),
      keepSettings(connection.id, connectionNow, isPerson),
    ];
    const stopLooking = subscribe(state, () => {
      for (const { look } of keepers) look();
    });
    await closed;
    stopLooking();
    for (const { end } of keepers) end();
    stopFollowing();
    together.leave();
    lastSeen.close();
    openLink = undefined;
    await link.close();
    await notes.close();
  }

  const running = inOneTab(connection, ended.signal, run).catch((error: unknown) => {
    if (!ended.signal.aborted) console.error('The server of the business is not followed', error);
  });
  return async () => {
    ended.abort();
    await running;
    together.close();
    Together.provide(undefined);
    state.status = undefined;
    state.elsewhere = false;
  };
}

/** What a device leaves to itself, with the role that it has at the moment. */
function staysWithRole(roleNow: () => Role | undefined): (change: RowChange) => boolean {
  let known: Role | undefined;
  let stays: ReturnType<typeof staysWith>;
  return (change) => {
    const role = roleNow();
    if (role !== known) stays = role && staysWith(role);
    known = role;
    return stays?.(change) ?? false;
  };
}

/** Begins a new connection when the owner has changed the list, which brings it to the server, and when there are other keys or another role. */
function followTeam(connection: TeamConnection, link: TeamLink): () => void {
  let known = teamConnections.get(connection.id) ?? connection;
  return teamConnections.subscribe(() => {
    const now = teamConnections.get(connection.id);
    if (!now || now === known) return;
    const listed = now.owner !== undefined && now.roster !== known.roster && now.told !== now.roster;
    const rekeyed = JSON.stringify(now.ring) !== JSON.stringify(known.ring);
    const otherRole = JSON.stringify(now.role) !== JSON.stringify(known.role);
    const otherToken = now.credentials.token !== known.credentials.token;
    known = now;
    if (listed || rekeyed || otherRole || otherToken) void link.renew(now.ring);
  });
}

async function inOneTab({ id }: TeamConnection, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // Without locks each tab does it: what one has sent, the other finds sent.
  if (!locks) return run();
  const waiting = setTimeout(() => {
    state.elsewhere = true;
  }, 1000);
  await locks.request(`steps-team-${id}`, { signal }, () => {
    clearTimeout(waiting);
    return run();
  });
}

/**
 * The owner's device gives the server its account each time: it may have been made anew, or put back to yesterday. It listens first whether it is
 * still the owner's.
 */
async function connected(connection: TeamConnection, roster: TeamRoster): Promise<TeamLog> {
  const { log } = await reach();
  if (connection.owner) {
    const opened = await log(connection)().catch((error: unknown) => {
      if (!(error instanceof TeamError && error.fault === 'closed')) throw error;
    });
    try {
      if (!opened || (await roster.owns(opened))) await giveOwnAccount(connection.id);
    } catch (error) {
      await opened?.close();
      throw error;
    }
    return opened ?? log(connection)();
  }
  try {
    return await log(connection)();
  } catch (error) {
    if (!(error instanceof TeamError && error.fault === 'closed')) throw error;
    throw new TeamError(
      'closed',
      'The server does not let this device in: it was removed from the team, or the server was set up anew.',
      { cause: error },
    );
  }
}

/** As at home: words of AI that nobody approved come into no record. The ledger's own rows are read by their trail and approvals. */
export function whyRefused(change: RowChange, row: unknown): string | undefined {
  if (change.collection === aiResults.name) return whyUnreadable(change, row);
  const value = afterwards(change, row);
  if (!isStoredValue(value)) return undefined;
  try {
    checkApproved([{ collection: change.collection, id: change.id, value: value.r }]);
    return undefined;
  } catch (error) {
    if (error instanceof RuleError) return error.message;
    throw error;
  }
}

function forget(id: string): void {
  forgetConnection(id);
  forgetConflicts(id);
  forgetLastSeen(id);
}

async function reopen(id: string): Promise<void> {
  await closeClient();
  await openClient(id);
}

const isJoined = (storage: Storage): storage is JoinedStorage => 'takeIn' in storage;
