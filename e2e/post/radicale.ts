import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from '../../shared/build/commands.mjs';
import { freePort } from '../../shared/build/freePort.mjs';

const program = '/usr/bin/radicale';

/** Debian's Radicale on a free port of this machine, with a configuration of its own and one user. */
export class Radicale {
  /** Why it cannot run here, as a test that is skipped says it; `undefined` where it can. */
  static readonly unable: string | undefined = existsSync(program)
    ? undefined
    : `${program} not installed (Debian: radicale)`;

  readonly username = 'ada';
  readonly secret = 'plum orchard 7';
  readonly #folder = mkdtempSync(join(tmpdir(), 'steps-dav-'));
  #child: ReturnType<typeof startCommand> | undefined;

  private constructor(readonly port: number) {}

  static async started(): Promise<Radicale> {
    const server = new Radicale(await freePort());
    writeFileSync(join(server.#folder, 'users'), `${server.username}:${server.secret}\n`);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** `tokensKept`: how long it knows its tokens (s). */
  async start({ tokensKept = 86_400 } = {}): Promise<void> {
    const folder = this.#folder;
    const lines = [
      ...['[server]', `hosts = 127.0.0.1:${this.port}`],
      ...[
        '[auth]',
        'type = htpasswd',
        'htpasswd_encryption = plain',
        'delay = 0',
        `htpasswd_filename = ${join(folder, 'users')}`,
      ],
      ...['[storage]', `filesystem_folder = ${join(folder, 'collections')}`, `max_sync_token_age = ${tokensKept}`],
      ...['[logging]', 'level = error'],
    ];
    writeFileSync(join(folder, 'radicale.conf'), lines.join('\n'));
    const child = startCommand(program, ['--config', join(folder, 'radicale.conf')], { piped: true });
    child.stdout?.resume();
    child.stderr?.resume();
    this.#child = child;
    for (
      const until = Date.now() + 30_000;
      Date.now() < until;
      await new Promise((resolve) => setTimeout(resolve, 50))
    ) {
      const status = await this.ask('PROPFIND', '').catch(() => undefined);
      if (status?.status === 207) return;
    }
    throw new Error('Expected Radicale to answer, it did not.');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Asks it as another program of that person would. `path`: below the root. */
  ask(method: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${this.username}:${this.secret}`).toString('base64')}`;
    return fetch(this.url + path, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /** Makes a calendar or an address book with these texts in it. Returns its path. */
  async make(name: string, kind: 'calendar' | 'contacts', texts: readonly string[] = []): Promise<string> {
    const path = `${this.username}/${name}/`;
    const whole =
      kind === 'calendar' ? ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T//EN', ...texts, 'END:VCALENDAR'] : texts;
    const type = kind === 'calendar' ? 'text/calendar' : 'text/vcard';
    if (texts.length > 0) {
      const { status } = await this.ask('PUT', path, `${whole.join('\r\n')}\r\n`, {
        'content-type': `${type}; charset=utf-8`,
      });
      if (status !== 201) throw new Error(`Expected Radicale to make ${name}, it answered ${status}.`);
      return path;
    }
    const resource =
      kind === 'calendar'
        ? '<C:calendar xmlns:C="urn:ietf:params:xml:ns:caldav"/>'
        : '<C:addressbook xmlns:C="urn:ietf:params:xml:ns:carddav"/>';
    const body = `<mkcol xmlns="DAV:"><set><prop><resourcetype><collection/>${resource}</resourcetype><displayname>${name}</displayname></prop></set></mkcol>`;
    const { status } = await this.ask('MKCOL', path, body);
    if (status !== 201) throw new Error(`Expected Radicale to make ${name}, it answered ${status}.`);
    return path;
  }

  /** The names of what is in a collection. */
  async names(path: string): Promise<readonly string[]> {
    const answer = await this.ask('PROPFIND', path, undefined, { depth: '1' });
    const found = [...(await answer.text()).matchAll(/<href>([^<]*)<\/href>/g)].map(([, href = '']) => href);
    return found.filter((href) => !href.endsWith('/')).map((href) => href.split('/').at(-1) ?? '');
  }
}
