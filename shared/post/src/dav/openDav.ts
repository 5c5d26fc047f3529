import { davCards, davEvents, davItemsOf } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, davLeases, davLinks } from '@steps/business/src/nouns/dav/davLink';
import { davSearches } from '@steps/business/src/nouns/dav/davSearch';
import { postAddresses } from '@steps/business/src/nouns/mail/postAddress';
import {
  hasReadAll,
  openedByPost,
  othersHere,
  readAnew,
  replaceRecord,
  type TeamConnection,
  whenAcknowledged,
} from '@steps/journal/team';
import { ownDns } from '../accounts/dns';
import { DavDesk } from './davDesk';
import { DavWorker } from './davWorker';

/** How often to look for what is due, and how soon after a row has arrived (ms). */
const lookEvery = 1_000;
const soon = 20;

interface DavOptions {
  readonly self: string;
  isAtWork(run: string): boolean;
  now(): number;
  connection(): TeamConnection;
}

/** Keeps the linked calendars and address books of the open business in step, until it is closed. */
export function openDav({ connection, ...options }: DavOptions): { close(): Promise<void> } {
  const secretOf = ({ secrets }: Pick<DavLink, 'secrets'>) => openedByPost(secrets, connection());
  const worker = new DavWorker({
    ...options,
    secretOf,
    // Post offices announce their address; a device without one is a person's.
    isWatched: () => othersHere().some((device) => !postAddresses.get(device)),
    leaseOf: (id) => readAnew(davLeases, id),
    lease: (lease, last) => replaceRecord(davLeases, lease, last),
    readAnew: async (link, id) => void (await readAnew(davItemsOf(link.kind), id)),
    acknowledged: () => whenAcknowledged(davEvents, davCards),
  });
  const desk = new DavDesk({ now: options.now, secretOf, dns: ownDns() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sooner: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  function look(): void {
    clearTimeout(timer);
    if (isEnded) return;
    if (hasReadAll()) {
      desk.look();
      worker.look();
    }
    timer = setTimeout(look, lookEvery);
  }
  function lookSoon(): void {
    sooner ??= setTimeout(() => {
      sooner = undefined;
      look();
    }, soon);
  }

  const stops = [davLinks, davSearches, davEvents, davCards].map((rows) => rows.subscribe(lookSoon));
  look();
  return {
    async close() {
      isEnded = true;
      clearTimeout(timer);
      clearTimeout(sooner);
      for (const stop of stops) stop();
      await Promise.all([worker.end(), desk.idle()]);
    },
  };
}
