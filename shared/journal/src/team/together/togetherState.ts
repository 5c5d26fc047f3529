import { ownName } from '@steps/business/src/nouns/people/currentPerson';
import { proxy, ref, useSnapshot } from 'valtio';
import { usualDeviceName } from '../devices/deviceName';
import type { KeyRing } from '../keys/keyRing';
import type { TeamLog } from '../log/teamLog';
import { postRole } from '../rights/postRole';
import { presenceSubject } from '../server/deviceRights';
import { deviceOf, type Place } from './presence';
import { heartbeatMs, PresenceBroadcast } from './presenceBroadcast';
import { type PresenceClock, pageClock } from './presenceClock';
import { hereFor, type Other, PresenceRoster } from './presenceRoster';
import { presenceSeal } from './presenceSeal';
import { PresenceTabs } from './presenceTabs';

interface KnownDevice {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly role?: { readonly id: string } | undefined;
}

/** The open business, as its server calls it, and this device. */
export interface TogetherOptions {
  readonly workspace: string;
  readonly business: string;
  readonly device: string;
  /** The keys as they are now. */
  readonly ring: () => KeyRing;
  /** The devices that the owner has let in, as far as this one knows: their names count more than what a device says. */
  readonly devices: () => readonly KnownDevice[];
  /** Told which other devices are here, whenever that changes. */
  readonly onHere?: (devices: readonly string[]) => void;
  readonly clock?: PresenceClock;
}

/** Who is here with whom, while a business is open. */
export interface Together {
  /** Sends and receives over this connection until the undo is called; `leave` says goodbye over it. */
  over(log: TeamLog): () => void;
  leave(): void;
  close(): void;
}

/** ms after the last key after which a field is no longer typed in. */
const typedFor = 10_000;

const state = proxy<{ others: readonly Other[] }>({ others: ref([]) });
/** The records that are open in this tab, the last on top. */
const opened: Place[] = [];
/** Names by device, also of those who have gone. */
const names = new Map<string, string>();
let typing: Place | undefined;
let stopTyping = () => {};
/** Tells where this tab is, while a business on a server is open. */
let notifyTabs = () => {};
let clock = pageClock;
let nameOf = (_writer: string): string => '';

/** The other devices that have the business open. */
export const othersHere = (): readonly string[] => state.others.map(({ device }) => device);

/** The other devices that have the business open, in render. */
export const useOthers = (): readonly Other[] => useSnapshot(state).others as readonly Other[];

/** Whether a record is shown in this tab, and somebody can see it. */
export const isOpenHere = ({ collection, id }: Place): boolean =>
  isVisible() && opened.some((place) => place.collection === collection && place.id === id);

/** Who works on the device that made a stamp; empty for one that is neither known nor was heard since the page was opened. */
export const nameOfWriter = (writer: string): string => nameOf(writer);

/** A record is shown in this tab. Returns the end of it. */
export function openRecord({ collection, id }: Place): () => void {
  const place = { collection, id };
  opened.push(place);
  notifyTabs();
  return () => {
    opened.splice(opened.indexOf(place), 1);
    notifyTabs();
  };
}

/** A key was pressed in a field, or the field got the focus; `undefined` when it is left or saved. */
export function typeIn(place: Place | undefined): void {
  stopTyping();
  stopTyping = place ? clock.after(typedFor, () => typeIn(undefined)) : () => {};
  if (typing === place) return;
  typing = place;
  notifyTabs();
}

/** Of a post office (ms): what a killed one leaves, another takes over within 15 seconds. */
const postHeartbeat = 2_500;
const postStaysFor = 3 * postHeartbeat;

export function openTogether(options: TogetherOptions): Together {
  const { workspace, business, device } = options;
  clock = options.clock ?? pageClock;
  const subject = presenceSubject(options, device);
  let broadcast: PresenceBroadcast | undefined;
  const known = (id: string) => options.devices().find((one) => one.id === id);
  const isPost = (id: string) => known(id)?.role?.id === postRole.id;
  const named = (other: Other): Other => {
    const { person, name } = known(other.device) ?? {};
    return { ...other, name: person || other.name, on: name || other.on };
  };
  const who = () => {
    const own = known(device);
    return { name: own?.person ?? ownName(), on: own?.name ?? usualDeviceName() };
  };
  nameOf = (writer) =>
    options.devices().find(({ id }) => writer.startsWith(id))?.person ??
    [...names].find(([id]) => writer.startsWith(id))?.[1] ??
    '';
  const tabs = new PresenceTabs({
    name: `steps-together-${workspace}-${business}`,
    clock,
    onPlaces: (places) => broadcast?.show(places),
    onOthers: (others) => {
      state.others = ref(others.map(named));
      options.onHere?.(others.map((other) => other.device));
      for (const other of others) names.set(other.device, named(other).name);
    },
  });
  notifyTabs = () => tabs.show(isVisible(), typing ?? opened.at(-1));

  const leave = () => {
    if (!tabs.leave()) broadcast?.leave();
  };
  const stopWatching = watchPage(notifyTabs, leave);
  notifyTabs();

  return {
    over(log) {
      let ended = false;
      const seal = presenceSeal(options.ring);
      const roster = new PresenceRoster(
        clock,
        (others) => tabs.shareOthers(others),
        () => broadcast?.soon(),
        (id) => (isPost(id) ? postStaysFor : hereFor),
      );
      broadcast = new PresenceBroadcast({
        ...{ subject, seal, who, clock },
        send: (to, data) => log.broadcast(to, data),
        heartbeat: isPost(device) ? postHeartbeat : heartbeatMs,
      });
      log.subscribe(presenceSubject(options, '*'), async (from, data) => {
        if (deviceOf(from) === device) return;
        const message = await seal.open(data, from);
        if (message && !ended) roster.receive(from, message);
      });
      tabs.lead(true);
      return () => {
        ended = true;
        broadcast?.show(undefined);
        broadcast = undefined;
        roster.stop();
        tabs.lead(false);
      };
    },
    leave: () => broadcast?.leave(),
    close() {
      leave();
      stopWatching();
      notifyTabs = () => {};
      tabs.close();
    },
  };
}

const isVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

/** Told when the page is looked at or no longer, and when it is closed. Returns the undo. */
function watchPage(onChange: () => void, onLeave: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('pageshow', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('pageshow', onChange);
  };
}
