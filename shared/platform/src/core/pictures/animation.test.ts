import { expect, it } from 'vitest';
import { isAnimated } from './animation';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );

/** One picture of 1 by 1 px with a comment that looks like another. */
const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const comment = [0x21, 0xfe, 3, 0x2c, 0x2c, 0x2c, 0];
const gif = (...frames: number[][]) =>
  bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255], comment, ...frames, [0x3b]);

it('a GIF moves with its second picture', () => {
  expect(isAnimated(gif(frame))).toBe(false);
  expect(isAnimated(gif(frame, frame))).toBe(true);
  expect(isAnimated(gif(frame, frame).subarray(0, 30))).toBe(false);
});

it('a PNG and a WebP say so at their beginning', () => {
  const png = (...names: string[]) =>
    bytes([0x89], 'PNG\r\n\u001a\n', ...names.flatMap((name) => [[0, 0, 0, 0], name]));
  expect(isAnimated(png('IHDR', 'acTL', 'IDAT'))).toBe(true);
  expect(isAnimated(png('IHDR', 'IDAT', 'acTL'))).toBe(false);
  const webp = (flags: number) => bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, flags]);
  expect(isAnimated(webp(0x12))).toBe(true);
  expect(isAnimated(webp(0x10))).toBe(false);
  expect(isAnimated(bytes('x'))).toBe(false);
});
