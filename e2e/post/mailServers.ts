import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { startCommand } from '../../shared/build/commands.mjs';
import { freePort } from '../../shared/build/freePort.mjs';
import { dovecotFiles, type MailServersOptions, postfixFiles, writeFiles } from './mailServerFiles';

const programs = { postfix: '/usr/lib/postfix/sbin/master', dovecot: '/usr/sbin/dovecot', openssl: '/usr/bin/openssl' };
/** Mailboxes belong to Debian's user `mail`. */
const mailUser = { uid: 8, gid: 8 };
const missing = Object.values(programs).filter((path) => !existsSync(path));

type Child = ReturnType<typeof startCommand>;

/**
 * Debian's Postfix and Dovecot with a configuration of their own, on free ports of this machine, and a certificate that nobody trusts who
 * does not read `certificate`. What goes to other domains is thrown away, but for `bounces.example`: Postfix takes that, and sends a
 * report that it could not be delivered (RFC 3464).
 */
export class MailServers {
  /** Why they cannot run here, as a test that is skipped says it; `undefined` where they can. */
  static readonly unable: string | undefined =
    missing.length > 0
      ? `${missing.join(' and ')} not installed (Debian: postfix dovecot-imapd)`
      : process.getuid?.() === 0
        ? undefined
        : 'Postfix starts as root alone';

  readonly #folder = mkdtempSync(join(tmpdir(), 'steps-mail-'));
  #postfix: Child | undefined;
  #dovecot: Child | undefined;
  /** Messages that were put into mailboxes. */
  #put = 0;

  private constructor(
    readonly options: MailServersOptions,
    /** `smtp`: STARTTLS is asked for; `smtps` and `imaps`: TLS from the start; `imap`: STARTTLS. */
    readonly ports: Readonly<Record<'smtp' | 'smtps' | 'imap' | 'imaps', number>>,
  ) {}

  static async started(options: MailServersOptions): Promise<MailServers> {
    const [smtp, smtps, imap, imaps] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const servers = new MailServers(options, { smtp, smtps, imap, imaps });
    try {
      servers.#write();
      await servers.start();
      return servers;
    } catch (error) {
      await servers.remove();
      throw error;
    }
  }

  /** The file of the certificate (PEM), made out to `localhost`: who reads it as `NODE_EXTRA_CA_CERTS` trusts it. */
  get certificate(): string {
    return join(this.#folder, 'certificate.pem');
  }

  /** Where the inbox of an address lies (Maildir). */
  mailboxOf(address: string): string {
    const [name = '', domain = ''] = address.split('@');
    return join(this.#folder, 'mailboxes', domain, name);
  }

  /** The messages in a mailbox, whole, the oldest first. */
  messagesOf(address: string): readonly string[] {
    const mailbox = this.mailboxOf(address);
    return ['cur', 'new']
      .map((state) => join(mailbox, state))
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .sort((a, b) => cameAt(a) - cameAt(b))
      .map((file) => readFileSync(file, 'utf8'));
  }

  /**
   * Puts a message into a mailbox, as if it had come; `folder`: of the mailbox, the inbox without; `bytes`: how large its file is, whatever is
   * in it.
   */
  put(address: string, message: string, folder = '', bytes?: number): void {
    const place = join(this.mailboxOf(address), folder && `.${folder}`);
    for (const state of ['tmp', 'new', 'cur']) {
      mkdirSync(join(place, state), { recursive: true });
      for (const path of [join(place, '..'), place, join(place, state)]) chownSync(path, mailUser.uid, mailUser.gid);
    }
    this.#put += 1;
    const file = `${Math.floor(Date.now() / 1000)}.V1I1M${String(this.#put).padStart(6, '0')}.test`;
    writeFileSync(join(place, 'tmp', file), message.replaceAll(/\r?\n/g, '\r\n'), 'latin1');
    if (bytes !== undefined) truncateSync(join(place, 'tmp', file), bytes);
    chownSync(join(place, 'tmp', file), mailUser.uid, mailUser.gid);
    renameSync(join(place, 'tmp', file), join(place, 'new', file));
  }

  /** Has somebody who has a mailbox here send a message, as their mail program does (RFC 6409). */
  async submit(from: string, to: readonly string[], message: string): Promise<void> {
    const mailer = nodemailer.createTransport({
      host: 'localhost',
      port: this.ports.smtps,
      secure: true,
      auth: { user: from, pass: this.options.users[from] ?? '' },
      tls: { ca: readFileSync(this.certificate) },
    });
    await mailer.sendMail({ envelope: { from, to: [...to] }, raw: message.replaceAll(/\r?\n/g, '\r\n') });
  }

  async start(): Promise<void> {
    this.#dovecot = run(programs.dovecot, ['-F', '-c', join(this.#folder, 'dovecot.conf')]);
    this.#postfix = run(programs.postfix, ['-c', join(this.#folder, 'postfix'), '-d']);
    await Promise.all(Object.values(this.ports).map((port) => answers(port, () => this.log)));
  }

  /** Ends both at once: `SIGKILL` leaves them no time to put anything away. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = [this.#postfix, this.#dovecot].filter((child) => child !== undefined);
    this.#postfix = undefined;
    this.#dovecot = undefined;
    await Promise.all(running.map((child) => ended(child, signal)));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** What both have said, for a test that went wrong. */
  get log(): string {
    return ['postfix.log', 'dovecot.log']
      .map((name) => join(this.#folder, name))
      .filter(existsSync)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  }

  #write(): void {
    const folder = this.#folder;
    // Their own users must come through.
    chmodSync(folder, 0o755);
    execFileSync(
      programs.openssl,
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
        ...['-addext', 'subjectAltName=DNS:localhost'],
        ...['-keyout', join(folder, 'key.pem'), '-out', this.certificate],
      ],
      { stdio: 'pipe' },
    );
    for (const name of ['postfix', 'queue', 'data', 'mailboxes', 'run']) mkdirSync(join(folder, name), { mode: 0o755 });
    const of = { folder, ports: this.ports, mailUser, ...this.options };
    writeFiles(join(folder, 'postfix'), postfixFiles(of));
    writeFiles(folder, dovecotFiles(of));
    chownSync(join(folder, 'mailboxes'), mailUser.uid, mailUser.gid);
    execFileSync('chown', ['postfix', join(folder, 'data')]);
    // Makes the folders of the queue, each for whom it belongs to.
    execFileSync('/usr/sbin/postfix', ['-c', join(folder, 'postfix'), 'check'], { stdio: 'pipe' });
  }
}

/** When a message came (s), from the name that Postfix gives its file: `<seconds>.V…I…M<microseconds>.<host>`. */
function cameAt(file: string): number {
  const [, seconds, micros] = /(\d+)\.V[^.]*M(\d+)\./.exec(file) ?? [];
  return Number(seconds) + Number(micros) / 1_000_000;
}

function run(program: string, args: string[]): Child {
  const child = startCommand(program, args, { piped: true });
  // What they say is in their logs; left in the pipe, they would stand still after a while.
  child.stdout?.resume();
  child.stderr?.resume();
  return child;
}

async function ended(child: Child, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('exit', resolve));
  // With all that it has started.
  process.kill(-child.pid, signal);
  await closed;
}

async function answers(port: number, log: () => string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; ) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.once('data', () => resolve(true)).once('error', () => resolve(false));
      // TLS from the start: the server waits for a greeting.
      socket.once('connect', () => socket.end());
      socket.once('close', (hadError) => resolve(!hadError));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Expected a mail server on port ${port}, none answered.\n${log()}`);
}
