import { deviceOf, type Place, type PresenceMessage } from './presence';
import { heartbeatMs } from './presenceBroadcast';
import type { PresenceClock } from './presenceClock';

/** Another device that has the business open. */
export interface Other {
  readonly device: string;
  /** Who works there; “Somebody” while they have no name. */
  readonly name: string;
  readonly on: string;
  readonly places: readonly Place[];
}

/** ms without a message after which a device counts as gone. */
export const hereFor = 3 * heartbeatMs;
/** ms without a message after which nobody types in a field any more. */
const typingFor = heartbeatMs + 2000;
/** ms for which a device that has gone is remembered, so that an old message is known as such. One of an earlier day is ignored. */
const rememberedFor = 10 * 60_000;
const farOff = 24 * 60 * 60_000;
/** Devices of one business that are shown; a hostile member could make up more. */
const mostDevices = 200;

interface KnownDevice {
  readonly run: string;
  /** By its clock. */
  readonly at: number;
  /** By ours. */
  readonly receivedAt: number;
  readonly other: Other;
  readonly gone: boolean;
}

/** Who else is here: each from their first message until they leave or fall silent. */
export class PresenceRoster {
  readonly #devices = new Map<string, KnownDevice>();
  #shown = '[]';
  #cancel = () => {};

  constructor(
    private readonly clock: PresenceClock,
    private readonly onOthers: (others: readonly Other[]) => void,
    /** Somebody came. */
    private readonly onCome: () => void = () => {},
    /** ms without a message after which a device counts as gone. */
    private readonly staysFor: (device: string) => number = () => hereFor,
  ) {}

  /** Takes a message of a device. A repeated or older one changes nothing. */
  receive(subject: string, message: PresenceMessage): void {
    const device = deviceOf(subject);
    const now = this.clock.now();
    const known = this.#devices.get(device);
    if ('gone' in message) {
      if (!known || known.run !== message.run || known.gone) return;
      this.#devices.set(device, { ...known, receivedAt: now, gone: true });
      this.#show();
      return;
    }
    if (Math.abs(message.at - now) > farOff) return;
    if (known && (message.at <= known.at || (known.gone && known.run === message.run))) return;
    if (!known && this.#devices.size >= mostDevices) return;
    const { run, at, name, on, places } = message;
    const other = { device, name: name || 'Somebody', on, places };
    this.#devices.set(device, { run, at, receivedAt: now, other, gone: false });
    this.#show();
    if (known?.run !== run) this.onCome();
  }

  stop(): void {
    this.#cancel();
    this.#devices.clear();
    this.#show();
  }

  #show(): void {
    const now = this.clock.now();
    const others: Other[] = [];
    let next = Number.POSITIVE_INFINITY;
    for (const [device, { receivedAt, other, gone }] of this.#devices) {
      const since = now - receivedAt;
      if (since >= rememberedFor) this.#devices.delete(device);
      const stays = this.staysFor(device);
      if (gone || since >= stays) continue;
      const types = other.places.some(({ field }) => field !== undefined);
      others.push(types && since >= typingFor ? { ...other, places: other.places.map(withoutField) } : other);
      next = Math.min(next, (types && since < typingFor ? typingFor : stays) - since);
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
