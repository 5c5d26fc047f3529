import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../shared/build/freePort.mjs';

/** A message as a server took it. */
export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole of it. */
  readonly text: string;
}

/** A mail server that keeps what it takes, for tests; it can refuse, stand still and go away. */
export class MailSink {
  readonly taken: Taken[] = [];
  readonly user = 'ada@bramble.example';
  readonly secret = 'plum orchard 7';
  /** What it answers in place of taking a message; `undefined` takes it. */
  refusal: { readonly code: number; readonly words: string } | undefined;
  /** An address that it does not know. */
  unknown: string | undefined;
  /** Told when a message has come whole, before it is taken: a test kills somebody then. */
  onWhole: (text: string) => Promise<void> | void = () => {};
  #server: SMTPServer | undefined;
  readonly #sockets = new Set<Socket>();
  /** How often it was killed: what it was doing then ends nowhere. */
  #kills = 0;
  port = 0;

  async open(): Promise<void> {
    this.port ||= await freePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, done) => {
        if (username === this.user && password === this.secret) done(null, { user: username });
        else done(new Error('Bad user or password'));
      },
      onRcptTo: ({ address }, _session, done) =>
        address === this.unknown ? done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 })) : done(),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', async () => {
          const text = Buffer.concat(parts).toString('utf8');
          const kills = this.#kills;
          await this.onWhole(text);
          if (kills !== this.#kills) return;
          if (this.refusal)
            return done(Object.assign(new Error(this.refusal.words), { responseCode: this.refusal.code }));
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          this.taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
          // Killed between the two, it has the message and says nothing.
          setImmediate(done);
        });
      },
    });
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    await new Promise<void>((listening) => server.listen(this.port, '127.0.0.1', listening));
    this.#server = server;
  }

  /** As `kill -9` does: every connection ends in the middle of what was said. What it has taken it keeps. */
  async kill(): Promise<void> {
    const server = this.#server?.server;
    this.#server = undefined;
    this.#kills += 1;
    const closed = new Promise((resolve) => server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    if (server) await closed;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((closed) => server.close(() => closed()));
  }
}
