/** What interfaceFont.mjs uses of subset-font 2.9; the public types (2.3) do not know `keepFeatures`. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: { wght: { min: number; max: number; default: number } };
      keepFeatures: string[];
    },
  ): Promise<Uint8Array>;
}
