import { describe, expect, it } from 'vitest';
import { isHugePicture } from './pictureSize';

const address = (type: string, bytes: readonly number[]) =>
  `data:image/${type};base64,${btoa(String.fromCharCode(...bytes, ...Array.from({ length: 48 }, () => 0)))}`;
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const two = (value: number) => [(value >>> 8) & 255, value & 255];
const low = (value: number, bytes: number) => Array.from({ length: bytes }, (_, nth) => (value >>> (8 * nth)) & 255);

/** The beginnings of files as their formats write them. */
const files: Readonly<Record<string, (width: number, height: number) => string>> = {
  png: (width, height) =>
    address('png', [
      137,
      ...letters('PNG'),
      13,
      10,
      26,
      10,
      ...four(13),
      ...letters('IHDR'),
      ...four(width),
      ...four(height),
    ]),
  gif: (width, height) => address('gif', [...letters('GIF89a'), ...low(width, 2), ...low(height, 2)]),
  jpeg: (width, height) =>
    address('jpeg', [255, 216, 255, 0xe0, ...two(4), 0, 0, 255, 0xc0, ...two(17), 8, ...two(height), ...two(width)]),
  webp: (width, height) =>
    address('webp', [
      ...letters('RIFF'),
      ...four(0),
      ...letters('WEBPVP8X'),
      ...Array.from({ length: 8 }, () => 0),
      ...low(width - 1, 3),
      ...low(height - 1, 3),
    ]),
  avif: (width, height) =>
    address('avif', [
      ...four(32),
      ...letters('ftypavif'),
      ...four(0),
      ...letters('ispe'),
      ...four(0),
      ...four(width),
      ...four(height),
    ]),
};

describe.each(Object.entries(files))('a picture within a document (%s)', (_type, file) => {
  it('is told by its beginning when it has 50 megapixels', () => {
    expect(isHugePicture(file(10_000, 5_000))).toBe(true);
    expect(isHugePicture(file(4_000, 3_000))).toBe(false);
  });
});

it('what is no picture is not huge', () => {
  expect(isHugePicture('https://example.com/oven.png')).toBe(false);
  expect(isHugePicture('data:image/png;base64,AAAA')).toBe(false);
});
