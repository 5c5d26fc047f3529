import type { RowChange } from '../storage/port';
import type { Origin } from './origin';
import type { RowEdit } from './rowEdit';

/** Who knows what the person at work may do. The store asks before every change and knows nothing of people itself. */
export interface Permission {
  /**
   * The changes as they may be written: what the person does not see stays as it was. Throws `RuleError` for what their
   * role does not let them do.
   */
  allowed(changes: readonly RowChange[]): readonly RowChange[];
  /** Rows that tell who made a step: they are written beside it, and undo leaves them. */
  told(edits: readonly RowEdit[], step: ToldStep): readonly RowChange[];
}

/** A step as the log tells it. */
export interface ToldStep {
  readonly label: string;
  readonly origin: Origin;
}

let permission: Permission | undefined;

/** Puts the one permission in charge, for as long as the page lives. No door exports this: nobody can put in another. */
export function registerPermission(given: Permission): void {
  if (permission) throw new Error('Expected one permission, got a second one.');
  permission = given;
}

/** The permission in charge. Without one nothing is opened and nothing is written, so it cannot be forgotten. */
export function permissionInCharge(): Permission {
  if (!permission)
    throw new Error(
      'Expected the permission to be registered (openWorkspaceStore of @steps/shared does), but there is none.',
    );
  return permission;
}
