import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { describeRemote } from '../shared/build/activate.mjs';
import { servedPackages } from '../shared/build/ports.mjs';
import { readRemotesFile, withRemote, writeRemotesFile } from '../shared/build/remotesFile.mjs';
import { serve } from '../shared/build/server.mjs';
import { builtFolder, portBase, runFolder } from './built';

interface Running {
  close(): Promise<unknown>;
}

/** Ports of one worker; the last one is for a remote that is none of the packages. */
const portsPerWorker = 10;

/**
 * The product as it is deployed: host and remotes built, each on its own origin, and the list of remotes as a file.
 * Every worker has a deployment of its own, because the failure tests break it.
 */
export class Deployment {
  readonly hostUrl: string;
  readonly remotesFile: string;
  readonly remotes = servedPackages({}).filter(({ role }) => role === 'remote');
  readonly #basePort: number;
  readonly #running = new Map<string, Running>();
  #changed = false;

  constructor(worker: number) {
    this.#basePort = portBase + worker * portsPerWorker;
    this.hostUrl = `http://localhost:${this.#basePort}`;
    this.remotesFile = join(runFolder, `deployment-${worker}/remotes.json`);
  }

  /** A remote that is not one of the project's packages gets the last port. */
  portOf(name: string): number {
    const index = this.remotes.findIndex((remote) => remote.name === name);
    return this.#basePort + (index < 0 ? portsPerWorker - 1 : index + 1);
  }

  originOf = (name: string): string => `http://localhost:${this.portOf(name)}`;

  origins = (): string[] => [this.hostUrl, ...this.remotes.map(({ name }) => this.originOf(name))];

  async start(): Promise<void> {
    const { remotesFile } = this;
    await rm(remotesFile, { force: true });
    for (const { name } of this.remotes) await this.publish(name);
    const host = await serve({ root: builtFolder('host'), port: this.#basePort, role: 'host', remotesFile });
    this.#running.set('host', host);
    this.#changed = false;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map((server) => server.close()));
    this.#running.clear();
  }

  /** Undoes what a test broke. */
  async restore(): Promise<void> {
    if (!this.#changed) return;
    await this.close();
    await this.start();
  }

  /** As when the network goes: nobody answers any more, neither the host nor a remote. */
  async cut(): Promise<void> {
    this.#changed = true;
    await this.close();
  }

  /** Nobody listens on the remote's port any more. */
  async stop(name: string): Promise<void> {
    this.#changed = true;
    await this.#running.get(name)?.close();
    this.#running.delete(name);
  }

  /** Serves a remote's built files on its port, without touching the list. */
  async serveAgain(name: string, dist = builtFolder(name)): Promise<void> {
    await this.stop(name);
    const { hostUrl: hostOrigin } = this;
    this.#running.set(name, await serve({ root: dist, port: this.portOf(name), role: 'remote', hostOrigin }));
  }

  /** Serves a build and writes it into the list, as a team that deploys its remote does. */
  async publish(name: string, dist = builtFolder(name)): Promise<void> {
    await this.serveAgain(name, dist);
    const entry = await describeRemote({ source: dist, url: this.originOf(name) });
    const { list, version } = await readRemotesFile(this.remotesFile);
    await writeRemotesFile(this.remotesFile, withRemote(list, entry), version);
  }

  /** Another server takes the remote's place. It must send its own CORS header where the test wants one. */
  async misbehave(name: string, listener: RequestListener): Promise<void> {
    await this.stop(name);
    const server = createServer(listener);
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(this.portOf(name), 'localhost', listening);
    });
    this.#running.set(name, {
      close: () =>
        new Promise((closed) => {
          server.close(closed);
          server.closeAllConnections();
        }),
    });
  }

  readList = (): Promise<string> => readFile(this.remotesFile, 'utf8');

  /** Replaces the list of remotes by any text, or takes it away. */
  async writeList(text: string | undefined): Promise<void> {
    this.#changed = true;
    if (text === undefined) await rm(this.remotesFile);
    else await writeFile(this.remotesFile, text);
  }
}
