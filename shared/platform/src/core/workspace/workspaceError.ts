/** Why a workspace could not be made, opened or changed. */
export type WorkspaceErrorCode =
  | 'wrong-passphrase'
  | 'wait'
  | 'damaged'
  | 'no-workspace'
  | 'exists'
  | 'short-passphrase'
  | 'bad-recovery-file'
  | 'storage-unavailable';

/** Thrown by everything in this folder. The message is for people; the gate may show it as it is. */
export class WorkspaceError extends Error {
  /** Milliseconds until the next try is allowed: set with `wait`, and with `wrong-passphrase` when a wait begins. */
  readonly waitMs: number;

  constructor(
    readonly code: WorkspaceErrorCode,
    message: string,
    options: ErrorOptions & { waitMs?: number } = {},
  ) {
    super(message, options);
    this.name = 'WorkspaceError';
    this.waitMs = options.waitMs ?? 0;
  }
}
