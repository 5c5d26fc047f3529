import { afterEach, describe, expect, it, vi } from 'vitest';
import { threadHeaders } from '../../remote-crm/src/mail/threadRules';
import { replyLetter } from '../../remote-crm/src/support/replyLetter';
import { watchSupportMail } from '../../remote-crm/src/support/supportMail';
import { addTicketMessage, type Ticket, tickets } from '../../remote-crm/src/tickets';
import { contacts } from '../../shared/business/src/nouns/contacts/contact';
import { newContact } from '../../shared/business/src/nouns/contacts/contactState';
import { sendMail } from '../../shared/business/src/nouns/mail/mailState';
import { type ReceivedMail, receivedMail } from '../../shared/business/src/nouns/mail/receivedMail';
import { mailFolders } from '../../shared/business/src/nouns/mailbox/mailFolder';
import { readMailOf } from '../../shared/business/src/nouns/mailbox/mailReadingState';
import { commit, put } from '../../shared/platform/src';
import { besideMailServers } from './besideOffice';
import { MailServers } from './mailServers';
import { PostBed, waiting } from './postBed';

const why = MailServers.unable ?? (PostBed.isPossible ? undefined : 'nats-server is not installed');
const secret = 'plum orchard 7';
/** The address for support, a colleague whose email is read too, and a customer in a domain of her own. */
const [help, kim, mary] = ['help@bramble.example', 'kim@bramble.example', 'mary@stranger.example'];
const bed = new PostBed();

const only = (): Ticket => {
  const [one, ...others] = tickets.all();
  if (!one || others.length > 0) throw new Error(`Expected one ticket, there are ${tickets.size}.`);
  return one;
};
const said = () => only().messages.map(({ from, body }) => `${from}: ${body}`);

/** What we sent ourselves, from the mailbox of somebody who got a copy. */
const isCopy = ({ from, direction }: ReceivedMail) => from.address === help && direction === 'in';

/** A header of a message, in one line. */
const headerOf = (message: string, name: string): string =>
  new RegExp(`^${name}:((?:.|\\n[ \\t])*)`, 'im')
    .exec(message.replaceAll('\r', ''))?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .trim() ?? '';

describe.skipIf(why)(`a ticket by email${why ? ` (skipped: ${why})` : ''}`, () => {
  const beside = besideMailServers(bed, { [help]: secret, [kim]: secret, [mary]: secret });
  let stop = () => {};
  afterEach(() => stop());

  /** The business reads the email of an address. */
  async function read(address: string, isSupport: boolean): Promise<string> {
    const { id } = await bed.account({
      ...{ address, user: address, secret },
      server: { host: 'localhost', port: beside.server.ports.smtps, security: 'tls' },
      incoming: { host: 'localhost', port: beside.server.ports.imaps, security: 'tls' },
    });
    readMailOf(id, { withoutDomains: [], withoutFolders: [], isSupport });
    await vi.waitFor(() => expect(mailFolders.get(`${id}.inbox`)?.low).toBe(1), waiting);
    return id;
  }

  const seenIn = (account: string) => mailFolders.get(`${account}.inbox`)?.seen;

  /** Mary's mail program, or one that answers for her, sends this. */
  async function write(subject: string, words: string, ...headers: readonly string[]): Promise<string> {
    const id = `<${words.replaceAll(/\W/g, '.')}@stranger.example>`;
    const head = [`From: Mary <${mary}>`, `To: ${help}`, `Subject: ${subject}`, `Date: ${new Date().toUTCString()}`];
    const message = [...head, `Message-ID: ${id}`, ...headers, '', words, ''].join('\n');
    await beside.server.submit(mary, [help], message);
    return id;
  }

  /** Records a reply and sends it as the ticket offers it; returns the message as Mary gets it. */
  async function reply(body: string, accountId: string, cc: readonly string[] = []): Promise<string> {
    const ticket = addTicketMessage(only().id, { by: 'Ada', from: 'team', body, internal: false, status: 'waiting' });
    const message = ticket.messages.at(-1);
    if (!message) throw new Error('Expected the reply in the ticket.');
    const { thread, ...letter } = replyLetter(ticket, message);
    const before = beside.server.messagesOf(mary).length;
    sendMail({
      ...{ accountId, to: [mary], cc: [...cc], ticketId: ticket.id, ticketMessageId: message.id },
      ...{ subject: letter.subject, content: letter.content, sendAt: new Date().toISOString() },
      ...threadHeaders(thread),
    });
    await vi.waitFor(() => expect(beside.server.messagesOf(mary)).toHaveLength(before + 1), waiting);
    return beside.server.messagesOf(mary).at(-1) ?? '';
  }

  it('is answered in its thread, and what the customer answers joins it; what programs answer and what we sent ourselves do not', async () => {
    stop = watchSupportMail();
    // What a colleague has of a contact is read.
    commit({ label: 'Add Mary', changes: [put(contacts, newContact({ name: 'Mary', email: mary }))] });
    const [support, colleague] = [await read(help, true), await read(kim, false)];
    const asked = await write('Broken jar', 'It came in two pieces.');
    await vi.waitFor(() => expect(said()).toEqual(['requester: It came in two pieces.']), waiting);

    const first = await reply('A new one is on its way.', support, [kim]);
    expect(first).toContain('A new one is on its way.');
    const of = (name: string) => headerOf(first, name);
    expect([of('From'), of('Subject')]).toEqual([`Ada Bramble <${help}>`, 'Re: Broken jar [#1]']);
    expect([of('In-Reply-To'), of('References')]).toEqual([asked, asked]);
    const sent = of('Message-ID');

    // A copy in a mailbox that is read, one that comes back to support as it went out, and two answers of programs.
    await beside.server.submit(mary, [help], first);
    await write('Out of office', 'Back on Monday.', 'Auto-Submitted: auto-replied', `In-Reply-To: ${sent}`);
    await write('Re: Broken jar [#1]', 'We have your email.', 'Precedence: bulk', `References: ${asked} ${sent}`);
    await vi.waitFor(() => expect([seenIn(support), seenIn(colleague)]).toEqual([4, 1]), waiting);
    await vi.waitFor(() => expect(receivedMail.all().filter(isCopy)).toHaveLength(1), waiting);

    const answer = await write('Re: Broken jar', 'Thank you!', `In-Reply-To: ${sent}`, `References: ${asked} ${sent}`);
    const conversation = [
      'requester: It came in two pieces.',
      'team: A new one is on its way.',
      'requester: Thank you!',
    ];
    await vi.waitFor(() => expect(said()).toEqual(conversation), waiting);
    expect(only().status).toBe('open');

    const second = await reply('You are welcome.', support);
    expect(headerOf(second, 'In-Reply-To')).toBe(answer);
    expect(headerOf(second, 'References')).toBe(`${asked} ${sent} ${answer}`);
    expect(said()).toEqual([...conversation, 'team: You are welcome.']);
    expect(receivedMail.all().filter(({ ticketId }) => ticketId === only().id)).toHaveLength(2);
  }, 180_000);
});
