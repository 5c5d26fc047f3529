import { isBusyText } from '@steps/business/src/nouns/dav/davItem';
import type { DavLink } from '@steps/business/src/nouns/dav/davLink';
import { uidIn } from '@steps/platform/src/core/calendar/icalParts';
import { busyText } from './busyText';
import { type DavCollection, type ItemText, largestItem } from './davCollection';
import type { DavItems } from './davItems';
import { DavProblem } from './davProblem';

/** What is said of an item that is there and cannot be taken. */
export const tooLargeItem = `It is larger than ${largestItem / 1000} kB, pictures and all, and is left as it is.`;
export const unreadableEvent = 'What the server has there is no event that can be read.';

/** Most events or cards of one link. */
export const mostItems = 20_000;
/** Texts asked for at once, and how many such requests run side by side. */
const chunkSize = 100;
const sideBySide = 3;

interface Reading {
  /** Whether this run still has the link: asked before anything is written. */
  mine(): boolean;
}

/** Brings the rows of a link to what its server has. Resolves to where reading goes on; rejects with `DavProblem`, having written what came whole. */
export async function readLink(
  link: DavLink,
  items: DavItems,
  collection: DavCollection,
  { mine }: Reading,
): Promise<string | undefined> {
  // A person has changed the link: also what has not changed there may have to be read otherwise.
  const from = link.state === 'waiting' ? undefined : link.syncToken;
  const { changed, gone, isWhole, token } = await collection.changes(from);
  if (changed.size > mostItems) throw tooMany(changed.size);
  const isBusy = link.mode === 'busy';
  const needed = [...changed].flatMap(([href, etag]) => {
    const row = items.of(href);
    // Nothing of what is only there leaves it.
    if (link.mode === 'write' && !row) return [];
    const isKnown = row && etag !== '' && row.etag === etag;
    const isRight = row?.problem !== undefined || (row?.remote !== undefined && isBusyText(row.remote) === isBusy);
    return isKnown && isRight ? [] : [href];
  });
  const queue = Array.from({ length: Math.ceil(needed.length / chunkSize) }, (_, nth) =>
    needed.slice(nth * chunkSize, (nth + 1) * chunkSize),
  );
  async function work(): Promise<void> {
    for (let chunk = queue.shift(); chunk && mine(); chunk = queue.shift()) {
      const tooLarge: string[] = [];
      const texts = await collection.texts(chunk, (href) => tooLarge.push(href));
      if (!mine()) return;
      const large = tooLarge.map((href) => ({
        ...{ href, uid: items.of(href)?.uid ?? '', etag: changed.get(href) ?? '' },
        problem: tooLargeItem,
      }));
      items.write([...texts.map((text) => rowOf(text, isBusy)), ...large]);
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work));
  const missing = isWhole ? items.all().flatMap(({ href }) => (changed.has(href) ? [] : [href])) : gone;
  if (mine()) items.gone(missing);
  return token;
}

function rowOf({ href, etag, text }: ItemText, isBusy: boolean) {
  const uid = uidIn(text);
  const remote = isBusy ? busyText(text) : text;
  const row = { href, uid, etag: etag ?? '' };
  return remote === undefined ? { ...row, problem: unreadableEvent } : { ...row, remote };
}

export const tooMany = (count: number): DavProblem =>
  new DavProblem('tooLarge', `There are ${count} in it; ${mostItems} are read at most. Link a smaller one.`);
