// @ts-check
import subset from 'subset-font';

/**
 * Letters of western Europe, punctuation, arrows and the signs for euro, trade mark and minus: the range of the font's latin
 * file.
 */
const letters = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];
/** From body text to bold (base.css); the file has 100 to 900. */
const weights = { min: 400, max: 700, default: 400 };
/** Kerning, accents, figures of equal width in columns, and the colon between figures. Fractions are not used. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'calt'];

const text = letters
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((code) => String.fromCodePoint(code))
  .join('');

/**
 * Loader of the interface's font: keeps the weights, letters and features that Steps shows, 28 of 48 kB before the first paint.
 * @this {import('@rspack/core').LoaderContext}
 * @param {Buffer} font
 */
// biome-ignore lint/style/noDefaultExport: loaders are found by it
export default function interfaceFont(font) {
  const done = this.async();
  subset(font, text, { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features }).then(
    (small) => done(null, Buffer.from(small)),
    done,
  );
}
/** The file comes as bytes, not as text. */
export const raw = true;
