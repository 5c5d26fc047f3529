import { parseHex, type Rgb, toHex } from '../theme/colourRules';

/** What a colour field takes, for its error. */
export const expectedColour = 'Enter a colour as #0e6a78, #abc or rgb(14, 106, 120).';

/** Hue in degrees 0 to 360, saturation and brightness 0 to 100, as colour pickers have them. */
export interface Hsb {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** `#rrggbb` of what was typed. */
export function readColour(text: string): string | undefined {
  const hex = parseHex(text);
  if (hex) return toHex(hex);
  const parts = /^rgb\(? *(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3}) *\)?$/i.exec(text.trim());
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map(Number);
  return Math.max(red, green, blue) > 255 ? undefined : toHex([red / 255, green / 255, blue / 255]);
}

/** Hue and saturation of what has none are 0. */
export function hsbOf(hex: string): Hsb {
  const rgb: Rgb = parseHex(hex) ?? [0, 0, 0];
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const span = most - Math.min(...rgb);
  const saturation = most === 0 ? 0 : (span / most) * 100;
  if (span === 0) return { hue: 0, saturation, brightness: most * 100 };
  const sixth =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return { hue: sixth * 60, saturation, brightness: most * 100 };
}

/** `#rrggbb`. */
export function hexOf({ hue, saturation, brightness }: Hsb): string {
  const channel = (offset: number): number => {
    const at = (offset + hue / 60) % 6;
    return (brightness / 100) * (1 - (saturation / 100) * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return toHex([channel(5), channel(3), channel(1)]);
}

/** A colour that is offered by name: "Brand", "Accent of Steps". */
export interface Swatch {
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}
