import { createServer, type Server, type Socket } from 'node:net';
import type { MailAccount } from '@steps/business/src/nouns/mail/mailAccount';

/** What a server answers to a line; `close` breaks off, and nothing said stays silent. */
type Answer = (line: string) => string | 'close' | undefined;

/** A mail server that says what a test has it say, line by line. */
export class SaidServer {
  /** Lines that came, in order. */
  readonly heard: string[] = [];
  /** Connections that are open. */
  readonly open = new Set<Socket>();
  answer: Answer = usual;
  #server: Server | undefined;

  /** Resolves to an account at it. */
  async listen(): Promise<MailAccount> {
    this.#server = createServer((socket) => this.#greet(socket));
    await new Promise<void>((listening) => this.#server?.listen(0, '127.0.0.1', listening));
    const { port } = this.#server.address() as { port: number };
    return {
      id: 'account-1',
      senderName: 'Ada Bramble',
      address: 'ada@bramble.example',
      server: { host: '127.0.0.1', port, security: 'none' },
      user: 'ada',
      secrets: {},
      state: 'works',
      createdAt: '',
      updatedAt: '',
    };
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((closed) => this.#server?.close(closed));
  }

  #greet(socket: Socket): void {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    socket.on('error', () => {});
    socket.write('220 mail.bramble.example ESMTP\r\n');
    let isText = false;
    let held = '';
    socket.on('data', (part) => {
      const lines = (held + part).split('\r\n');
      held = lines.pop() ?? '';
      for (const line of lines) {
        if (isText && line !== '.') continue;
        this.heard.push(line);
        const said = this.answer(line);
        isText = said?.startsWith('354') ?? false;
        if (said === 'close') socket.destroy();
        else if (said !== undefined) socket.write(`${said}\r\n`);
      }
    });
  }
}

/** As a server that takes everything. */
export function usual(line: string): string {
  if (line.startsWith('EHLO')) return '250-mail.bramble.example\r\n250 AUTH PLAIN XOAUTH2';
  if (line.startsWith('AUTH')) return '235 2.7.0 Welcome';
  return line === 'DATA' ? '354 Go on' : '250 2.0.0 Ok';
}
