import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { WebSocket } from 'ws';
import { startCommand } from '../../../../build/commands.mjs';
import { freePort } from '../../../../build/freePort.mjs';
import { projectRoot } from '../../../../build/ports.mjs';
import { newTeamKeys, teamKeyFiles } from '../../../../build/teamKeys.mjs';
import { natsServerPath, teamEnvironment } from '../../../../build/teamServer.mjs';
import { type ConnectLog, TeamError } from '../log/teamLog';
import { deviceRights, streamName, subjectPrefix } from '../server/deviceRights';
import { connected } from '../server/natsConnection';
import { giveAccount } from '../server/natsOwner';
import { type OwnerKeys, readOwnerCode } from '../server/ownerCode';
import { deviceToken, newAccountSeed, newUserSeed, publicKeyOf } from '../server/signing';
import { type NatsLogOptions, natsLog } from './natsLog';

const teamConf = join(projectRoot, 'shared/deploy/nats/team.conf');
/** Where a test's business is. */
const place = { workspace: 'team1', business: 'business1' };
export const realPrefix = subjectPrefix(place);

interface Node {
  readonly name: string;
  readonly store: string;
  readonly address: string;
  readonly websocket: number;
  readonly cluster: number;
  child?: ChildProcess;
}

/** One or three real servers for a test, with folders of their own, which can be killed and started again. */
export class RealServers {
  readonly #folder = mkdtempSync(join(tmpdir(), 'steps-nats-'));
  readonly #nodes: Node[] = [];
  #owner: OwnerKeys | undefined;
  /** Which node the next device tries first. */
  #turn = 0;

  /** What the disk of a node has room for. */
  disk = '1GB';

  private constructor(private readonly program: string) {}

