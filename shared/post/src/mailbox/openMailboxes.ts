import { type MailAccount, mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { mailMarks } from '@steps/business/src/nouns/mail/mailMark';
import { folderUses, mailReadings } from '@steps/business/src/nouns/mail/mailReading';
import { mailRequests } from '@steps/business/src/nouns/mail/mailRequest';
import { knownAddresses } from '@steps/business/src/nouns/mailbox/knownAddress';
import { mailFolders } from '@steps/business/src/nouns/mailbox/mailFolder';
import { handOver, hasReadAll, readAnew, replaceRecord, whenAcknowledged } from '@steps/journal/team';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { openImap } from '../accounts/imapClient';
import { imapWords } from '../accounts/imapProblem';
import { Errands } from './errands';
import { FolderReader, type FolderReaderOptions } from './folderReader';
import { MailboxDoor } from './mailboxDoor';
import { reportsAmong } from './reportsAmong';

interface MailboxesOptions extends Pick<FolderReaderOptions, 'self' | 'isAtWork' | 'now'> {
  /** `undefined` if it was sealed for other post offices. */
  secretOf(account: MailAccount): Promise<string | undefined>;
  /** Takes note of a report about something we sent; resolves once that is in the stream. */
  readReport(source: Uint8Array): Promise<void>;
}

/** How often to look for what others have left, and for what could not be done before (ms). */
const lookEvery = 5_000;

/** Reads the mailboxes of the open business that are switched on, until it is closed. Returns the function that stops it. */
export function openMailboxes({ secretOf, readReport, ...of }: MailboxesOptions): () => Promise<void> {
  const door = new MailboxDoor({ secretOf, open: openImap });
  const options: FolderReaderOptions = {
    ...of,
    handOver,
    readReports: (client, uids) => reportsAmong(client, uids, readReport),
    lastOf: (id) => readAnew(mailFolders, id),
    write: (folder, last) => replaceRecord(mailFolders, folder, last),
    async mark(marks) {
      commit({ label: 'Note what was opened', changes: marks.map((mark) => put(mailMarks, mark)), undoable: false });
      await whenAcknowledged(mailMarks);
    },
    wordsOf: (error, accountId) => imapWords(error, mailAccounts.get(accountId)),
    connect: (accountId) => door.connect(accountId),
  };
  const readers = new Map<string, FolderReader>();
  const ending = new Set<Promise<void>>();
  const errands = new Errands(options);
  let ended = false;

  function look(): void {
    if (ended || !hasReadAll()) return;
    const wanted = new Set(
      mailReadings
        .all()
        .flatMap(({ id, withoutFolders, readyAt }) =>
          readyAt !== undefined && mailAccounts.get(id)
            ? folderUses.filter((use) => !withoutFolders.includes(use)).map((use) => `${id} ${use}`)
            : [],
        ),
    );
    for (const [key, reader] of readers) if (!wanted.has(key)) letGo(key, reader);
    for (const { id } of mailReadings.all())
      for (const use of folderUses) {
        const key = `${id} ${use}`;
        if (wanted.has(key) && !readers.has(key)) readers.set(key, new FolderReader(id, use, options));
      }
    void errands.look();
  }

  function letGo(key: string, reader: FolderReader): void {
    readers.delete(key);
    const end = reader.end().finally(() => ending.delete(end));
    ending.add(end);
  }

  const stops = [mailReadings, mailAccounts, mailRequests, knownAddresses].map((one) => one.subscribe(look));
  const timer = setInterval(look, lookEvery);
  look();
  return async () => {
    ended = true;
    clearInterval(timer);
    for (const stop of stops) stop();
    for (const [key, reader] of [...readers]) letGo(key, reader);
    await Promise.all([...ending, errands.end()]);
  };
}
