import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../shared/build/ports.mjs';
import { makeDebianBase } from './debianBase';
import { run } from './run';

/** The bases that the Dockerfile names. */
const bases = ['docker.io/library/node:20-bookworm-slim', 'docker.io/nginxinc/nginx-unprivileged:1.28-alpine'];
const dockerfile = 'shared/deploy/Dockerfile';

interface Started {
  readonly env: Readonly<Record<string, string>>;
  /** Folder of this machine by folder of the container. */
  readonly volumes: Readonly<Record<string, string>>;
}

/** Debian's. */
const program = '/usr/bin/buildah';
const nothing: Started = { env: {}, volumes: {} };

/** Images and containers by buildah, which needs no service; it keeps them in a folder of its own. */
export class Buildah {
  readonly #running = new Map<string, ChildProcess>();

  private constructor(readonly folder: string) {}

  /** With the bases of the Dockerfile, made of Debian's packages. */
  static async withBases(): Promise<Buildah> {
    const buildah = new Buildah(await mkdtemp(join(tmpdir(), 'steps-images-')));
    const root = join(buildah.folder, 'debian');
    await makeDebianBase(root);
    const container = await buildah.ask('from', 'scratch');
    await buildah.ask('copy', '--quiet', container, root, '/');
    // A copy belongs to root.
    await buildah.inside(container, nothing, ['chown', '-R', '101', '/etc/nginx']);
    await buildah.inside(container, nothing, ['chown', '-R', 'node', '/home/node']);
    const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
    const certificates = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt';
    await buildah.ask('config', '--env', `PATH=${path}`, '--env', certificates, container);
    for (const base of bases) await buildah.ask('commit', '--quiet', '--format', 'docker', container, base);
    return buildah;
  }

  ask = (...args: readonly string[]): Promise<string> =>
    run(program, ['--root', join(this.folder, 'root'), '--runroot', join(this.folder, 'run'), ...args]);

  /** Builds an image of the Dockerfile as it is there. */
  build = (image: string, ...args: readonly string[]): Promise<string> =>
    this.ask(
      ...['bud', '--isolation', 'chroot', '--pull-never', '--layers', '--format', 'docker', '--tag', image],
      ...['--file', join(projectRoot, dockerfile), '--ignorefile', join(projectRoot, `${dockerfile}.dockerignore`)],
      ...args,
      projectRoot,
    );

  /** What an engine asks a container for its health, as the image says it. */
  async healthCheck(image: string): Promise<string> {
    const { Docker } = JSON.parse(await this.ask('inspect', '--type', 'image', image));
    const [kind, command] = Docker.config.Healthcheck.Test;
    if (kind !== 'CMD-SHELL') throw new Error(`Expected a health check in the shell, got ${kind}.`);
    return command;
  }

  /** Starts a server as its image does, on this machine's network; it goes on until `close`. */
  async start(image: string, { env, volumes }: Started): Promise<string> {
    const container = await this.ask('from', '--pull-never', image);
    const command = ['/docker-entrypoint.sh', 'nginx', '-g', 'daemon off;'];
    const options = { stdio: 'inherit', detached: true } as const;
    this.#running.set(container, spawn(program, this.#runArgs(container, { env, volumes }, command), options));
    return container;
  }

  /** Runs a command in a container and gives what it said. */
  inside = (container: string, started: Started, command: readonly string[]): Promise<string> =>
    run(program, this.#runArgs(container, started, command));

  /** Stops the server of a container. */
  stop(container: string): Promise<unknown> {
    const server = this.#running.get(container);
    if (!server) throw new Error(`Expected a server that runs in ${container}.`);
    this.#running.delete(container);
    return ended(server);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running.values()].map(ended));
    await this.ask('rm', '--all').catch(() => '');
    await this.ask('rmi', '--all', '--force').catch(() => '');
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #runArgs(container: string, { env, volumes }: Started, command: readonly string[]): string[] {
    return [
      ...['--root', join(this.folder, 'root'), '--runroot', join(this.folder, 'run'), 'run', '--isolation', 'chroot'],
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(volumes).flatMap(([inner, outer]) => ['--volume', `${outer}:${inner}`]),
      ...[container, '--', ...command],
    ];
  }
}

/** nginx has workers and the script beside it, which buildah does not end: all are of one group. */
const ended = (child: ChildProcess) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.pid === undefined) return done(undefined);
    child.once('exit', done);
    process.kill(-child.pid, 'SIGTERM');
  });
