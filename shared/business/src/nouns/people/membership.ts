import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import type { Role } from './person';

/** Where several devices share a business, two readers are two people whose devices have signed. */
export interface TeamReaders {
  /** Why nobody on this device can be the second reader, after who read it on that one; `undefined` where they can. */
  readonly refuse: (firstDevice: string | undefined) => string | undefined;
  /** Who else in the team may approve it, and so be its second reader. */
  readonly others: (result: { readonly module: string }) => readonly string[];
  /** Whether two people have signed what was approved in an entry, each with a device of their own. */
  readonly areTwo: (result: { readonly id: string }) => boolean;
  /** Called when more is known of signatures, or of the people in the team. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** What this device is in the open business, if several devices share it. */
export interface Membership {
  /** Random id of the device. */
  readonly device: string;
  /** The name that people gave it. */
  readonly deviceName?: string;
  /** Its owner, as named by whoever invited it. */
  readonly person?: string;
  /** What its owner is called until they have a name. */
  readonly unnamed?: string;
  /** What it knows of two readers of an AI result. */
  readonly readers?: TeamReaders;
  /** The owners of the other devices that share the business. */
  readonly people?: readonly string[];
  /** The role it was given; absent means everything. */
  readonly role?: Role;
  /** Set if its role does not see everything: marks its lines in the log, so that nobody reads more than they may see. */
  readonly logMark?: string;
}

let own: Membership | undefined;
const listeners = new Set<() => void>();

/** `undefined` if the business is on this device alone. */
export const membership = (): Membership | undefined => own;

/** This device's name, with which what is done here is signed; absent in a business of this device alone. */
export const ownDevice = (): string | undefined => own?.deviceName;

/** Sets what this device is in the open business, whoever works on it. */
export function actAs(given: Membership | undefined): void {
  if (sameValue(given, own)) return;
  own = given;
  for (const listener of listeners) listener();
}

/** Calls the listener when that changes. Returns the function that stops it. */
export function onMembershipChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
