import { type Random, seeded } from '../../shared/platform/src/core/random';
import type { PostBed } from './postBed';

/** What is killed: a post office, NATS, or the mail server. */
export type Victim = 'office' | 'nats' | 'mail';

interface KillsOptions {
  readonly victims: readonly Victim[];
  readonly count: number;
  /** Which victims, after how long: the same each time. What each of them is doing at that moment is chance. */
  readonly seed?: number;
  /** The moment is so long after the one before was started again, ms. */
  readonly within?: readonly [number, number];
}

/**
 * `kill -9` of what mail and forms need, one after another at moments by chance, each started again soon. `POST_KILLS=200` for many,
 * `POST_VICTIMS=nats` for one kind, `POST_SEED=7` for others.
 */
export class Kills {
  readonly count: number;
  readonly victims: readonly Victim[];
  readonly #random: Random;
  readonly #within: readonly [number, number];
  readonly #done: Victim[] = [];

  constructor(
    private readonly bed: PostBed,
    { victims, count, seed = 31, within = [20, 500] }: KillsOptions,
  ) {
    const only = process.env.POST_VICTIMS?.split(',');
    this.victims = victims.filter((victim) => only?.includes(victim) ?? true);
    this.count = Number(process.env.POST_KILLS ?? count);
    this.#within = within;
    this.#random = seeded(Number(process.env.POST_SEED ?? seed));
  }

  get done(): number {
    return this.#done.length;
  }

  /** Of these kinds. */
  of(...victims: readonly Victim[]): number {
    return this.#done.filter((victim) => victims.includes(victim)).length;
  }

  /** What was killed, for figures. */
  get said(): string {
    return this.victims.map((victim) => `${this.of(victim)} × ${victim}`).join(', ');
  }

  /** Waits for a moment by chance, kills, and starts what it killed again. The first ones are one of each kind. */
  async next(): Promise<void> {
    const victim = this.victims[this.done] ?? this.#random.pick(this.victims);
    await waited(this.#random.between(...this.#within));
    this.#done.push(victim);
    const away = this.#random.between(0, 800);
    if (victim === 'office') {
      const { running } = this.bed.program;
      if (running.length > 0) await this.bed.restart(this.#random.pick(running));
    } else if (victim === 'nats') {
      await this.bed.restartServer(() => waited(away));
    } else {
      // Away for longer, it makes every part of a campaign wait for a minute.
      await this.bed.sink.kill();
      await this.bed.sink.open();
    }
  }
}

const waited = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
