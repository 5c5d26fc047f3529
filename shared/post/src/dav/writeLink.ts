import type { DavItem } from '@steps/business/src/nouns/dav/davItem';
import { type DavLink, isWritten } from '@steps/business/src/nouns/dav/davLink';
import { uidIn } from '@steps/platform/src/core/calendar/icalParts';
import { saySame } from './calendarParts';
import type { DavCollection } from './davCollection';
import type { DavItems } from './davItems';

export interface Writing {
  /** Whether this run still has the link: asked before each write. */
  mine(): boolean;
  /** Resolves when an item is here as the stream has it. May reject: nobody knows then. */
  readAnew(id: string): Promise<void>;
  /** Resolves when what was written is in the stream. */
  acknowledged(): Promise<void>;
  /** What the server has refused, by item: not tried again as long as the same is wanted. */
  readonly refused: Map<string, string>;
}

/** Whether what is wanted may go to the server: somebody has seen what is there, and nothing has changed since. */
export const isDue = ({ wanted, base, remote, etag }: DavItem): boolean =>
  wanted !== undefined && base === remote && (remote === undefined) === (etag === undefined);

/** Writes to the server what is wanted there, one after another. Rejects with `DavProblem` where it does not answer. */
export async function writeLink(
  link: DavLink,
  items: DavItems,
  collection: DavCollection,
  writing: Writing,
): Promise<void> {
  if (!isWritten(link)) return;
  for (const { id, href } of items.all().filter(isDue)) {
    if (!writing.mine()) return;
    if (writing.refused.get(id) === items.of(href)?.wanted) continue;
    // What was read at the start, among much traffic, may be behind.
    await writing.readAnew(id);
    const item = items.of(href);
    if (!item || !isDue(item) || !writing.mine()) continue;
    await writeItem(item, items, collection, writing);
    await writing.acknowledged();
  }
}

async function writeItem(
  item: DavItem,
  items: DavItems,
  collection: DavCollection,
  { refused }: Writing,
): Promise<void> {
  const { id, href, wanted = '', etag } = item;
  const isDelete = wanted === 'delete';
  // It is not there, and is not to be.
  if (isDelete && etag === undefined) return items.removed(href);
  // It is there under another name: a browser goes on with that one.
  if (etag === undefined && items.hasElsewhere(item)) return void refused.set(id, wanted);
  if (etag === '') {
    refused.set(id, wanted);
    return items.problem(href, 'The server does not say which version it has, so nothing is overwritten there.');
  }
  const answer = isDelete ? await collection.remove(href, etag ?? '') : await collection.write(href, wanted, etag);
  if (answer.state === 'refused') {
    refused.set(id, wanted);
    return items.problem(href, answer.words);
  }
  if (isDelete && answer.state === 'done') return items.removed(href);
  const there = await collection.text(href);
  if (there === 'gone') {
    if (etag === undefined) {
      // Nobody deleted it: the next listing shows what became of it.
      refused.set(id, wanted);
      items.problem(href, 'The server has it, but does not show it yet.');
    } else if (answer.state === 'done') items.agreed(href, wanted, { base: wanted });
    else items.gone([href]);
    return;
  }
  const now = { etag: there.etag ?? '', remote: there.text };
  // Also after a write of ours whose answer never came.
  const isThere = !isDelete && saySame(there.text, wanted);
  if (answer.state === 'done' || isThere) items.agreed(href, wanted, { ...now, base: isThere ? there.text : wanted });
  else items.write([{ href, uid: uidIn(there.text), ...now }]);
}
