import type { MailingChunk, MailingRecipient } from '@steps/business/src/nouns/mailings/mailingChunk';
import { type MailingProgress, mailingProgress, outcomes } from '@steps/business/src/nouns/mailings/mailingProgress';
import { hasOptedOut } from '@steps/business/src/nouns/mailings/optOut';
import { isThrough, nextWaiting, withOutcome } from '@steps/business/src/nouns/mailings/progressRules';
import { commit } from '@steps/platform/src/core/store/commit';
import type { Handover } from './courier';
import { suppressed } from './mailingAnswers';

export interface ProgressLog {
  /** Of this run of the program: `<device>.<run>`. */
  readonly self: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Reads the progress of a chunk again; resolves to the number of its last message, 0 for none. May reject. */
  lastOf(chunkId: string): Promise<number>;
  /**
   * Writes it if its last message still has that number; resolves to that of the new one, or `undefined` if another post
   * office has written. May reject.
   */
  write(progress: MailingProgress, last: number): Promise<number | undefined>;
}

/** The result of a write: it counts, another post office has the chunk, or nobody knows yet. */
type Written = 'stands' | 'overtaken' | 'unknown';

/** A chunk that this post office has: what it knows is right until a write finds that another one has it. */
export class HeldChunk {
  /** It is not known what the server has, so that is read before the next write. */
  #isUnsure = false;
  /** Who is looked at next. */
  from = 0;

  /** `last`: number of the last message of the progress; `again`: includes those whom the server asked to try again. */
  constructor(
    private readonly log: ProgressLog,
    readonly chunk: MailingChunk,
    public progress: MailingProgress,
    private last: number,
    private readonly again: boolean,
    private readonly toAll: boolean,
  ) {}

  /** The next recipient from that number on; recipients on the suppression list are skipped, however late they came there. */
  next(from = this.from): number | undefined {
    let nth = nextWaiting(this.progress, from, this.again);
    while (nth !== undefined && !this.toAll && hasOptedOut(this.recipient(nth).address))
      nth = nextWaiting(this.progress, nth + 1, this.again);
    return nth;
  }

  /** Whether all have had their turn. */
  get isOver(): boolean {
    return this.next() === undefined;
  }

  recipient(nth: number): MailingRecipient {
    const recipient = this.chunk.recipients[nth];
    if (!recipient) throw new Error(`Expected a recipient ${nth} of ${this.chunk.id}.`);
    return recipient;
  }

  /** Records what became of a recipient. */
  note(nth: number, state: Exclude<Handover['state'], 'away' | 'refusesUs'>, words?: string): void {
    const { awaySince: _, laterSince = this.#at, ...progress } = withOutcome(this.progress, nth, state, words);
    // Whatever it says about one, the server is there.
    this.progress = progress.signs.includes(outcomes.later) ? { ...progress, laterSince } : progress;
    this.from = nth + 1;
    if (state !== 'bounced') return;
    const changes = suppressed(this.recipient(nth).address, { kind: 'bounced', at: this.#at });
    if (changes.length > 0) commit({ label: 'Opt out an address that nobody has', changes, undoable: false });
  }

  /** Nobody is tried before that time (ms since 1970). */
  waitUntil(time: number): void {
    const { now: _, ...rest } = this.progress;
    this.progress = { ...rest, tries: rest.tries + 1, waitUntil: new Date(time).toISOString() };
  }

  /** The server accepts nothing: from the first time on its absence is timed. */
  noteAway(): void {
    this.progress = { awaySince: this.#at, ...this.progress };
  }

  get #at(): string {
    return new Date(this.log.now()).toISOString();
  }

  /** The recipients whom the server asked to try again too often. */
  giveUp(): void {
    for (const [nth, sign] of [...this.progress.signs].entries())
      if (sign === outcomes.later)
        this.progress = withOutcome(this.progress, nth, 'failed', this.progress.said[nth] ?? 'Tried for 48 hours.');
  }

  /** Records who is being sent to now. Sending may begin only if this write counts. */
  begin(nth: number): Promise<Written> {
    return this.#write({ ...this.#withoutOptedOut(nth), now: nth });
  }

  /** Records what became of the last one, and that nobody is being sent to. */
  rest(): Promise<Written> {
    const { now: _, ...rest } = this.#withoutOptedOut(this.isOver ? this.chunk.recipients.length : this.from);
    return this.#write(rest);
  }

  get isDone(): boolean {
    return isThrough(this.progress);
  }

  /** Recipients before that number who were skipped. */
  #withoutOptedOut(before: number): MailingProgress {
    let progress = this.progress;
    for (let nth = nextWaiting(progress, 0, this.again); nth !== undefined && nth < before && !this.toAll; ) {
      if (hasOptedOut(this.recipient(nth).address)) progress = withOutcome(progress, nth, 'optedOut');
      nth = nextWaiting(progress, nth + 1, this.again);
    }
    this.progress = progress;
    return progress;
  }

  async #write(progress: MailingProgress): Promise<Written> {
    const { self, lastOf, write } = this.log;
    const mine = { ...progress, by: self, at: this.#at };
    try {
      if (this.#isUnsure) {
        this.last = await lastOf(progress.id);
        const there = mailingProgress.get(progress.id);
        if (this.last > 0 && there && there.by !== self) return 'overtaken';
      }
      this.#isUnsure = true;
      const last = await write(mine, this.last);
      if (last === undefined) return 'overtaken';
      this.#isUnsure = false;
      this.last = last;
      return 'stands';
    } catch {
      return 'unknown';
    }
  }
}
