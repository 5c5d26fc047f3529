import type { DavItem } from '@steps/business/src/nouns/dav/davItem';
import type { DavLink } from '@steps/business/src/nouns/dav/davLink';
import { busyText } from './busyText';
import { saidIn } from './calendarParts';
import { largestItem } from './davCollection';
import type { DavHttp } from './davHttp';
import type { DavItems } from './davItems';
import { DavProblem } from './davProblem';
import { mostItems, tooLargeItem, tooMany, unreadableEvent } from './readLink';
import { digest, splitFeed } from './splitFeed';

/** Largest file of a feed. */
const mostBytes = 20_000_000;

/** Brings the rows of a read-only feed (webcal) to what its file has. Resolves to the mark of the file; rejects with `DavProblem`. */
export async function readFeed(link: DavLink, items: DavItems, http: DavHttp): Promise<string | undefined> {
  const known = link.state === 'waiting' ? undefined : link.syncToken?.replace(/^file /, '');
  const { host } = new URL(link.url);
  const answer = await http.ask('GET', link.url, {
    headers: { accept: 'text/calendar', ...(known && { 'if-none-match': known }) },
    most: mostBytes,
  });
  if (answer.status === 304) return link.syncToken;
  if (answer.status !== 200)
    throw new DavProblem(
      'gone',
      `${host} does not give the calendar any more (${answer.status}). Nothing was deleted here.`,
      answer.status,
    );
  const events = splitFeed(answer.text);
  // What was cut would look as if the rest had been deleted.
  if (!events)
    throw new DavProblem(
      'broken',
      `${host} sent no whole calendar. Check the address: it ends in .ics with most providers.`,
    );
  if (events.size > mostItems) throw tooMany(events.size);
  const isBusy = link.mode === 'busy';
  const there = new Map(
    [...events].map(([uid, whole]) => [encodeURIComponent(uid), { uid, ...readOf(whole, isBusy) }]),
  );
  items.write(
    [...there].flatMap(([href, { uid, etag, ...read }]) =>
      items.of(href)?.etag === etag ? [] : [{ href, uid, etag, ...read }],
    ),
  );
  items.gone(items.all().flatMap(({ href }) => (there.has(href) ? [] : [href])));
  const etag = answer.headers.get('etag');
  return etag ? `file ${etag}` : undefined;
}

/** An event of a feed as its row has it: one that cannot be taken is there all the same, and says why. */
function readOf(whole: string, isBusy: boolean): Pick<DavItem, 'remote' | 'problem'> & { readonly etag: string } {
  const text = isBusy ? busyText(whole) : whole;
  // Some stamp each event anew with each download.
  const etag = digest(saidIn(text ?? whole));
  if (text === undefined) return { etag, problem: unreadableEvent };
  return Buffer.byteLength(text) <= largestItem ? { etag, remote: text } : { etag, problem: tooLargeItem };
}
