import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import type { Role } from './person';

/** What this device is in the open business, where several devices share it. */
export interface Membership {
  /** Random: how the device is called. */
  readonly device: string;
  /** As people call it. */
  readonly deviceName?: string;
  /** Whose it is, as who invited it says. */
  readonly person?: string;
  /** What its person is called as long as nobody says a name. */
  readonly unnamed?: string;
  /** Those whose other devices share the business. */
  readonly people?: readonly string[];
  /** What it was given; everything without one. */
  readonly role?: Role;
  /** Its role sees not all there is: what its lines in the log are marked with, so that nobody reads more than they see. */
  readonly logMark?: string;
}

let own: Membership | undefined;
const listeners = new Set<() => void>();

/** `undefined` in a business of this device alone. */
export const membership = (): Membership | undefined => own;

/** As what is done here is signed in a business of several devices; nothing in one of this device alone. */
export const ownDevice = (): string | undefined => own?.deviceName;

/** Says what this device is in the open business, whoever works on it. */
export function actAs(given: Membership | undefined): void {
  if (sameValue(given, own)) return;
  own = given;
  for (const listener of listeners) listener();
}

/** Told when it is something else. Returns the undo. */
export function onMembershipChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
