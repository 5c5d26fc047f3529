import type { RowChange, Storage } from '@steps/platform/src/core/storage/port';
import type { ConnectLog, TeamFault, TeamLog } from '../log/teamLog';
import type { RowSeal } from '../rows/teamPayload';
import type { Stamp } from '../rows/teamRow';
import type { JoinedStorage } from './teamStorage';

export interface LinkStatus {
  /** `reading`: what is on the server; `sending`: what waits here. */
  readonly state: 'connecting' | 'reading' | 'sending' | 'connected' | 'away';
  /** Rows with changes that the server has not acknowledged. */
  readonly waiting: number;
  /** Rows read from the server, or sent to it, in this state; and of how many, as far as known. */
  readonly done: number;
  readonly total: number;
  /** When all was sent and read for the last time: milliseconds since 1970. */
  readonly synced?: number;
  readonly fault?: TeamFault;
  readonly problem?: string;
  /** Rows that are larger than the server takes. */
  readonly tooLarge: number;
  /** Messages on the server, of a row or of many, that this device has no key for. */
  readonly locked: number;
  /** Rows with changes of which this device’s role lets none go out. */
  readonly refused: number;
  /** Rows of which the server has not confirmed what was sent, or that cannot be sent. */
  readonly failed: number;
}

/**
 * Why a row stays here: its role may not change it, its key is missing, it is larger than the server takes, or something else, said in
 * `reason`.
 */
export interface Held {
  readonly why: 'refused' | 'locked' | 'tooLarge' | 'failed';
  readonly reason: string;
}

/** A row that stays here. `changed`: there are changes of it that can be given up. */
export type HeldRow = Held & { readonly collection: string; readonly id: string; readonly changed: boolean };

/** A field that was written here and on another device at the same time: neither had seen the other's write. */
export interface ConflictingWrite {
  readonly collection: string;
  readonly id: string;
  readonly field: string;
  /** What the other device wrote. */
  readonly theirs: unknown;
  /** Whether what was written here is kept. */
  readonly mineStands: boolean;
  /** The other device, and its tab. */
  readonly writer: string;
  /** As whoever works there calls themselves, where the message says so. */
  readonly by?: string | undefined;
}

/** A change from outside as it is taken in. */
export interface CheckedChange {
  readonly change: RowChange;
  readonly confirmed: boolean;
  /** What stands here was made of the same row, and is told otherwise now. */
  readonly isToldAnew?: boolean;
}

export interface LinkOptions {
  readonly storage: JoinedStorage;
  /** What is known of the server, in a database of its own. */
  readonly notes: Storage;
  readonly seal: RowSeal;
  readonly connect: ConnectLog;
  readonly device: string;
  /** Collections of a batch that are taken in before the others, in this order, for the check of those. */
  readonly first?: readonly string[];
  /** So many new rows go to the server together; 100 without. */
  readonly packFrom?: number;
  /** Collections that are each device's own: nothing of them is sent, and nothing that comes is taken in. */
  readonly own?: readonly string[];
  /** Collections that this device writes with `handOver` alone: what comes of them is not opened, and not kept. */
  readonly unread?: readonly string[];
  /** Why a change from outside may not be taken in, in words; `undefined` when it may. `row`: all of it, as it came. */
  readonly refuse?: (change: RowChange, row: unknown) => string | undefined;
  /** Rows of which others say what they are here. */
  readonly check?: {
    /**
     * What is taken in of a change from outside; `confirmed`: whether others say so, else the row is looked at again. `undefined` for
     * rows that need nobody's word. `row`: all of it, as it came.
     */
    taken(change: RowChange, row: unknown): CheckedChange | undefined;
    /** What else changes here with a change. */
    along(change: RowChange): RowChange | undefined;
  };
  /** Called once before anything is read or sent, and again until it resolves. `anew`: nothing has come from a server yet. */
  readonly starting?: (anew: boolean) => Promise<void>;
  /** Whether a row was written by a later version of Steps than this one: reading waits until this one is as new. */
  readonly tooNew?: (collection: string, version: number) => boolean;
  /** Called with each connection; returns its cleanup. */
  readonly onConnected?: (log: TeamLog) => () => void;
  /** Whether a change that this device may not send is its own affair, or follows what another row tells: it waits for nothing. */
  readonly staysHere?: (change: RowChange) => boolean;
  /** Called before the other device's write is applied, so that the page still has what was written here. */
  readonly onConflict?: (write: ConflictingWrite) => void;
  /** Called with the newest stamp of each row that comes. */
  readonly onStamp?: (stamp: Stamp) => void;
  /** Who is at work here, for those who wrote the same field at the same time. */
  readonly actor?: () => string;
  /** The list of devices, on a subject of its own. `opened`: before anything else is read. Both may reject with `TeamError`. */
  readonly roster?: {
    readonly subject: string;
    opened(log: TeamLog): Promise<void>;
    came(data: Uint8Array): Promise<void>;
  };
  readonly onStatus?: (status: LinkStatus) => void;
  readonly now?: () => number;
  /** Waits before the next try to connect; it ends early when the link is closed. */
  readonly pause?: (ms: number, ended: AbortSignal) => Promise<void>;
}
