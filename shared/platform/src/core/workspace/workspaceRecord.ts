import * as v from 'valibot';
import { type KeyValueStorage, withKeyValue } from './keyValue';
import { WorkspaceError } from './workspaceError';
import { waitLeft } from './workspaceRules';
import { type WorkspaceRecord, workspaceRecordSchema } from './workspaceSchema';

/** localStorage key of the workspace record. It holds wrapped keys only, nothing that opens the data. */
export const workspaceKey = 'steps.workspace';

/** The workspace of this browser, as the screens see it. */
export interface Workspace {
  readonly id: string;
  readonly name: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
  /** Whether a passphrase encrypts the data at rest. */
  readonly encrypted: boolean;
  /** Milliseconds until a passphrase may be tried again. */
  readonly waitMs: number;
}

/** What the workspace needs from its surroundings; the browser's by default. */
export interface WorkspacePorts {
  readonly storage?: KeyValueStorage;
  /** UTC, milliseconds since 1970. */
  readonly now?: () => number;
}

/** The workspace of this browser, or undefined when there is none yet. Throws `damaged` or `storage-unavailable`. */
export function readWorkspace(ports: WorkspacePorts = {}): Workspace | undefined {
  const record = readRecord(ports);
  return record && summary(record, ports);
}

/** The workspace as the screens see it. */
export function summary(record: WorkspaceRecord, ports: WorkspacePorts): Workspace {
  const { id, name, createdAt, protection, attempts } = record;
  return { id, name, createdAt, encrypted: protection !== 'none', waitMs: waitLeft(attempts, now(ports)) };
}

/** What localStorage holds of it. Throws as `readWorkspace`. */
export function readRecord(ports: WorkspacePorts): WorkspaceRecord | undefined {
  const text = withKeyValue(ports.storage, (storage) => storage.getItem(workspaceKey));
  if (text === null) return undefined;
  try {
    return v.parse(workspaceRecordSchema, JSON.parse(text));
  } catch (cause) {
    throw new WorkspaceError('damaged', 'The record of this workspace cannot be read. It was left as it is.', {
      cause,
    });
  }
}

/** By the clock of the surroundings. */
export function now(ports: WorkspacePorts): number {
  return ports.now?.() ?? Date.now();
}
