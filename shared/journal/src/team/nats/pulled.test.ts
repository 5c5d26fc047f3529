import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { natsServerPath } from '../../../../build/teamServer.mjs';
import type { LogMessage, TeamLog } from '../log/teamLog';
import { RealServers, realPrefix } from './realServer.fixture';

const subject = (name: string) => `${realPrefix}.rows.${name}`;
const small = new Uint8Array(1_500).fill(1);
const large = new Uint8Array(300_000).fill(2);

let servers: RealServers;
let writer: TeamLog;

/** Puts a message on the server, whatever is there. */
async function put(name: string, data: Uint8Array): Promise<number> {
  const { seq: last = 0 } = (await writer.last(subject(name))) ?? {};
  return (await writer.publish(subject(name), data, last)) ?? put(name, data);
}

/** Reads all that is there after this message, until nothing is left. */
async function readAll(after: number, log: TeamLog): Promise<readonly LogMessage[]> {
  const read: LogMessage[] = [];
  await new Promise<void>((resolve) => {
    void log.follow(after, async (messages, left) => {
      read.push(...messages);
      if (left === 0) resolve();
    });
  });
  await log.close();
  return read;
}

describe.skipIf(!natsServerPath())('reading in portions (skipped where nats-server is not installed)', () => {
  beforeAll(async () => {
    servers = await RealServers.started(1);
    writer = await (await servers.connect('writer', true))();
  });
  afterAll(async () => {
    await writer?.close();
    await servers?.remove();
  });

  it('a large message after many small ones is not waited for', async () => {
    const rounds = 6;
    const { seq: before } = writer.end;
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(Array.from({ length: 130 }, (_, nth) => put(`${round}-${nth}`, small)));
      await put(`${round}-large`, large);
    }
    const log = await (await servers.connect('reader'))();
    const begun = performance.now();
    expect(await readAll(before, log)).toHaveLength(rounds * 131);
    // Each one that is waited for takes two missed heartbeats: 4 s.
    expect(performance.now() - begun).toBeLessThan(rounds * 2_000);
  }, 60_000);

  it('the largest messages that the server takes come, too', async () => {
    const largest = new Uint8Array(writer.largest).fill(3);
    const first = await put('largest-0', largest);
    await put('largest-1', largest);
    const read = await readAll(first - 1, await (await servers.connect('reader'))());
    expect(read.map(({ data }) => data.length)).toEqual([writer.largest, writer.largest]);
  }, 60_000);

  it('whatever is written and replaced while it is read: the last of each comes, in order, and none twice', async () => {
    const write = fc.record({ name: fc.nat(150), size: fc.constantFrom(...Array<Uint8Array>(9).fill(small), large) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(write, { minLength: 150, maxLength: 300 }),
        fc.array(write, { minLength: 20, maxLength: 60 }),
        async (earlier, meanwhile) => {
          const last = new Map<string, number>();
          const putAll = async (writes: typeof earlier) => {
            for (const { name, size } of writes) last.set(subject(`n${name}`), await put(`n${name}`, size));
          };
          const after = await put('start', small);
          await putAll(earlier);
          const log = await (await servers.connect('reader'))();
          const read: LogMessage[] = [];
          void log.follow(after, async (messages) => void read.push(...messages));
          await putAll(meanwhile);
          const end = await put('end', small);
          while (read.at(-1)?.seq !== end) await new Promise((resolve) => setTimeout(resolve, 5));
          await log.close();
          const seqs = read.map(({ seq }) => seq);
          expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
          const newest = new Map(read.map(({ subject: of, seq }) => [of, seq]));
          for (const [of, seq] of last) expect(newest.get(of), of).toBe(seq);
        },
      ),
      { numRuns: 6 },
    );
  }, 60_000);
});
