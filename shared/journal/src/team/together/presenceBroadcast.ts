import type { Place, PresenceMessage } from './presence';
import type { PresenceClock } from './presenceClock';
import type { PresenceSeal } from './presenceSeal';

/** ms between two messages of somebody who stays where they are. */
export const heartbeatMs = 10_000;
/** ms between two messages of somebody who moves. */
const minIntervalMs = 1000;

interface BroadcastOptions {
  readonly subject: string;
  readonly seal: PresenceSeal;
  readonly send: (subject: string, data: Uint8Array) => void;
  /** Who is at work here, and on which device. */
  readonly who: () => { readonly name: string; readonly on: string };
  readonly clock: PresenceClock;
  /** ms between two messages of somebody who stays; `heartbeatMs` without. */
  readonly heartbeat?: number;
}

/** Broadcasts where this device is: at most once a second while that changes, every heartbeat while it does not. */
export class PresenceBroadcast {
  #places: readonly Place[] | undefined;
  #run: { readonly id: string; gone?: Uint8Array | undefined } | undefined;
  #sentAt = Number.NEGATIVE_INFINITY;
  /** Clock of the last message: a wall clock may be set back. */
  #lastAt = 0;
  #next: { readonly at: number; readonly cancel: () => void } | undefined;

  constructor(private readonly options: BroadcastOptions) {}

  /** Where this device is; `undefined` while nobody looks at it: then nothing is sent. */
  show(places: readonly Place[] | undefined): void {
    const before = this.#places;
    this.#places = places;
    if (!places) this.#cancel();
    else if (!before || JSON.stringify(before) !== JSON.stringify(places)) this.soon();
  }

  /** Sends it again as soon as the interval allows: somebody joined who does not have it. */
  soon(): void {
    if (this.#places) this.#sendIn(Math.max(0, this.#sentAt + minIntervalMs - this.options.clock.now()));
  }

  /** Sends at once that this device is gone, also while the page is being closed; `show` with places brings it back. */
  leave(): void {
    this.#cancel();
    this.#places = undefined;
    const gone = this.#run?.gone;
    this.#run = undefined;
    if (gone) this.options.send(this.options.subject, gone);
  }

  #sendIn(ms: number): void {
    const { clock } = this.options;
    const at = clock.now() + ms;
    if (this.#next && this.#next.at <= at) return;
    this.#cancel();
    this.#next = { at, cancel: clock.after(ms, () => void this.#send()) };
  }

  #cancel(): void {
    this.#next?.cancel();
    this.#next = undefined;
  }

  async #send(): Promise<void> {
    const { seal, subject, send, who, clock } = this.options;
    const places = this.#places;
    this.#next = undefined;
    if (!places) return;
    this.#sentAt = clock.now();
    this.#lastAt = Math.max(this.#lastAt + 1, this.#sentAt);
    this.#sendIn(this.options.heartbeat ?? heartbeatMs);
    this.#run ??= { id: newRun() };
    const run = this.#run;
    const message: PresenceMessage = { run: run.id, at: this.#lastAt, ...who(), places };
    // Sealed ahead, because a page that is being closed waits for nothing.
    run.gone ??= await seal.seal({ run: run.id, gone: true }, subject);
    const data = await seal.seal(message, subject);
    if (data && this.#run === run && this.#places) send(subject, data);
  }
}

const newRun = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
