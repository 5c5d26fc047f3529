import { contrast, fromLch, mix, parseHex, toHex, toLch } from './colourRules';
import { defaultAccent, type Mode, palettes } from './palette';

/** An accent with everything drawn from it; all pairs named below keep AA (4.5:1). */
export interface Accent {
  /** Readable as text on page, surface, raised and `soft`; fills buttons. */
  readonly base: string;
  readonly hover: string;
  readonly active: string;
  /** Text on `base`, `hover` and `active`. */
  readonly onBase: string;
  /** Tint behind what is selected. */
  readonly soft: string;
}

/** WCAG 2.2, 1.4.3 */
const readable = 4.5;
const ink = '#0b0d0e';

function accentOf(base: string, mode: Mode): Accent {
  const { surface } = palettes[mode];
  const away = mode === 'light' ? '#000000' : '#ffffff';
  return {
    base,
    hover: mix(base, away, 0.12),
    active: mix(base, away, 0.22),
    onBase: mode === 'light' ? '#ffffff' : ink,
    soft: mix(surface, base, mode === 'light' ? 0.1 : 0.16),
  };
}

function keepsContrast(accent: Accent, mode: Mode): boolean {
  const { page, surface, raised, sunken } = palettes[mode];
  return (
    [page, surface, raised, sunken, accent.soft].every((background) => contrast(accent.base, background) >= readable) &&
    [accent.base, accent.hover, accent.active].every((fill) => contrast(accent.onBase, fill) >= readable)
  );
}

/**
 * A client's brand colour, moved in lightness only as far as needed for AA in `mode`; hue stays. What is not a colour
 * becomes the product's accent.
 */
export function accessibleAccent(hex: string, mode: Mode): Accent {
  const rgb = parseHex(hex) ?? parseHex(defaultAccent);
  if (!rgb) throw new Error(`Expected the default accent to be a colour, got "${defaultAccent}".`);
  const given = accentOf(toHex(rgb), mode);
  if (keepsContrast(given, mode)) return given;
  const [lightness, chroma, hue] = toLch(given.base);
  // Dark needs a light accent and light a dark one; past the end it is pure white or black, which always passes.
  const step = mode === 'light' ? -0.01 : 0.01;
  for (let l = lightness + step; l > 0 && l < 1; l += step) {
    const accent = accentOf(fromLch([l, chroma, hue]), mode);
    if (keepsContrast(accent, mode)) return accent;
  }
  return accentOf(mode === 'light' ? '#000000' : '#ffffff', mode);
}
