import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HandClock, settled } from './handClock.fixture';
import type { Place } from './presence';
import type { Other } from './presenceRoster';
import { PresenceTabs } from './presenceTabs';

const ada: Place = { collection: 'contacts', id: 'ada' };
const adasPhone: Place = { ...ada, field: 'phone' };
const bo: Place = { collection: 'contacts', id: 'bo' };
const kim: Other = { device: 'kims', name: 'Kim', on: 'iPhone', places: [ada] };

interface OpenTab {
  readonly tabs: PresenceTabs;
  /** The places that were sent last; `none` before anything was. */
  places: readonly Place[] | undefined | 'none';
  others: readonly Other[];
}

let clock: HandClock;
let open: OpenTab[];

/** A tab of the browser, with this business open. */
async function openTab(name = 'business', time = clock): Promise<OpenTab> {
  const tab = { places: 'none', others: [] } as unknown as { -readonly [K in keyof OpenTab]: OpenTab[K] };
  tab.tabs = new PresenceTabs({
    name: `presence-tabs-test-${name}`,
    clock: time,
    onPlaces: (places) => {
      tab.places = places;
    },
    onOthers: (others) => {
      tab.others = others;
    },
  });
  open.push(tab);
  await settled();
  return tab;
}

beforeEach(() => {
  clock = new HandClock();
  open = [];
});

afterEach(() => {
  for (const { tabs } of open) tabs.close();
});

describe('two tabs of one browser', () => {
  it('are one device: the tab that is connected says where both are, and the other one nothing', async () => {
    const [leading, second] = [await openTab(), await openTab()];
    leading.tabs.lead(true);
    leading.tabs.show(true, ada);
    second.tabs.show(true, bo);
    await settled();
    expect(leading.places).toEqual([ada, bo]);
    expect(second.places).toBe('none');
    second.tabs.show(true, adasPhone);
    await settled();
    // One record, in one of them with a field.
    expect(leading.places).toEqual([adasPhone]);
  });

  it('both know who else is here, also the one that was opened later, and nobody when the connection is gone', async () => {
    const leading = await openTab();
    leading.tabs.lead(true);
    leading.tabs.shareOthers([kim]);
    const second = await openTab();
    expect([leading.others, second.others]).toEqual([[kim], [kim]]);
    leading.tabs.shareOthers([]);
    await settled();
    expect(second.others).toEqual([]);
  });

  it('are here while one of them is looked at, and gone when none is', async () => {
    const [leading, second] = [await openTab(), await openTab()];
    leading.tabs.lead(true);
    leading.tabs.show(true, ada);
    second.tabs.show(true, bo);
    await settled();
    leading.tabs.show(false, ada);
    await settled();
    expect(leading.places).toEqual([bo]);
    expect(leading.tabs.leave()).toBe(true);
    second.tabs.leave();
    await settled();
    expect(leading.places).toBeUndefined();
    expect(leading.tabs.leave()).toBe(false);
  });

  it('when one of them breaks down, it is where it was for half a minute and no longer', async () => {
    const leading = await openTab();
    const second = await openTab('business', new HandClock());
    leading.tabs.lead(true);
    leading.tabs.show(true, ada);
    second.tabs.show(true, bo);
    await settled();
    // The clock of the other one stands still: it says nothing any more, and not that it goes either.
    await clock.pass(25_000);
    expect(leading.places).toEqual([ada, bo]);
    await clock.pass(15_000);
    expect(leading.places).toEqual([ada]);
  });

  it('when the connected one is closed, the next one speaks for the device', async () => {
    const [first, second] = [await openTab(), await openTab()];
    first.tabs.lead(true);
    first.tabs.show(true, ada);
    second.tabs.show(true, bo);
    await settled();
    open.shift()?.tabs.close();
    second.tabs.lead(true);
    await settled();
    expect(second.places).toEqual([bo]);
  });

  it('with another business are none of this one', async () => {
    const [leading, other] = [await openTab(), await openTab('other business')];
    leading.tabs.lead(true);
    leading.tabs.show(true, ada);
    other.tabs.show(true, bo);
    await settled();
    expect(leading.places).toEqual([ada]);
  });
});
