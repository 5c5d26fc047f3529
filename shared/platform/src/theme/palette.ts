/** Whether the page is shown light or dark. */
export type Mode = 'light' | 'dark';

/** Colours by role, as `#rrggbb`. `base.css` repeats them as `--s-*`; palette.test.ts keeps both equal and readable. */
export interface Palette {
  /** Behind everything. */
  readonly page: string;
  readonly surface: string;
  /** What floats: menus, dialogs, toasts. */
  readonly raised: string;
  /** Wells, skeletons, hovered rows. */
  readonly sunken: string;
  /** Decorative lines. */
  readonly hairline: string;
  /** Outlines of controls, fields and buttons alike: 3:1 on every background (WCAG 1.4.11). */
  readonly border: string;
  readonly text: string;
  /** Secondary prose, still AAA. */
  readonly muted: string;
  /** Hints and placeholders, AA. */
  readonly faint: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly info: string;
  readonly infoSoft: string;
  readonly ai: string;
  readonly aiSoft: string;
}

/** The product's own accent, before a client's branding replaces it. */
export const defaultAccent = '#0e6a78';

export const palettes: Readonly<Record<Mode, Palette>> = {
  light: {
    page: '#f8f8f6',
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f0f0ed',
    hairline: '#e4e4e0',
    border: '#868a8c',
    text: '#1c1f21',
    muted: '#4c5154',
    faint: '#64696c',
    success: '#17673e',
    successSoft: '#e2f3e9',
    warning: '#874900',
    warningSoft: '#fcefd9',
    danger: '#b0241c',
    dangerSoft: '#fce9e7',
    info: '#1d58a5',
    infoSoft: '#e6effa',
    ai: '#693eae',
    aiSoft: '#f1ebfb',
  },
  dark: {
    page: '#121415',
    surface: '#191c1e',
    raised: '#212527',
    sunken: '#25292b',
    hairline: '#2d3235',
    border: '#7b8387',
    text: '#eceeee',
    muted: '#b7bdc0',
    faint: '#9aa1a5',
    success: '#72d49f',
    successSoft: '#14301f',
    warning: '#f0b65a',
    warningSoft: '#35270e',
    danger: '#ff978d',
    dangerSoft: '#3f1a17',
    info: '#8fbdf5',
    infoSoft: '#152b45',
    ai: '#c7abf8',
    aiSoft: '#2b2142',
  },
};

/**
 * Series colours of charts, in order, told apart by colour-blind readers too (hues after Okabe and Ito, 2008, moved
 * until 3:1 on the surface and 0.08 apart in OKLab for red-blind and green-blind sight: palette.test.ts). The same series keeps the same place everywhere.
 */
export const chartPalettes: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#1398d7', '#a8460c', '#257d63', '#c6449d', '#a68647', '#4a5868'],
  dark: ['#38bcfb', '#e0762a', '#15b380', '#fbc6e0', '#e6c33d', '#a9b4bf'],
};
