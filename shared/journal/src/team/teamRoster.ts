import { isLater, type Ownership } from './devices/ownership';
import { type ReadRoster, readRoster, rosterMessage, rosterSubject } from './devices/roster';
import type { LogMessage, TeamLog } from './log/teamLog';
import { GarbledMessageError } from './rows/placedRow';
import { subjectPrefix } from './server/deviceRights';
import { saveConnection, type TeamConnection, teamConnections } from './teamConnection';

/** Keeps the list of devices of one business equal here and on the server: the owner's device brings it, the others take it. */
export class TeamRoster {
  readonly subject: string;

  constructor(
    private readonly id: string,
    connection: TeamConnection,
  ) {
    this.subject = rosterSubject(subjectPrefix(connection));
  }

  /** Takes what the server has; resolves to whether this device is still the owner's, and may speak. Rejects with `TeamError`. */
  async owns(log: TeamLog): Promise<boolean> {
    await this.#look(log);
    return this.#connection?.owner !== undefined;
  }

  /** A connection is there; nothing else was read of it. Rejects with `TeamError`. */
  async opened(log: TeamLog): Promise<void> {
    const { last, read } = await this.#look(log);
    await this.#sayWhoOwns();
    const now = this.#connection;
    if (!now?.owner || (read && !isLater(dated(now), read))) return this.#told(now);
    const { account } = now.owner;
    const data = await rosterMessage({ ...now, version: now.roster }, this.subject, {
      account,
      own: now.credentials.seed,
    });
    // Refused, another device of the owner was faster: the next connection sees what it says.
    if ((await log.publish(this.subject, data, last?.seq ?? 0)) !== undefined) this.#told(now);
  }

  /** The list has changed on the server. */
  async came(data: Uint8Array): Promise<void> {
    const read = await this.#read(data, this.#connection?.ownership);
    if (read) await this.#take(read);
  }

  get #connection(): TeamConnection | undefined {
    return teamConnections.get(this.id);
  }

  async #look(log: TeamLog): Promise<{ readonly last: LogMessage | undefined; readonly read: ReadRoster | undefined }> {
    const last = await log.last(this.subject);
    if (last && (await this.#cameSecond(last.data))) this.#left();
    const read = last && (await this.#read(last.data, this.#connection?.ownership));
    if (read) await this.#take(read);
    return { last, read };
  }

  /** `undefined` for what the owner has not signed, or who is none here: nothing follows from it. */
  async #read(data: Uint8Array, known: Ownership | undefined): Promise<ReadRoster | undefined> {
    const now = this.#connection;
    if (!now) return undefined;
    const { account, device, wrap } = now;
    try {
      return await readRoster(data, { subject: this.subject, account, device, own: wrap.own, known });
    } catch (error) {
      if (error instanceof GarbledMessageError) return undefined;
      throw error;
    }
  }

  /** A recovery that no server has heard of, while another one with the same file has come there. */
  async #cameSecond(data: Uint8Array): Promise<boolean> {
    const { owner, ownership, told } = this.#connection ?? {};
    const link = ownership?.links.at(-1);
    if (!owner || !ownership || !link || told !== 0) return false;
    const before = { term: link.term - 1, sign: link.from, links: [], earlierFile: true };
    const other = (await this.#read(data, before))?.ownership;
    return other !== undefined && other.term >= ownership.term && other.sign !== ownership.sign;
  }

  /** Earlier lists, sent again by whomever, are not taken. */
  async #take(read: ReadRoster): Promise<void> {
    const own = 'left' in read ? undefined : await this.#asOwner(read);
    const now = this.#connection;
    if (!now || !isLater(read, dated(now))) return;
    if ('left' in read) return this.#left(read);
    const { version, devices, ring, ownership } = read;
    const role = devices.find(({ id }) => id === now.device)?.role;
    const next = { ...now, devices: [...devices], ring, ownership, role, roster: version, told: version };
    if (!own) return saveConnection(withoutOwner(next), 'Follow the team');
    if (now.owner) return saveConnection(next, 'Follow the team');
    // The next version is its own, in which the seeds no longer are.
    saveConnection({ ...next, ...own, roster: version + 1 }, 'Take the business over');
  }

  /** What makes this device the owner's, with a list that says it is; `undefined` where it is not. */
  async #asOwner({
    ownership,
    owner,
  }: Exclude<ReadRoster, { left: true }>): Promise<Partial<TeamConnection> | undefined> {
    const now = this.#connection;
    if (!now) return undefined;
    const { deviceToken, publicKeyOf } = await import('./server/signing');
    const { seed } = now.credentials;
    const sign = publicKeyOf(seed);
    if (ownership && ownership.sign !== sign) return undefined;
    if (now.owner) return {};
    if (!ownership || !owner || publicKeyOf(owner.account) !== now.account) return undefined;
    return { owner, credentials: { seed, token: await deviceToken(owner.account, sign) } };
  }

  #left(read?: Pick<ReadRoster, 'version' | 'ownership'>): void {
    const now = this.#connection;
    if (!now) return;
    const { version, ownership } = read ?? { version: now.roster, ownership: now.ownership };
    const removed = new Date().toISOString();
    const devices = now.devices.map((one) => (one.id === now.device ? { ...one, removed } : one));
    saveConnection(withoutOwner({ ...now, devices, ownership, roster: version, told: version }), 'Follow the team');
  }

  /** In a business that an earlier version of Steps has put on its server, the owner's device begins to sign. */
  async #sayWhoOwns(): Promise<void> {
    const now = this.#connection;
    if (!now?.owner || now.ownership) return;
    const { publicKeyOf } = await import('./server/signing');
    const earlierFile = now.recovery === undefined ? undefined : true;
    const ownership = { term: 1, sign: publicKeyOf(now.credentials.seed), links: [], earlierFile };
    saveConnection({ ...now, ownership, roster: now.roster + 1 }, 'Sign the list of devices');
  }

  #told(connection: TeamConnection | undefined): void {
    const now = this.#connection;
    if (!connection || !now || now.told === connection.roster) return;
    saveConnection({ ...now, told: connection.roster }, 'Follow the team');
  }
}

const dated = ({ ownership, roster }: TeamConnection) => ({ ownership, version: roster });

/** The owner is another device: this one forgets the seeds, and what lets it in is bound to its role. */
function withoutOwner({ owner, recovery: _, laterToken, ...rest }: TeamConnection): TeamConnection {
  if (!owner || laterToken === undefined) return rest;
  return { ...rest, credentials: { ...rest.credentials, token: laterToken } };
}
