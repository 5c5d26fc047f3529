import type { Client } from '@steps/business';
import { contrast } from '@steps/platform/ui';

type Brand = Pick<Client, 'primaryColour' | 'secondaryColour' | 'brandColours' | 'headingFont' | 'bodyFont'>;

/** A colour of the brand by what it is called. */
export interface NamedColour {
  readonly name: string;
  readonly colour: string;
}

const isColour = (colour: string | undefined): colour is string =>
  colour !== undefined && /^#[0-9a-f]{6}$/iu.test(colour);

/** The colours of a brand, the main one first. What is no colour is left out. */
export const brandPalette = ({ primaryColour, secondaryColour, brandColours = [] }: Brand): readonly NamedColour[] =>
  [
    { name: 'Main', colour: primaryColour ?? '' },
    { name: 'Second', colour: secondaryColour ?? '' },
    ...brandColours.map(({ name, colour }) => ({ name, colour })),
  ].flatMap(({ name, colour }) => (isColour(colour) ? [{ name, colour: colour.toLowerCase() }] : []));

const [paper, readable, faint] = ['#ffffff', 7, 1.35] as const;

/**
 * What of a brand a builder's theme takes: its accent and fonts, and of its further colours a dark one for text and a pale one
 * for the second background, where there are such. Text stays AAA on both.
 */
export function brandTheme(brand: Brand | undefined): Readonly<Record<string, string>> {
  if (!brand) return {};
  const colours = brandPalette(brand).map(({ colour }) => colour);
  const ink = colours.find((colour) => colour !== colours[0] && contrast(colour, paper) >= 10);
  const tint = colours.find(
    (colour) => contrast(colour, paper) <= faint && contrast(colour, ink ?? '#1b2426') >= readable && colour !== paper,
  );
  return {
    ...(isColour(brand.primaryColour) ? { accent: brand.primaryColour.toLowerCase() } : {}),
    ...(ink ? { ink } : {}),
    ...(tint ? { tint } : {}),
    ...(brand.headingFont ? { headingFont: brand.headingFont } : {}),
    ...(brand.bodyFont ? { bodyFont: brand.bodyFont } : {}),
  };
}
