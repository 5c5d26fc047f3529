import { activeClient } from '@steps/business';
import { brandTheme } from '../brand/brandTheme';
import type { Theme } from '../editor/document';

/** Fonts that every machine has: an exported page asks no server for any (stacks after modernfontstacks.com, CC0). */
export const pageFonts = {
  plain: { label: 'Plain', stack: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" },
  humanist: {
    label: 'Friendly',
    stack: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', source-sans-pro, sans-serif",
  },
  geometric: { label: 'Geometric', stack: "Avenir, Montserrat, Corbel, 'URW Gothic', source-sans-pro, sans-serif" },
  serif: {
    label: 'Classic serif',
    stack: "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, Georgia, serif",
  },
  transitional: { label: 'Book serif', stack: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, Georgia, serif" },
  slab: { label: 'Slab', stack: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif" },
} as const;
export type PageFont = keyof typeof pageFonts;

export const roundings = { '0px': 'Square', '8px': 'Soft', '20px': 'Round' } as const;
export const widths = { '880px': 'Narrow', '1080px': 'Normal', '1240px': 'Wide' } as const;

/** What a page looks like before anybody chose. */
export const startTheme: Theme = {
  accent: '#0e6a78',
  paper: '#ffffff',
  tint: '#f1f5f4',
  ink: '#1b2426',
  headingFont: 'plain',
  bodyFont: 'plain',
  rounding: '8px',
  width: '1080px',
};

/** What a new page of the open business looks like: its brand, where it has one. */
export const brandedTheme = (): Theme => ({ ...startTheme, ...brandTheme(activeClient()) });

const oneOf = <T extends string>(names: Readonly<Record<T, unknown>>, value: string | undefined, start: T): T =>
  value !== undefined && Object.hasOwn(names, value) ? (value as T) : start;

const isColour = (value: string | undefined): value is string => value !== undefined && /^#[0-9a-f]{6}$/i.test(value);

/** The theme as a page can use it: what is missing or of another shape takes the start. Nothing else reaches a style sheet. */
export const readTheme = (theme: Theme): Theme & { readonly headingFont: PageFont; readonly bodyFont: PageFont } => ({
  ...Object.fromEntries(
    (['accent', 'paper', 'tint', 'ink'] as const).map((name) => {
      const value = theme[name];
      return [name, isColour(value) ? value.toLowerCase() : (startTheme[name] ?? '#000000')];
    }),
  ),
  headingFont: oneOf(pageFonts, theme.headingFont, 'plain'),
  bodyFont: oneOf(pageFonts, theme.bodyFont, 'plain'),
  rounding: oneOf(roundings, theme.rounding, '8px'),
  width: oneOf(widths, theme.width, '1080px'),
});
