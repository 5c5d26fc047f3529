import { WebSocket } from 'ws';
import { newKeyRing } from '../../../shared/journal/src/team/keys/keyRing';
import type { TeamLog } from '../../../shared/journal/src/team/log/teamLog';
import { type NatsLogOptions, natsLog } from '../../../shared/journal/src/team/nats/natsLog';
import { type RowSeal, rowSeal } from '../../../shared/journal/src/team/rows/teamPayload';
import { rowAfter, type TeamRow } from '../../../shared/journal/src/team/rows/teamRow';
import { deviceRights, subjectPrefix } from '../../../shared/journal/src/team/server/deviceRights';
import { giveAccount } from '../../../shared/journal/src/team/server/natsOwner';
import { readOwnerCode } from '../../../shared/journal/src/team/server/ownerCode';
import { deviceToken, newAccountSeed, newUserSeed, publicKeyOf } from '../../../shared/journal/src/team/server/signing';
import type { TeamServer } from '../../../shared/journal/src/team/teamRules';
import { seeded } from '../../../shared/platform/src/core/random';
import { bigWorkspace } from '../../../shared/testing/src/bigWorkspace';

interface Options {
  readonly members: number;
  readonly edits: number;
  /** Edits of one member in a second. */
  readonly pace: number;
}

export interface Simulated {
  /** From an edit until the next member has its message, ms. */
  readonly latencies: number[];
  /** Of a message with its subject, at most. */
  readonly bytes: number;
  readonly seconds: number;
  /** Edits that met another member's of the same record. */
  readonly refused: number;
}

/** Records that they all edit. */
const records = 2000;
const wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => ({
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Members with a connection of their own each: every one receives all messages, seals and publishes edits of random records
 * as the link does, and merges where another one was faster. Only the next member opens what it receives: what the others
 * would do with it, they would do on processors of their own.
 */
export async function simulate(server: TeamServer, { members, edits, pace }: Options): Promise<Simulated> {
  const at = { workspace: 'bench', business: 'members' };
  const { address } = server;
  const seal = await rowSeal(newKeyRing(), subjectPrefix(at));
  const account = newAccountSeed();
  await giveAccount({ address, wsFactory }, { ...readOwnerCode(server.code), account });
  const connect = async (device: string, owns: boolean) => {
    const userSeed = newUserSeed();
    const rights = owns ? undefined : deviceRights({ ...at, device });
    const token = await deviceToken(account, publicKeyOf(userSeed), rights);
    return natsLog({ address, ...at, device, owns, credentials: { seed: userSeed, token }, wsFactory })();
  };
  const places = await made(await connect('owner', true), seal);
  /** By what is random in each message. */
  const sent = new Map<string, { readonly at: number; readonly by: number }>();
  const latencies: number[] = [];
  let bytes = 0;
  let refused = 0;

  const logs: TeamLog[] = [];
  // One after the other: signing for fifty at once takes longer than the server waits.
  for (let member = 0; member < members; member += 1) logs.push(await connect(`member${member}`, false));
  for (const [member, log] of logs.entries()) {
    void log.follow(log.end.seq, async (messages) => {
      for (const { subject, data } of messages) {
        const edit = sent.get(nonceOf(data));
        if (!edit || (edit.by + 1) % members !== member) continue;
        await seal.open(data, subject, Date.now());
        latencies.push(performance.now() - edit.at);
      }
    });
  }
  const start = performance.now();
  await Promise.all(
    logs.map(async (log, member) => {
      const random = seeded(member + 1);
      // Not all in one moment.
      await pause(random.between(0, 1000 / pace));
      for (let edit = 0; edit < edits; edit += 1) {
        const due = start + (edit + 1) * (1000 / pace);
        const place = places[random.between(0, records - 1)] as Place;
        const begun = performance.now();
        const change = {
          collection: 'contacts',
          id: place.id,
          value: { v: 1, r: { phone: `07700 ${member} ${edit}` } },
          fields: ['phone'],
        };
        for (;;) {
          const message = await log.last(place.subject);
          if (!message) throw new Error('Expected a record that is there.');
          const { row } = await seal.open(message.data, place.subject, Date.now());
          const stamp = `${Date.now().toString(36).padStart(9, '0')}0000.m${member}`;
          const now = rowAfter(row, { change, stamp }) as TeamRow;
          const data = await seal.seal({ collection: 'contacts', id: place.id, row: now }, place.subject);
          bytes = Math.max(bytes, place.subject.length + data.length);
          sent.set(nonceOf(data), { at: begun, by: member });
          if ((await log.publish(place.subject, data, message.seq)) !== undefined) break;
          sent.delete(nonceOf(data));
          refused += 1;
        }
        await pause(Math.max(0, due - performance.now()));
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  while (latencies.length < members * edits) await pause(50);
  await Promise.all(logs.map((log) => log.close()));
  return { latencies, bytes, seconds, refused };
}

const nonceOf = (data: Uint8Array): string => String.fromCharCode(...data.subarray(3, 15));

interface Place {
  readonly id: string;
  readonly subject: string;
}

async function made(log: TeamLog, seal: RowSeal): Promise<readonly Place[]> {
  const big = bigWorkspace({ contacts: records, companies: 200, activities: 0 });
  const places: Place[] = [];
  for (let index = 0; index < records; index += 1) {
    const record = big.contact(index);
    const subject = await seal.subject('contacts', record.id);
    const row: TeamRow = { v: 1, at: '0000000010000.office', r: { ...record }, of: {} };
    await log.publish(subject, await seal.seal({ collection: 'contacts', id: record.id, row }, subject), 0);
    places.push({ id: record.id, subject });
  }
  await log.close();
  return places;
}
