import * as v from 'valibot';
import { mostPlaces, type Place, placeSchema } from './presence';
import { heartbeatMs } from './presenceBroadcast';
import type { PresenceClock } from './presenceClock';
import { hereFor, type Other } from './presenceRoster';

/** What the tabs of one browser send each other. */
const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('here'), tab: v.string(), visible: v.boolean(), place: v.optional(placeSchema) }),
  v.object({ kind: v.literal('left'), tab: v.string() }),
  v.object({ kind: v.literal('ask') }),
  v.object({
    kind: v.literal('others'),
    others: v.array(v.object({ device: v.string(), name: v.string(), on: v.string(), places: v.array(placeSchema) })),
  }),
]);
type TabMessage = v.InferOutput<typeof messageSchema>;

interface TabsOptions {
  /** Of the channel between the tabs that have the same business open. */
  readonly name: string;
  readonly clock: PresenceClock;
  /** Where the device is in all of its tabs; `undefined` while none of them is looked at. Called in the leading tab alone. */
  readonly onPlaces: (places: readonly Place[] | undefined) => void;
  /** Who else is here, as the tab that leads knows it. */
  readonly onOthers: (others: readonly Other[]) => void;
}

interface Tab {
  readonly visible: boolean;
  readonly place?: Place | undefined;
  readonly receivedAt: number;
}

/** Several tabs of one browser are one device: the tab that is connected sends for all, and forwards what it receives. */
export class PresenceTabs {
  readonly #tab = crypto.randomUUID();
  readonly #tabs = new Map<string, Tab>();
  readonly #channel: BroadcastChannel | undefined;
  #own: Pick<Tab, 'visible' | 'place'> = { visible: false };
  #leads = false;
  #others: readonly Other[] = [];
  #cancel = () => {};

  constructor(private readonly options: TabsOptions) {
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(options.name);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(messageSchema, data);
      if (read.success) this.#receive(read.output);
    };
    this.#post({ kind: 'ask' });
  }

  /** Where this tab is, and whether somebody looks at it. */
  show(visible: boolean, place: Place | undefined): void {
    this.#own = { visible, place };
    this.#postOwn();
  }

  /** This tab is connected, or no longer. */
  lead(leads: boolean): void {
    this.#leads = leads;
    this.#setOthers([]);
    if (!leads) return;
    this.#post({ kind: 'ask' });
    this.#sum();
  }

  /** Called in the leading tab: passes the others on to all tabs. */
  shareOthers(others: readonly Other[]): void {
    this.#setOthers(others);
    this.#post({ kind: 'others', others: others.map((other) => ({ ...other, places: [...other.places] })) });
  }

  /** The tab is being closed. Returns whether the device is still looked at in another one. */
  leave(): boolean {
    this.#cancel();
    this.#own = { visible: false };
    this.#post({ kind: 'left', tab: this.#tab });
    return this.#visible().length > 0;
  }

  close(): void {
    this.leave();
    this.#channel?.close();
    this.#setOthers([]);
  }

  #receive(message: TabMessage): void {
    if (message.kind === 'ask') {
      this.#postOwn();
      if (this.#leads) this.shareOthers(this.#others);
    } else if (message.kind === 'others') {
      if (!this.#leads) this.#setOthers(message.others);
    } else if (message.kind === 'left') {
      this.#tabs.delete(message.tab);
      this.#sum();
    } else {
      const { tab, visible, place } = message;
      this.#tabs.set(tab, { visible, place, receivedAt: this.options.clock.now() });
      this.#sum();
    }
  }

  #setOthers(others: readonly Other[]): void {
    this.#others = others;
    this.options.onOthers(others);
  }

  /** A visible tab repeats this, so that one that crashed is noticed. */
  #postOwn(): void {
    const { visible, place } = this.#own;
    this.#cancel();
    this.#cancel = visible ? this.options.clock.after(heartbeatMs, () => this.#postOwn()) : () => {};
    this.#post({ kind: 'here', tab: this.#tab, visible, place });
    this.#sum();
  }

  #visible(): readonly Pick<Tab, 'place'>[] {
    const since = this.options.clock.now() - hereFor;
    const others = [...this.#tabs.values()].filter(({ visible, receivedAt }) => visible && receivedAt > since);
    return this.#own.visible ? [this.#own, ...others] : others;
  }

  #sum(): void {
    if (!this.#leads) return;
    const visible = this.#visible();
    const places = new Map<string, Place>();
    for (const { place } of visible) {
      if (!place) continue;
      const key = `${place.collection}/${place.id}`;
      // Of two tabs with one record the one in which somebody types.
      if (!places.get(key)?.field) places.set(key, place);
    }
    this.options.onPlaces(visible.length > 0 ? [...places.values()].slice(0, mostPlaces) : undefined);
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}
