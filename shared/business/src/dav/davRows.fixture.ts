import { commit } from '@steps/platform/src/core/store/commit';
import { drop, put } from '@steps/platform/src/core/store/recordChange';
import { type DavItem, davEvents, davItemId } from '../nouns/dav/davItem';
import type { DavLink } from '../nouns/dav/davLink';
import type { Meeting } from '../nouns/meetings/meeting';
import { newEventText } from './eventText';

const at = '2026-11-01T09:00:00.000Z';
export const link = (of: Partial<DavLink> = {}): DavLink => ({
  ...{ id: 'link', kind: 'calendar', url: 'https://cal.example/sam/', name: 'Work', username: 'sam', secrets: {} },
  ...{ mode: 'both', state: 'connected', lastSyncedAt: at, createdAt: at, updatedAt: at },
  ...of,
});
export const meeting = (of: Partial<Meeting> = {}): Meeting => ({
  ...{ id: 'm1', title: 'Review', start: '2026-12-01T10:00:00.000Z', end: '2026-12-01T11:00:00.000Z' },
  ...{
    timeZone: 'Europe/London',
    attendees: [],
    location: '',
    notes: '',
    recurrence: '',
    createdAt: at,
    updatedAt: at,
  },
  ...of,
});
export const event = (one: Meeting, extra = ''): string =>
  newEventText(one).replace('END:VEVENT', `${extra}END:VEVENT`);
export const item = (one: Meeting, of: Partial<DavItem> = {}): DavItem => {
  const href = `${one.id}.ics`;
  return {
    id: davItemId('link', href),
    linkId: 'link',
    href,
    uid: `${one.id}@steps`,
    etag: '1',
    remote: event(one),
    ...of,
  };
};
export const items = () => davEvents.all();
export const only = (): DavItem => {
  const [one] = items();
  if (!one) throw new Error('Expected an item, there is none.');
  return one;
};
export const theirs = (one: Meeting) =>
  commit({ label: 'x', changes: [put(davEvents, { ...only(), etag: 'n', remote: event(one, 'X-CODE:7\r\n') })] });
/** Does what a post office does with everything that is wanted. */
export function sendAll(): void {
  for (const one of items()) {
    const { wanted, etag: _, remote: __, base: ___, wanted: ____, ...rest } = one;
    if (wanted === 'delete') commit({ label: 'x', changes: [drop(davEvents, one.id)] });
    else if (wanted !== undefined && one.base === one.remote)
      commit({ label: 'x', changes: [put(davEvents, { ...rest, etag: 'w', remote: wanted, base: wanted })] });
  }
}
