import { activeClient } from '@steps/business';
import { brandTheme } from '../brand/brandTheme';
import type { Theme } from '../editor/document';

/** Fonts that mail programs have: none is fetched. */
export const mailFonts = {
  sans: { label: 'Plain', stack: 'Arial, Helvetica, sans-serif' },
  humanist: { label: 'Friendly', stack: "'Trebuchet MS', 'Segoe UI', Tahoma, sans-serif" },
  wide: { label: 'Wide', stack: 'Verdana, Geneva, sans-serif' },
  serif: { label: 'Book serif', stack: "Georgia, 'Times New Roman', serif" },
  classic: { label: 'Classic serif', stack: "'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif" },
} as const;
export type MailFont = keyof typeof mailFonts;

export const mailCorners = { '0px': 'Square', '6px': 'Soft', '24px': 'Round' } as const;

/** What an email looks like before anybody chose. */
export const startMailTheme = {
  accent: '#0e6a78',
  paper: '#ffffff',
  tint: '#eef4f3',
  ink: '#1c2426',
  backdrop: '#eceeed',
  headingFont: 'sans',
  bodyFont: 'sans',
  rounding: '6px',
} as const satisfies Theme;

export type MailTheme = Readonly<Record<'accent' | 'paper' | 'tint' | 'ink' | 'backdrop' | 'rounding', string>> & {
  readonly headingFont: MailFont;
  readonly bodyFont: MailFont;
};

/** The font of mail programs that is nearest to one of a brand. */
const nearest: Readonly<Record<string, MailFont>> = {
  humanist: 'humanist',
  geometric: 'wide',
  serif: 'classic',
  transitional: 'serif',
  slab: 'serif',
};

/** What an email takes of the brand of the open business. */
export function mailBrand(): Theme {
  const { headingFont, bodyFont, ...colours } = brandTheme(activeClient());
  return {
    ...colours,
    ...(headingFont ? { headingFont: nearest[headingFont] ?? 'sans' } : {}),
    ...(bodyFont ? { bodyFont: nearest[bodyFont] ?? 'sans' } : {}),
  };
}

/** What a new email of the open business looks like: its brand, where it has one. */
export const brandedMailTheme = (): Theme => ({ ...startMailTheme, ...mailBrand() });

const isColour = (value: string | undefined): value is string => value !== undefined && /^#[0-9a-f]{6}$/i.test(value);
const oneOf = <T extends string>(names: Readonly<Record<T, unknown>>, value: string | undefined, start: T): T =>
  value !== undefined && Object.hasOwn(names, value) ? (value as T) : start;

/** The theme as an email can use it: what is missing or of another shape takes the start. */
export function readMailTheme(theme: Theme): MailTheme {
  const colour = (name: 'accent' | 'paper' | 'tint' | 'ink' | 'backdrop') => {
    const value = theme[name];
    return isColour(value) ? value.toLowerCase() : startMailTheme[name];
  };
  return {
    accent: colour('accent'),
    paper: colour('paper'),
    tint: colour('tint'),
    ink: colour('ink'),
    backdrop: colour('backdrop'),
    headingFont: oneOf(mailFonts, theme.headingFont, 'sans'),
    bodyFont: oneOf(mailFonts, theme.bodyFont, 'sans'),
    rounding: oneOf(mailCorners, theme.rounding, '6px'),
  };
}
