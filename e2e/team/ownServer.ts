import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../shared/build/freePort.mjs';
import { startTeamServer } from '../../shared/build/teamServer.mjs';

type Running = Awaited<ReturnType<typeof startTeamServer>>;

/** A real NATS server with a folder of its own, which can be stopped and started again. */
export class OwnServer {
  readonly #store = mkdtempSync(join(tmpdir(), 'steps-nats-'));
  #running: Running | undefined;
  /** Said at the first start alone. */
  #code = '';

  private constructor(
    private readonly program: string,
    private readonly websocket: number,
    private readonly origin: string,
  ) {}

  /** `origin`: from where pages may connect. */
  static async started(program: string, origin: string): Promise<OwnServer> {
    const server = new OwnServer(program, await freePort(), origin);
    await server.start();
    return server;
  }

  /** What its owner enters. */
  get access(): { readonly address: string; readonly code: string } {
    if (!this.#running) throw new Error('Expected a server that runs.');
    return { address: this.#running.address, code: this.#code };
  }

  async start(): Promise<void> {
    // Port -1: NATS takes any free one for its own tools.
    this.#running = await startTeamServer(this.program, {
      store: this.#store,
      port: -1,
      websocket: this.websocket,
      origins: [this.origin],
      piped: true,
    });
    this.#code = this.#running.code ?? this.#code;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#running?.child;
    this.#running = undefined;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#store, { recursive: true, force: true });
  }
}
