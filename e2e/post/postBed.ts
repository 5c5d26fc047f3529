import type { ChildProcess } from 'node:child_process';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { natsServerPath } from '../../shared/build/teamServer.mjs';
import { type MailAccount, mailAccounts } from '../../shared/business/src/nouns/mail/mailAccount';
import { saveMailAccount } from '../../shared/business/src/nouns/mail/mailAccountState';
import { connectTeam, inviteDevice, postRole, sealedForPost } from '../../shared/journal/src/team';
import { openMemoryStore } from '../../shared/testing/src';
import { OwnServer } from '../team/ownServer';
import { MailSink } from './mailSink';
import { openSaid, PostProgram, said } from './postProgram';

export const waiting = { timeout: 30_000, interval: 20 };
/** A post office is built and started, with all that stands beside it; several files may do that at once (ms). */
export const opening = 180_000;

/** `secret`: the password; the rest is that of the mail server of the test unless told otherwise. */
type AccountOptions = { readonly secret?: string } & Partial<
  Pick<MailAccount, 'address' | 'server' | 'incoming' | 'user'>
>;

/** A business on a real NATS server whose owner is this process, with post offices as programs of their own and a mail server. */
export class PostBed {
  readonly sink = new MailSink();
  readonly program = new PostProgram();
  #server: OwnServer | undefined;
  /** By which the last post office came in. */
  usedInvitation = '';
  /** With what each post office is started again, by its folder. */
  readonly #places = new Map<string, readonly string[]>();

  static readonly isPossible = natsServerPath() !== undefined;

  async open(): Promise<void> {
    // Node 20 has neither.
    vi.stubGlobal('WebSocket', WebSocket);
    vi.stubGlobal('navigator', { userAgent: 'Linux' });
    await this.program.build();
    await this.sink.open();
    this.#server = await OwnServer.started(natsServerPath() ?? '', 'http://localhost:3000');
    await openMemoryStore();
    await connectTeam(this.#server.access);
  }

  async close(): Promise<void> {
    await this.program.remove();
    await openMemoryStore().then(({ close }) => close());
    await this.sink.close();
    await this.#server?.remove();
    vi.unstubAllGlobals();
  }

  /** Lets a post office in, as the owner does, and has it run. Returns its folder, with which it is started again. */
  async letOfficeIn(...more: readonly string[]): Promise<string> {
    const folder = this.program.newFolder();
    await this.letIn((invitation) => this.program.join(folder, invitation, ...more));
    this.#places.set(folder, more);
    return folder;
  }

  /** Lets in whatever is started with an invitation. Resolves to it once it is open. */
  async letIn(start: (invitation: string) => ChildProcess): Promise<ChildProcess> {
    let onAsked = () => {};
    const asked = new Promise<void>((resolve) => {
      onAsked = resolve;
    });
    const invited = { person: 'Post office', role: postRole, roles: [] };
    const invitation = await inviteDevice(invited, { onAsked, onLost: () => {} });
    const office = start(invitation.text);
    const open = said(office, openSaid);
    await asked;
    await invitation.letIn();
    await open;
    await invitation.close();
    this.usedInvitation = invitation.text;
    return office;
  }

  /** Kills a post office and starts it again. */
  async restart(office: ChildProcess): Promise<void> {
    const folder = this.program.folderOf(office);
    await this.program.kill(office);
    this.program.start(folder, ...(this.#places.get(folder) ?? []));
  }

  /** Kills NATS and starts it again. `meanwhile`: how long it is away. */
  async restartServer(meanwhile: () => Promise<void>): Promise<void> {
    await this.#server?.stop('SIGKILL');
    await meanwhile();
    await this.#server?.start();
  }

  /** The address that mail is sent from, at the mail server of the test, once the post office has asked it. */
  async account({ secret = this.sink.secret, ...of }: AccountOptions = {}): Promise<MailAccount> {
    const { port, user } = this.sink;
    const { id } = saveMailAccount({
      senderName: 'Ada Bramble',
      address: user,
      server: { host: '127.0.0.1', port, security: 'none' },
      user,
      ...of,
      secrets: await sealedForPost(secret),
    });
    return vi.waitFor(() => {
      const account = mailAccounts.get(id);
      if (!account || account.state === 'unchecked') throw new Error('Expected the post office to ask the server.');
      return account;
    }, waiting);
  }
}
