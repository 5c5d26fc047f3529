import { randomUUID } from 'node:crypto';
import { mailAccounts } from '@steps/business/src/nouns/mail/mailAccount';
import { mailClaims, outgoingMail } from '@steps/business/src/nouns/mail/outgoingMail';
import {
  claimRecord,
  handOver,
  hasReadAll,
  othersHere,
  readAnew,
  type TeamConnection,
  teamConnections,
  whenAcknowledged,
} from '@steps/journal/team';
import { openAccounts } from './accounts/openAccounts';
import { openMailings } from './campaigns/openMailings';
import { openDav } from './dav/openDav';
import { formRoutes } from './forms/formRoutes';
import { healthRoute } from './http/health';
import type { HttpPlace } from './http/httpPlace';
import { openHttp } from './http/httpServer';
import type { Route } from './http/route';
import { openMailboxes } from './mailbox/openMailboxes';
import { Outbox } from './outbox';
import { announce } from './publicAddress';
import { deliver } from './smtp';

/** How often to look for what others have left unfinished (ms); what is due is sent when it is due. */
const lookEvery = 5_000;
/** How soon to look whether everything has been read, and for what is due next, at the earliest (ms). */
const soon = 50;
/**
 * What is due and was not sent, because another post office has its password or its claim, is tried again after this long
 * (ms).
 */
const leftAgain = 1_000;
/** By then every other connected post office has announced itself (ms): they do so every two and a half seconds. */
const hearsOthersAfter = 8_000;

/**
 * Sends the mail of the open business until it is stopped. `place`: where it accepts requests from outside; without it no
 * port is opened. Resolves to the function that stops it, which waits for messages that are being sent; rejects if the port
 * is taken.
 */
export async function openOffice(connectionId: string, place?: HttpPlace): Promise<() => Promise<void>> {
  const connection = (): TeamConnection => {
    const now = teamConnections.get(connectionId);
    if (!now) throw new Error('Expected the connection of this post office, it is gone.');
    return now;
  };
  const { device } = connection();
  const self = `${device}.${randomUUID()}`;
  /** Since when others could be heard. */
  let connectedAt: number | undefined;
  /** Another run on this device has stopped. Another device, once heard, announces itself every few seconds. */
  const isAtWork = (run: string): boolean => {
    const [other] = run.split('.');
    if (other === device) return false;
    if (hasReadAll()) connectedAt ??= Date.now();
    return Date.now() - (connectedAt ?? Date.now()) < hearsOthersAfter || othersHere().includes(other ?? '');
  };
  const now = () => Date.now();
  const accounts = openAccounts({ now, connection, self, isAtWork, place });
  const options = { now, secretOf: accounts.secretOf };
  const outbox = new Outbox({
    ...options,
    self,
    isAtWork,
    claim: (claim) => claimRecord(mailClaims, claim),
    readAnew: async (id) => void (await readAnew(outgoingMail, id)),
    acknowledged: () => whenAcknowledged(outgoingMail),
    deliver,
  });
  /** What others can ask of it over HTTP. */
  const campaigns = openMailings({ ...options, connection, self, isAtWork, publicUrl: place?.publicUrl });
  const closeMailboxes = openMailboxes({ ...options, self, isAtWork, readReport: campaigns.readReport });
  const dav = openDav({ now, connection, self, isAtWork });
  const routes: readonly Route[] = [
    healthRoute(hasReadAll),
    ...accounts.routes,
    ...campaigns.routes,
    ...formRoutes({ isWell: hasReadAll, handOver, now: options.now }),
  ];
  const http = place && (await openHttp(place, routes));
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let sending: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    // What became of a message may arrive after the message itself.
    if (!hasReadAll()) return;
    announce(device, place?.publicUrl);
    // A server that does not answer takes its time: neither waits for it.
    accounts.look();
    await outbox.doubt();
    sending = outbox.send().catch((error: unknown) => console.error('The outbox could not be worked on', error));
  }

  function look(): void {
    clearTimeout(timer);
    if (ended) return;
    if (round) {
      again = true;
      return;
    }
    round = work()
      .catch((error: unknown) => console.error('The outbox could not be worked on', error))
      .finally(() => {
        round = undefined;
        if (again) {
          again = false;
          return look();
        }
        const due = (outbox.nextDue() ?? Number.POSITIVE_INFINITY) - Date.now();
        const next = due > 0 ? Math.max(soon, Math.min(lookEvery, due)) : leftAgain;
        if (!ended) timer = setTimeout(look, hasReadAll() ? next : soon);
      });
  }

  const stops = [outgoingMail.subscribe(look), mailAccounts.subscribe(look)];
  look();
  return async () => {
    ended = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    await http?.close();
    await campaigns.close();
    await closeMailboxes();
    await accounts.close();
    await dav.close();
    await round;
    await sending;
    // What the server does not take stays here, and is sent at the next start.
    await whenAcknowledged().catch(() => {});
  };
}
