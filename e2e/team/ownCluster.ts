import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from '../../shared/build/commands.mjs';
import { freePort } from '../../shared/build/freePort.mjs';
import { projectRoot } from '../../shared/build/ports.mjs';
import { newTeamKeys, teamKeyFiles } from '../../shared/build/teamKeys.mjs';
import { teamEnvironment } from '../../shared/build/teamServer.mjs';

interface Node {
  readonly name: string;
  readonly websocket: number;
  /** Where it says how it is. */
  readonly monitor: number;
  readonly routes: number;
  child?: ReturnType<typeof startCommand> | undefined;
}

/** What a node says of JetStream, as far as it is read. */
interface JetStreamState {
  readonly meta_cluster?: { readonly leader?: string; readonly cluster_size?: number };
  readonly account_details?: readonly {
    readonly stream_detail?: readonly { readonly cluster?: { readonly leader?: string } }[];
  }[];
}

const teamConf = join(projectRoot, 'shared/deploy/nats/team.conf');
const count = 3;

/** Three real NATS servers that keep everything three times. */
export class OwnCluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'steps-cluster-'));
  readonly #nodes: Node[] = [];
  #code = '';

  private constructor(private readonly program: string) {}

  /** `origin`: from where pages may connect. Resolves when they have agreed who leads. */
  static async started(program: string, origin: string): Promise<OwnCluster> {
    const cluster = new OwnCluster(program);
    for (let n = 1; n <= count; n += 1) {
      const [websocket, monitor, routes] = [await freePort(), await freePort(), await freePort()];
      cluster.#nodes.push({ name: `node-${n}`, websocket, monitor, routes });
    }
    const keys = join(cluster.#folder, 'keys');
    cluster.#code = await newTeamKeys(keys);
    cpSync(teamConf, join(cluster.#folder, 'team.conf'));
    for (const node of cluster.#nodes) cluster.#start(node, keys, origin);
    await eventually(async () => (await cluster.#states()).every((state) => state?.meta_cluster?.leader));
    return cluster;
  }

  /** What its owner enters. */
  get access(): { readonly address: string; readonly code: string } {
    return { address: this.#nodes.map(({ websocket }) => `ws://127.0.0.1:${websocket}`).join(', '), code: this.#code };
  }

  /** Ends the node that decides the order of the one stream, without a word to anybody. */
  async killLeader(): Promise<void> {
    await ended(await this.leader());
  }

  /** The node that decides the order of the one stream; after that was lost, the next one, once it is elected. */
  async leader(): Promise<Node> {
    let leader: Node | undefined;
    await eventually(async () => {
      const streams = (await this.#states()).flatMap((state) => state?.account_details ?? []);
      const names = streams.flatMap(({ stream_detail = [] }) => stream_detail).map(({ cluster }) => cluster?.leader);
      leader = this.#nodes.find(({ name, child }) => child && names.includes(name));
      return leader !== undefined;
    });
    if (!leader) throw new Error('Expected a leader.');
    return leader;
  }

  async remove(): Promise<void> {
    await Promise.all(this.#nodes.map(ended));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #start(node: Node, keys: string, origin: string): void {
    const store = join(this.#folder, node.name);
    mkdirSync(store);
    cpSync(keys, store, { recursive: true });
    mkdirSync(teamKeyFiles(store).accounts, { recursive: true });
    // `cluster.conf`, but for the ports: all are on one machine. Includes are looked for beside the file.
    const routes = this.#nodes.map((one) => `"nats://127.0.0.1:${one.routes}"`).join(', ');
    const file = join(this.#folder, `${node.name}.conf`);
    writeFileSync(
      file,
      `include "./team.conf"\ncluster { name: steps, host: 127.0.0.1, port: ${node.routes}, routes: [${routes}] }\n`,
    );
    // Port -1: NATS takes any free one for its own tools.
    const environment = teamEnvironment({ store, port: -1, websocket: node.websocket, origins: [origin] });
    node.child = startCommand(this.program, ['-c', file, '-m', String(node.monitor)], {
      env: { ...environment, STEPS_TEAM_NODE: node.name, STEPS_TEAM_DISK: '1GB' },
      piped: true,
    });
  }

  #states(): Promise<readonly (JetStreamState | undefined)[]> {
    return Promise.all(
      this.#nodes
        .filter(({ child }) => child)
        .map(async ({ monitor }) => {
          try {
            const answer = await fetch(`http://127.0.0.1:${monitor}/jsz?accounts=true&streams=true`);
            return (await answer.json()) as JetStreamState;
          } catch {
            return undefined;
          }
        }),
    );
  }
}

async function ended(node: Node): Promise<void> {
  const { child } = node;
  if (!child) return;
  node.child = undefined;
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await closed;
}

async function eventually(done: () => Promise<boolean>): Promise<void> {
  for (let left = 300; !(await done()); left -= 1) {
    if (left === 0) throw new Error('Expected the cluster to be ready within 30 s, it was not.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
