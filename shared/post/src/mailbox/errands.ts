import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { folderUses, mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { type MailRequest, mailRequests } from '@steps/business/src/nouns/mail/mailRequest';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { TooLargeError } from '@steps/journal/src/team/log/teamLog';
import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import type { ImapFlow } from 'imapflow';
import { type FolderReaderOptions, pathOf } from './folderReader';
import { wholeMessage } from './messageParts';
import { readMessages, readWords } from './readMessages';
import { webPicture } from './webPicture';

type ErrandOptions = Pick<FolderReaderOptions, 'connect' | 'handOver' | 'now' | 'wordsOf'>;

/** Bytes of a file in one message: base64 adds a third, and NATS takes 1 MB by default. */
const partBytes = 500_000;
/** Most bytes of a file that are fetched. */
const mostFileBytes = 30_000_000;
/** Most pictures from the web that are fetched for one message. */
const mostPictures = 30;
/** Most addresses searched for at once: the search is one line. */
const mostSearched = 20;
const tooLarge = 'This is more than the server of your business takes: open the message in your mail program.';
/** A mailbox that could not be searched is tried again after this long (ms). */
const waits = [30_000, 120_000, 600_000, 3_600_000];

/** How far the search of one mailbox has come. */
interface Search {
  /** New addresses that were searched for in it. */
  readonly done: Set<string>;
  failures: number;
  /** Not before this time (ms), unless the account has changed since. */
  notBefore: number;
  of: string | undefined;
}

/**
 * What a post office fetches from mailboxes besides reading them in order: what somebody opens, and older mail of new
 * contacts. Two post offices may do it at once: they hand over the same.
 */
export class Errands {
  #round: Promise<void> | undefined;
  #again = false;
  readonly #searches = new Map<string, Search>();
  #isEnded = false;

  constructor(private readonly options: ErrandOptions) {}

  /** Starts whatever is to be done; resolves once it is. */
  look(): Promise<void> {
    this.#again = true;
    this.#round ??= this.#work()
      .catch((error: unknown) => console.error('A mailbox could not be asked', error))
      .finally(() => {
        this.#round = undefined;
      });
    return this.#round;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#round;
  }

  async #work(): Promise<void> {
    while (this.#again && !this.#isEnded) {
      this.#again = false;
      for (const request of mailRequests.all()) if (!request.problem && !this.#isEnded) await this.#answer(request);
      await this.#searchNew();
    }
  }

  async #answer(request: MailRequest): Promise<void> {
    let client: ImapFlow | undefined;
    try {
      if (request.pictures) return await this.#fetchPictures(request, request.pictures);
      const there = await this.options.connect(request.accountId);
      if (!there) return;
      client = there.client;
      const uid = await uidOf(client, request);
      if (uid === undefined)
        return say(request, 'This message is not in the mailbox any more: somebody moved or deleted it.');
      const problem = request.part
        ? await this.#handOverFile(client, uid, request, request.part)
        : await this.#handOverWords(client, uid, request);
      if (problem) return say(request, problem);
      done(request);
    } catch (error) {
      say(request, error instanceof TooLargeError ? tooLarge : this.options.wordsOf(error, request.accountId));
    } finally {
      client?.close();
    }
  }

  async #handOverWords(client: ImapFlow, uid: number, { id, mailId }: MailRequest): Promise<string | undefined> {
    const words = await readWords(client, uid);
    if (!words) return 'The words of this message cannot be read.';
    const body = { id, mailId, ...words, at: new Date(this.options.now()).toISOString() };
    await this.options.handOver('mailBodies', body);
    return undefined;
  }

  async #fetchPictures(request: MailRequest, pictures: readonly string[]): Promise<void> {
    const at = new Date(this.options.now()).toISOString();
    const fetched = pictures.slice(0, mostPictures).map(async (part, nth) => {
      const picture = await webPicture(part).catch(() => undefined);
      if (!picture) return false;
      const row = {
        requestId: request.id,
        mailId: request.mailId,
        part,
        base64: picture.toString('base64'),
        parts: 1,
        at,
      };
      await this.options.handOver('mailFileParts', { ...row, id: `${request.id}.${nth}` } as { readonly id: string });
      return true;
    });
    if ((await Promise.all(fetched)).includes(true)) done(request);
    else say(request, 'None of these pictures could be fetched.');
  }

  async #handOverFile(
    client: ImapFlow,
    uid: number,
    { id, mailId }: MailRequest,
    part: string,
  ): Promise<string | undefined> {
    const { content } = await client.download(String(uid), part === wholeMessage ? undefined : part, {
      uid: true,
      maxBytes: mostFileBytes + 1,
    });
    if (!content) return 'This file is not in the message any more.';
    const at = new Date(this.options.now()).toISOString();
    let held = Buffer.alloc(0);
    let parts = 0;
    let bytes = 0;
    const hand = async (data: Buffer, isLast: boolean) => {
      const row = { id: `${id}.${parts}`, requestId: id, mailId, part, base64: data.toString('base64'), at };
      parts += 1;
      await this.options.handOver('mailFileParts', isLast ? ({ ...row, parts } as { readonly id: string }) : row);
    };
    for await (const chunk of content) {
      held = Buffer.concat([held, chunk as Buffer]);
      bytes += (chunk as Buffer).length;
      if (bytes > mostFileBytes) return 'This file is larger than 30 MB: open it in your mail program.';
      while (held.length > partBytes) {
        await hand(held.subarray(0, partBytes), false);
        held = held.subarray(partBytes);
      }
    }
    await hand(held, true);
    return undefined;
  }

  /** Older mail with addresses that became known since: each mailbox is searched for each of them once. */
  async #searchNew(): Promise<void> {
    const fresh = new Set(knownAddresses.all().flatMap(({ id, isNew }) => (isNew ? id : [])));
    for (const { done } of this.#searches.values()) for (const id of done) if (!fresh.has(id)) done.delete(id);
    if (fresh.size === 0) return;
    const accounts = mailReadings.all().flatMap(({ id }) => (mailAccounts.get(id)?.incoming ? id : []));
    for (const id of accounts) await this.#search(id, [...fresh]);
    const isDone = (id: string) => accounts.every((account) => this.#searchOf(account).done.has(id));
    const changes = [...fresh].flatMap((id) =>
      isDone(id) && knownAddresses.get(id) ? put(knownAddresses, { id }) : [],
    );
    if (changes.length > 0) commit({ label: 'Look for older mail', changes, undoable: false });
  }

  #searchOf(accountId: string): Search {
    const search = this.#searches.get(accountId) ?? { done: new Set(), failures: 0, notBefore: 0, of: undefined };
    this.#searches.set(accountId, search);
    return search;
  }

  async #search(accountId: string, fresh: readonly string[]): Promise<void> {
    const search = this.#searchOf(accountId);
    const left = fresh.filter((id) => !search.done.has(id));
    const of = mailAccounts.get(accountId)?.updatedAt;
    if (left.length === 0 || (this.options.now() < search.notBefore && search.of === of)) return;
    let client: ImapFlow | undefined;
    try {
      const there = await this.options.connect(accountId);
      if (!there) return;
      client = there.client;
      for (let at = 0; at < left.length && !this.#isEnded; at += mostSearched) {
        const some = left.slice(at, at + mostSearched);
        await this.#searchFor(client, there.account, some);
        if (!this.#isEnded) for (const id of some) search.done.add(id);
      }
      search.failures = 0;
    } catch (error) {
      console.error('A mailbox could not be searched', error);
      search.notBefore = this.options.now() + (waits[search.failures] ?? waits.at(-1) ?? 0);
      search.of = of;
      search.failures = Math.min(search.failures + 1, waits.length - 1);
    } finally {
      client?.close();
    }
  }

  async #searchFor(client: ImapFlow, account: MailAccount, some: readonly string[]): Promise<void> {
    for (const use of folderUses) {
      if (mailReadings.get(account.id)?.withoutFolders.includes(use)) continue;
      const path = await pathOf(client, use);
      if (path === undefined) continue;
      const mailbox = await client.mailboxOpen(path, { readOnly: true });
      const or = some.flatMap((address) => [{ from: address }, { to: address }, { cc: address }]);
      const uids = (await client.search({ or }, { uid: true })) || [];
      const folder = { account, use, path, uidValidity: String(mailbox.uidValidity) };
      for (let at = 0; at < uids.length && !this.#isEnded; at += 200)
        await readMessages(client, folder, uids.slice(at, at + 200), this.options);
    }
  }
}

/** The number of the message in the open folder: where it was, or found again by its Message-ID. */
async function uidOf(
  client: ImapFlow,
  { path, uid, uidValidity, messageId }: MailRequest,
): Promise<number | undefined> {
  const mailbox = await client.mailboxOpen(path, { readOnly: true });
  if (String(mailbox.uidValidity) === uidValidity) {
    const there = await client.search({ uid: String(uid) }, { uid: true });
    if (there && there.length > 0) return uid;
  }
  if (!messageId) return undefined;
  for (const { path: other } of await client.list()) {
    await client.mailboxOpen(other, { readOnly: true });
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    if (found && found[0] !== undefined) return found[0];
  }
  return undefined;
}

function done({ id }: MailRequest): void {
  if (!mailRequests.get(id)) return;
  commit({ label: 'Fetch a message', changes: [drop(mailRequests, id)], undoable: false });
}

function say({ id }: MailRequest, problem: string): void {
  const now = mailRequests.get(id);
  if (!now) return;
  commit({ label: 'Fetch a message', changes: [put(mailRequests, { ...now, problem })], undoable: false });
}
