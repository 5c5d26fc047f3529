import { type BlockNode, type Device, devices } from './document';

type Hidden = Pick<BlockNode, 'styles' | 'tablet' | 'mobile'>;

/** On which screens a block is hidden. What is said for a screen holds on the smaller ones until they say otherwise. */
export function hiddenOn({ styles, tablet, mobile }: Hidden): Readonly<Record<Device, boolean>> {
  const desktop = styles.hidden === true;
  const onTablet = tablet?.hidden ?? desktop;
  return { desktop, tablet: onTablet, mobile: mobile?.hidden ?? onTablet };
}

/** Whether nobody sees a block, whatever their screen. */
export const isNowhere = (node: Hidden): boolean => Object.values(hiddenOn(node)).every(Boolean);

const names: Readonly<Record<Device, string>> = { desktop: 'computers', tablet: 'tablets', mobile: 'phones' };
const listed = (words: readonly string[]) => words.join(words.length > 2 ? ', ' : ' and ');

/** The screens that one press hides a block on: the one that is shown, and the smaller ones that say nothing of their own. */
export function screensOf(node: Hidden, device: Device, shown: readonly Device[] = devices): string {
  const smaller = devices.slice(devices.indexOf(device));
  const own = smaller.findIndex((at, nth) => nth > 0 && at !== 'desktop' && node[at]?.hidden !== undefined);
  const together = (own < 0 ? smaller : smaller.slice(0, own)).filter((at) => shown.includes(at));
  return together.length === shown.length ? 'all screens' : listed(together.map((at) => names[at]));
}

/** Where a block is seen, as a sentence; nothing where it is seen everywhere. */
export function visibilityText(node: Hidden, shown: readonly Device[] = devices): string | undefined {
  const hidden = hiddenOn(node);
  const seen = shown.filter((device) => !hidden[device]);
  if (seen.length === shown.length) return undefined;
  return seen.length === 0
    ? 'Nobody sees this block.'
    : `Shown on ${listed(seen.map((device) => names[device]))} only.`;
}

/** What to write down so that a block is hidden, or not, on a screen: nothing where the larger screens say so already. */
export function hiddenPatch(node: Hidden, device: Device, hide: boolean): boolean | undefined {
  const above = device === 'desktop' ? false : hiddenOn(node)[device === 'mobile' ? 'tablet' : 'desktop'];
  return hide === above ? undefined : hide;
}