  /** Resolves when they answer and the business has its stream. */
  static async started(count: 1 | 3, disk = '1GB'): Promise<RealServers> {
    const servers = new RealServers(natsServerPath() ?? '');
    servers.disk = disk;
    for (let n = 0; n < count; n += 1) {
      const [websocket, cluster] = [await freePort(), await freePort()];
      const name = `node-${n + 1}`;
      const store = join(servers.#folder, name);
      servers.#nodes.push({ name, store, address: `ws://127.0.0.1:${websocket}`, websocket, cluster });
    }
    const [first] = servers.#nodes as [Node];
    cpSync(teamConf, join(servers.#folder, 'team.conf'));
    mkdirSync(first.store);
    const code = readOwnerCode(await newTeamKeys(first.store));
    for (const { store } of servers.#nodes.slice(1)) cpSync(first.store, store, { recursive: true });
    await Promise.all(servers.#nodes.map((node) => servers.#start(node)));
    servers.#owner = { ...code, account: newAccountSeed() };
    for (const { address } of servers.#nodes) {
      await giveAccount({ address, wsFactory: socketOf() }, servers.#owner);
    }
    // Nodes elect who leads before they take a stream.
    const log = await eventually(await servers.connect('owner', true));
    await log.close();
    return servers;
  }

  /** All nodes, as their owner enters them. */
  get address(): string {
    return this.#nodes.map((node) => node.address).join(', ');
  }

  /** What its owner has. */
  get owner(): OwnerKeys {
    if (!this.#owner) throw new Error('Expected servers that were started.');
    return this.#owner;
  }

  /** The log as a device has it, at whichever node answers. `factory`: how its socket is made. */
  async connect(device: string, owns = false, wsFactory = socketOf()): Promise<ConnectLog> {
    const seed = newUserSeed();
    const rights = owns ? undefined : deviceRights({ ...place, device });
    const token = await deviceToken(this.owner.account, publicKeyOf(seed), rights);
    const options = { ...place, device, owns, credentials: { seed, token }, wsFactory };
    return () => {
      this.#turn += 1;
      const { address } = this.#nodes[this.#turn % this.#nodes.length] as Node;
      return natsLog({ ...options, address })();
    };
  }

  /** The node that decides the order of the business's messages. Rejects while there is none. */
  async leader(): Promise<string> {
    const seed = newUserSeed();
    const credentials = { seed, token: await deviceToken(this.owner.account, publicKeyOf(seed)) };
    const connection = await connected({ address: this.address, credentials, wsFactory: socketOf() });
    try {
      const { streams } = await jetstreamManager(connection, { timeout: 300, checkAPI: false });
      return (await streams.info(streamName(place))).cluster?.leader ?? '';
    } finally {
      await connection.close();
    }
  }

  async kill(name = 'node-1', signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const node = this.#node(name);
    const { child } = node;
    if (!child) return;
    node.child = undefined;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await ended;
  }

  start(name = 'node-1'): Promise<void> {
    return this.#start(this.#node(name));
  }

  /** Keeps what the only node has stored, while it stands still. Returns what puts it back. */
  backup(): () => void {
    const { store } = this.#node('node-1');
    const kept = `${store}-kept`;
    cpSync(store, kept, { recursive: true });
    return () => {
      rmSync(store, { recursive: true });
      cpSync(kept, store, { recursive: true });
    };
  }

  async remove(): Promise<void> {
    await Promise.all(this.#nodes.map(({ name }) => this.kill(name)));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #node(name: string): Node {
    const node = this.#nodes.find((one) => one.name === name);
    if (!node) throw new Error(`Expected a node, got “${name}”.`);
    return node;
  }

  async #start(node: Node): Promise<void> {
    const { name, store, websocket } = node;
    // Port -1: NATS takes any free one for its own tools.
    const environment = teamEnvironment({ store, port: -1, websocket, origins: ['http://localhost:3000'] });
    const env = { ...environment, STEPS_TEAM_NODE: name, STEPS_TEAM_DISK: this.disk };
    const child = startCommand(this.program, ['-c', this.#configuration(node)], { env, piped: true });
    node.child = child;
    const ended = new Promise<never>((_, reject) => {
      child.once('close', (code) => reject(new Error(`${name} ended with code ${code}.`)));
    });
    ended.catch(() => {});
    await Promise.race([ended, answers(websocket)]);
  }

  /** `cluster.conf` as it is, but for a port of its own. */
  #configuration({ name, cluster }: Node): string {
    if (this.#nodes.length === 1) return teamConf;
    const file = join(this.#folder, `${name}.conf`);
    const routes = this.#nodes.map((node) => `"nats://127.0.0.1:${node.cluster}"`).join(', ');
    // Includes are looked for beside the file.
    writeFileSync(
      file,
      `include "./team.conf"\ncluster { name: steps, host: 127.0.0.1, port: ${cluster}, routes: [${routes}] }\n`,
    );
    mkdirSync(teamKeyFiles(this.#node(name).store).accounts, { recursive: true });
    return file;
  }
}

/** A line to the server that a test cuts, or that loses what comes, or has it wait: `loses` says which frames, `late` how long (ms). */
export class Line {
  readonly #open = new Set<WebSocket>();
  cut = false;
  loses: (frame: string) => boolean = () => false;
  late: (frame: string) => number = () => 0;
  /** What it carries in a second in each direction; what comes, or leaves, waits for what did before it. */
  bytesPerSecond = Number.POSITIVE_INFINITY;

  readonly wsFactory: NatsLogOptions['wsFactory'] = async (url: string) => {
    if (this.cut) throw new Error('There is no network.');
    const socket = new LossySocket(url, this);
    this.#open.add(socket);
    return { socket: socket as unknown as globalThis.WebSocket, encrypted: false };
  };

  /** Ends what is open and lets nothing through. */
  end(): void {
    this.cut = true;
    for (const socket of this.#open) socket.terminate();
    this.#open.clear();
  }
}

class LossySocket extends WebSocket {
  #inIsFree = 0;
  #outIsFree = 0;

  constructor(
    url: string,
    private readonly line: Line,
  ) {
    super(url);
  }

  override emit(event: string | symbol, ...of: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...of);
    const frame = Buffer.from(of[0] as ArrayBuffer).toString('latin1');
    if (this.line.loses(frame)) return false;
    this.#inIsFree = this.#freeAfter(this.#inIsFree, frame.length);
    const wait = this.line.late(frame) + Math.round(this.#inIsFree - performance.now());
    if (wait === 0) return super.emit(event, ...of);
    setTimeout(() => super.emit(event, ...of), wait);
    return true;
  }

  override send(data: Uint8Array): void {
    this.#outIsFree = this.#freeAfter(this.#outIsFree, data.length);
    const wait = Math.round(this.#outIsFree - performance.now());
    if (wait <= 0) super.send(data);
    else setTimeout(() => this.readyState === WebSocket.OPEN && super.send(data), wait);
  }

  #freeAfter(busyUntil: number, length: number): number {
    return Math.max(performance.now(), busyUntil) + (length / this.line.bytesPerSecond) * 1000;
  }
}

/** Node 20 has no WebSocket of its own. */
export const socketOf = (): NatsLogOptions['wsFactory'] => async (url: string) => ({
  // The same as a browser's, as far as it is used.
  socket: new WebSocket(url) as unknown as globalThis.WebSocket,
  encrypted: false,
});

/** Connects once it can be done. */
async function eventually(connect: ConnectLog): ReturnType<ConnectLog> {
  for (let left = 100; ; left -= 1) {
    try {
      return await connect();
    } catch (error) {
      if (!(error instanceof TeamError) || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      socket.once('open', () => resolve(true)).once('error', () => resolve(false));
      socket.once('open', () => socket.terminate());
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
