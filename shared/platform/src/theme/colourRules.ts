/** Red, green and blue, 0 to 1, gamma encoded (sRGB). */
export type Rgb = readonly [number, number, number];

/** Lightness 0 to 1, chroma, hue in radians (OKLCH, Ottosson 2020): even steps look even. */
export type Lch = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Reads `#rgb` or `#rrggbb`, with or without the hash; `undefined` for anything else. */
export function parseHex(text: string): Rgb | undefined {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number) => Number.parseInt(six.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

/** `#rrggbb`. */
export const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((value) =>
      Math.round(clamp(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const rgbOf = (hex: string): Rgb => {
  const rgb = parseHex(hex);
  if (!rgb) throw new Error(`Expected a colour such as #0e6a78, got "${hex}".`);
  return rgb;
};

/** Relative luminance, 0 to 1 (WCAG 2.2). Throws when `hex` is not a colour. */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `share` (0 to 1) of `over` laid on `under`. */
export function mix(under: string, over: string, share: number): string {
  const a = rgbOf(under);
  const b = rgbOf(over);
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return toHex([at(0), at(1), at(2)]);
}

export function toLch(hex: string): Lch {
  const [red, green, blue] = rgbOf(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [lightness, Math.hypot(x, y), Math.atan2(y, x)];
}

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function fromLch([lightness, chroma, hue]: Lch): string {
  for (let c = chroma; ; c = c > 0.005 ? c * 0.96 : 0) {
    const x = c * Math.cos(hue);
    const y = c * Math.sin(hue);
    const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
    const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
    const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
    const rgb: Rgb = [
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    ];
    if (c === 0 || rgb.every((value) => value >= -0.001 && value <= 1.001)) return toHex(rgb);
  }
}
