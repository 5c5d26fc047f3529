import { outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import { mailings } from '@steps/business/src/nouns/mailings/mailing';
import { mailingAnswers } from '@steps/business/src/nouns/mailings/mailingAnswer';
import { mailingProgress } from '@steps/business/src/nouns/mailings/mailingProgress';
import { optOuts } from '@steps/business/src/nouns/mailings/optOut';
import { hasReadAll, readAnew, replaceRecord, type TeamConnection, whenAcknowledged } from '@steps/journal/team';
import type { Route } from '../http/route';
import { openCourier } from './courier';
import { readDeliveryReport } from './deliveryReports';
import { LinkKeys } from './linkKeys';
import { linkRoutes } from './linkRoutes';
import { linkToken } from './linkTokens';
import type { RecipientLinks } from './mailingMessage';
import { MailingWorker, type MailingWorkerOptions } from './mailingWorker';
import { takeUpReport } from './takeUpReport';

/** How often to look for what others have left, while something is being sent and while nothing is (ms). */
const lookEvery = { sending: 1_000, idle: 5_000 } as const;
/** Shortest time between two looks (ms). */
const soon = 5;

interface MailingsOptions extends Pick<MailingWorkerOptions, 'self' | 'isAtWork' | 'now' | 'secretOf'> {
  connection(): TeamConnection;
  /** This post office's public address. */
  readonly publicUrl: string | undefined;
}

interface OpenMailings {
  /** What links in mail lead to. */
  readonly routes: readonly Route[];
  /** Takes note of bounces and complaints; resolves once that is in the stream. */
  readReport(source: Uint8Array): Promise<void>;
  /** Resolves once the present message has ended and is written. */
  close(): Promise<void>;
}

/** Sends the campaigns of the open business, and answers the links in them, until it is closed. */
export function openMailings({ connection, publicUrl, ...options }: MailingsOptions): OpenMailings {
  const { device } = connection();
  const keys = new LinkKeys(connection);

  /** Another post office can answer just as well. */
  function links(chunkId: string, nth: number, clicks: boolean): RecipientLinks | undefined {
    const url = publicUrl ?? postAddresses.all().find(({ url: other }) => other !== '')?.url;
    const key = keys.of(device);
    if (url === undefined || !key) return undefined;
    const leads = (link?: number) => linkToken(key, device, { chunkId, nth, ...(link === undefined ? {} : { link }) });
    return {
      unsubscribe: () => `${url}/u/${leads()}`,
      click: clicks ? (link) => `${url}/c/${leads(link)}` : undefined,
    };
  }

  const worker = new MailingWorker({
    ...options,
    lastOf: (id) => readAnew(mailingProgress, id),
    write: (progress, last) => replaceRecord(mailingProgress, progress, last),
    open: openCourier,
    links,
    nameOf: (chunkId, nth) => linkToken(keys.own, device, { chunkId, nth }, 'message'),
  });
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | undefined;
  let again = false;

  async function work(): Promise<void> {
    if (!hasReadAll()) return;
    await keys.refresh();
    await worker.send();
  }

  function look(): void {
    clearTimeout(timer);
    if (ended) return;
    if (round) {
      again = true;
      return;
    }
    round = work()
      .catch((error: unknown) => console.error('The campaigns could not be worked on', error))
      .finally(() => {
        round = undefined;
        if (ended) return;
        if (again) {
          again = false;
          return look();
        }
        const isSending = mailings.all().some(({ status }) => status === 'sending');
        const due = (worker.nextDue() ?? Number.POSITIVE_INFINITY) - options.now();
        timer = setTimeout(look, Math.max(soon, Math.min(due, lookEvery[isSending ? 'sending' : 'idle'])));
      });
  }

  async function readReport(source: Uint8Array): Promise<void> {
    await keys.refresh();
    // What cannot be read says nothing about anybody.
    const report = await readDeliveryReport(source).catch(() => undefined);
    if (!report) return;
    takeUpReport(report, { device, keyOf: (signer) => keys.of(signer), at: new Date(options.now()).toISOString() });
    await whenAcknowledged(mailingAnswers, optOuts, outgoingMail);
  }

  const stop = mailings.subscribe(look);
  look();
  return {
    routes: linkRoutes({
      device,
      keyOf: (signer) => keys.of(signer),
      isReady: hasReadAll,
      acknowledged: () => whenAcknowledged(mailingAnswers, optOuts),
      now: options.now,
    }),
    readReport,
    async close() {
      ended = true;
      worker.end();
      clearTimeout(timer);
      stop();
      await round;
      worker.close();
    },
  };
}
