import { type ReadRoster, readRoster, rosterMessage, rosterSubject } from './devices/roster';
import type { TeamLog } from './log/teamLog';
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

  /** A connection is there; nothing else was read of it. Rejects with `TeamError`. */
  async opened(log: TeamLog): Promise<void> {
    const last = await log.last(this.subject);
    const read = last && (await this.#read(last.data));
    if (read) this.#take(read);
    const now = this.#connection;
    if (!now?.owner || (read && read.version >= now.roster)) return this.#told(now);
    const data = await rosterMessage({ ...now, version: now.roster }, this.subject, now.owner.account);
    // Refused, another device of the owner was faster: the next connection sees what it says.
    if ((await log.publish(this.subject, data, last?.seq ?? 0)) !== undefined) this.#told(now);
  }

  /** The list has changed on the server. */
  async came(data: Uint8Array): Promise<void> {
    const read = await this.#read(data);
    if (read) this.#take(read);
  }

  get #connection(): TeamConnection | undefined {
    return teamConnections.get(this.id);
  }

  /** `undefined` for what the owner has not signed: nothing follows from it. */
  async #read(data: Uint8Array): Promise<ReadRoster | undefined> {
    const now = this.#connection;
    if (!now) return undefined;
    const { account, device, wrap } = now;
    try {
      return await readRoster(data, { subject: this.subject, account, device, own: wrap.own });
    } catch (error) {
      if (error instanceof GarbledMessageError) return undefined;
      throw error;
    }
  }

  /** Older lists, sent again by whomever, are not taken. */
  #take(read: ReadRoster): void {
    const now = this.#connection;
    if (!now || read.version <= now.roster) return;
    const roster = { roster: read.version, told: read.version };
    if ('left' in read) {
      const removed = new Date().toISOString();
      const devices = now.devices.map((one) => (one.id === now.device ? { ...one, removed } : one));
      saveConnection({ ...now, ...roster, devices }, 'Follow the team');
      return;
    }
    const { devices, ring } = read;
    const role = devices.find(({ id }) => id === now.device)?.role;
    saveConnection({ ...now, ...roster, devices: [...devices], ring, role }, 'Follow the team');
  }

  #told(connection: TeamConnection | undefined): void {
    const now = this.#connection;
    if (!connection || !now || now.told === connection.roster) return;
    saveConnection({ ...now, told: connection.roster }, 'Follow the team');
  }
}
