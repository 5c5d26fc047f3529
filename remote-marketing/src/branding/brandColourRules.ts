import { contrast } from '@steps/platform/ui';
import type { NamedColour } from '../brand/brandTheme';

/** What two colours are good for together (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
export type PairUse = 'all' | 'text' | 'large' | 'none';

export const pairUses: Readonly<Record<PairUse, string>> = {
  all: 'Any text, also small and long',
  text: 'Text',
  large: 'Large text, icons and borders',
  none: 'Decoration only',
};

export const useOf = (ratio: number): PairUse =>
  ratio >= 7 ? 'all' : ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'none';

export interface ColourPair {
  readonly one: NamedColour;
  readonly other: NamedColour;
  readonly ratio: number;
  readonly use: PairUse;
}

const always: readonly NamedColour[] = [
  { name: 'White', colour: '#ffffff' },
  { name: 'Black', colour: '#000000' },
];

/** Each two colours, also with white and black, the best to read first. A colour that is there twice is one. */
export function colourPairs(colours: readonly NamedColour[]): readonly ColourPair[] {
  const all = [...colours, ...always].filter(
    ({ colour }, at, list) => list.findIndex((one) => one.colour === colour) === at,
  );
  const own = new Set(colours.map(({ colour }) => colour));
  return all
    .flatMap((one, at) => all.slice(at + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => own.has(one.colour) || own.has(other.colour))
    .map(({ one, other }) => {
      const ratio = contrast(one.colour, other.colour);
      return { one, other, ratio, use: useOf(ratio) };
    })
    .sort((one, other) => other.ratio - one.ratio);
}

/** "4.4": cut off, so that it never shows a ratio that is not reached. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

interface Cluster {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** How far apart two colours look, roughly (Riemersma's red mean); 0 to about 765. */
function distance(one: Cluster, other: Cluster): number {
  const mean = (one.red + other.red) / 2;
  const [red, green, blue] = [one.red - other.red, one.green - other.green, one.blue - other.blue];
  return Math.sqrt((2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue);
}

const hex = ({ red, green, blue }: Cluster) =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const lively = ({ red, green, blue }: Cluster) => (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;

/** Colours closer than this are one, with softened edges. */
const alike = 90;
/** Least share of the picture. */
const least = 0.01;

/**
 * The colours of a picture (RGBA, as a canvas gives them), the most telling first: large areas, strong colours before greys.
 * White and what shines through are the paper, not the brand.
 */
export function coloursIn(pixels: ArrayLike<number>, most = 6): readonly string[] {
  const buckets = new Map<number, Cluster>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 200 || Math.min(red, green, blue) > 244) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    buckets.set(key, {
      red: bucket.red + red,
      green: bucket.green + green,
      blue: bucket.blue + blue,
      count: bucket.count + 1,
    });
  }
  const found: Cluster[] = [];
  const bySize = [...buckets.values()]
    .map(({ red, green, blue, count }) => ({ red: red / count, green: green / count, blue: blue / count, count }))
    .sort((one, other) => other.count - one.count);
  for (const bucket of bySize) {
    const near = found.find((cluster) => distance(cluster, bucket) < alike);
    if (near) near.count += bucket.count;
    else found.push(bucket);
  }
  const total = bySize.reduce((sum, { count }) => sum + count, 0);
  return found
    .filter(({ count }) => count >= total * least)
    .sort((one, other) => other.count * (0.2 + lively(other)) - one.count * (0.2 + lively(one)))
    .slice(0, most)
    .map(hex);
}
