import { deviceOf, type Place, type Said } from './presence';
import type { PresenceClock } from './presenceClock';
import { saidEvery } from './presenceVoice';

/** Another device that has the business open. */
export interface Other {
  readonly device: string;
  /** Who works there; “Somebody” while they have no name. */
  readonly name: string;
  readonly on: string;
  readonly places: readonly Place[];
}

/** ms after which a device that says nothing is here no longer. */
export const hereFor = 3 * saidEvery;
/** ms after which a field that nobody spoke of again is no longer typed in. */
const typingFor = saidEvery + 2000;
/** ms for which what was said earlier is known as such. A message of an earlier day is not believed. */
const rememberedFor = 10 * 60_000;
const farOff = 24 * 60 * 60_000;
/** Devices of one business that are shown; a hostile member could make up more. */
const mostDevices = 200;

interface Heard {
  readonly run: string;
  /** By its clock. */
  readonly at: number;
  /** By ours. */
  readonly heard: number;
  readonly other: Other;
  readonly gone: boolean;
}

/** Who else is here, by what they say, each until they go or say nothing any more. */
export class PresenceRoster {
  readonly #heard = new Map<string, Heard>();
  #shown = '[]';
  #cancel = () => {};

  constructor(
    private readonly clock: PresenceClock,
    private readonly onOthers: (others: readonly Other[]) => void,
    /** Somebody came. */
    private readonly onCome: () => void = () => {},
  ) {}

  /** Takes in what a device said on its subject. What it said before, and comes again, changes nothing. */
  hear(subject: string, said: Said): void {
    const device = deviceOf(subject);
    const now = this.clock.now();
    const known = this.#heard.get(device);
    if ('gone' in said) {
      if (!known || known.run !== said.run || known.gone) return;
      this.#heard.set(device, { ...known, heard: now, gone: true });
      this.#show();
      return;
    }
    if (Math.abs(said.at - now) > farOff) return;
    if (known && (said.at <= known.at || (known.gone && known.run === said.run))) return;
    if (!known && this.#heard.size >= mostDevices) return;
    const { run, at, name, on, places } = said;
    const other = { device, name: name || 'Somebody', on, places };
    this.#heard.set(device, { run, at, heard: now, other, gone: false });
    this.#show();
    if (known?.run !== run) this.onCome();
  }

  stop(): void {
    this.#cancel();
    this.#heard.clear();
    this.#show();
  }

  #show(): void {
    const now = this.clock.now();
    const others: Other[] = [];
    let next = Number.POSITIVE_INFINITY;
    for (const [device, { heard, other, gone }] of this.#heard) {
      const since = now - heard;
      if (since >= rememberedFor) this.#heard.delete(device);
      if (gone || since >= hereFor) continue;
      const types = other.places.some(({ field }) => field !== undefined);
      others.push(types && since >= typingFor ? { ...other, places: other.places.map(withoutField) } : other);
      next = Math.min(next, (types && since < typingFor ? typingFor : hereFor) - since);
    }
    this.#cancel();
    this.#cancel = next < Number.POSITIVE_INFINITY ? this.clock.after(next, () => this.#show()) : () => {};
    others.sort((one, two) => (one.name + one.device < two.name + two.device ? -1 : 1));
    const shown = JSON.stringify(others);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.onOthers(others);
  }
}

const withoutField = ({ collection, id }: Place): Place => ({ collection, id });
