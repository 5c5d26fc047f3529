import { readKey, watchKeys, writeKey } from '@steps/platform/src/core/session/localKeys';
import { definePreference, preference, usePreference } from '@steps/platform/src/core/session/preferenceState';
import { useRecords } from '@steps/platform/src/core/store/recordHooks';
import * as v from 'valibot';
import { proxy, useSnapshot } from 'valtio';
import { membership, ownDevice } from './membership';
import { type Person, people } from './person';

const read = () => readKey('person', v.optional(v.string()), undefined);
const state = proxy({ id: read() });
type Listener = (before: string | undefined) => void;

const listeners = new Set<Listener>();

/** Calls the listener when another person works on this device. Returns the unsubscribe. */
export function onPersonChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function follow(id: string | undefined): void {
  if (state.id === id) return;
  const before = state.id;
  state.id = id;
  for (const listener of listeners) listener(before);
}

// As with the session, all tabs of a browser belong to one person.
watchKeys(() => follow(read()));

/** Sets who works on this device; the caller has checked who they are. */
export function setCurrentPerson(id: string | undefined): void {
  writeKey('person', id);
  follow(id);
}

/** Who works on this device; `undefined` while nobody was added, and until somebody has said who they are. */
export function currentPerson(): Person | undefined {
  const person = state.id === undefined ? undefined : people.get(state.id);
  return person?.active ? person : undefined;
}

/** The same, in render. */
export function useCurrentPerson(): Person | undefined {
  useRecords(people);
  useSnapshot(state);
  return currentPerson();
}

/** Whether people were added and none of them has said who they are, in render. */
export function useNobodyAtWork(): boolean {
  const current = useCurrentPerson();
  return useRecords(people).length > 0 && current === undefined;
}

/** Under which name somebody works. */
export const profileName = definePreference('support.name', 'person');

/**
 * The name of the person at work: from their record, else from whoever invited this device, else from the profile; empty if
 * none has one.
 */
export function useOwnName(): string {
  const name = usePreference(profileName, v.string(), '');
  return useCurrentPerson()?.name ?? membership()?.person ?? name;
}

/** The same outside of render. */
export const ownName = (): string =>
  currentPerson()?.name ?? membership()?.person ?? preference(profileName, v.string(), '').trim();

/**
 * The name under which things are recorded: the person at work, or “You”; where others read it too, the device's owner
 * instead of “You”.
 */
export const currentActor = (): string => ownName() || (membership()?.unnamed ?? ownDevice() ?? 'You');

/**
 * Who does what is done now and on which device, “Tom (phone)”, if several devices share the business; nothing on a single
 * device.
 */
export function ownSignature(): string | undefined {
  if (!membership()) return undefined;
  const [actor, device] = [currentActor(), ownDevice()];
  return device === undefined || device === actor ? actor : `${actor} (${device})`;
}
