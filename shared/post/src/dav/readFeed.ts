import type { DavLink } from '@steps/business/src/nouns/dav/davLink';
import { busyText } from './busyText';
import { largestItem } from './davCollection';
import type { DavHttp } from './davHttp';
import type { DavItems } from './davItems';
import { DavProblem } from './davProblem';
import { mostItems, tooMany } from './readLink';
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
    [...events].flatMap(([uid, whole]) => {
      const text = isBusy ? busyText(whole) : whole;
      return text !== undefined && Buffer.byteLength(text) <= largestItem
        ? [[encodeURIComponent(uid), { uid, text }] as const]
        : [];
    }),
  );
  items.write(
    [...there].flatMap(([href, { uid, text }]) => {
      const etag = digest(text);
      return items.of(href)?.etag === etag ? [] : [{ href, uid, etag, remote: text }];
    }),
  );
  items.gone(items.all().flatMap(({ href }) => (there.has(href) ? [] : [href])));
  const etag = answer.headers.get('etag');
  return etag ? `file ${etag}` : undefined;
}
