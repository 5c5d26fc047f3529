import { describe, expect, it } from 'vitest';
import { cardPicture, maxPictureBytes, pictureParts } from './pictureRules';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const dataOf = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes, ...Array.from({ length: 9 }, () => 0)));

describe('a picture in a card', () => {
  it('is kept for its content, whether it is base64 alone or a data address, in one line or folded', () => {
    const kept = { picture: `data:image/png;base64,${png}` };
    for (const value of [png, `${png.slice(0, 30)} \n ${png.slice(30)}`, `data:image/jpeg;base64,${png}`]) {
      expect(cardPicture(value)).toEqual(kept);
    }
    expect(cardPicture(`data:image/png\\;base64\\,${png}`)).toEqual(kept);
  });

  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
    ['image/gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
    ['image/webp', [0x52, 0x49, 0x46, 0x46, 200, 13, 7, 0, 0x57, 0x45, 0x42, 0x50]],
  ])('can be %s', (type, bytes) => {
    expect(cardPicture(dataOf(bytes))).toEqual({ picture: `data:${type};base64,${dataOf(bytes)}` });
  });

  it.each([
    ['a script', btoa('<svg onload="alert(1)"/>'), 'not a PNG, JPEG, GIF or WebP'],
    [
      'what only says that it is a picture',
      `data:image/png;base64,${btoa('<script>')}`,
      'not a PNG, JPEG, GIF or WebP',
    ],
    ['what breaks out of base64', `${png.slice(0, 20)}"><script>`, 'not a PNG, JPEG, GIF or WebP'],
    ['a picture at another address', 'https://tracker.example/a.png', 'at another address'],
    ['a picture that is too large', `/9j/${'A'.repeat(2_000_000)}`, 'The picture has 1,501 kB; up to 300 kB are kept'],
  ])('is not %s, and the reason is said', (_what, value, reason) => {
    expect(cardPicture(value)).toEqual({ problem: expect.stringContaining(reason) });
  });

  it('is kept up to the limit', () => {
    const of = (bytes: number) => cardPicture(`/9j/${'A'.repeat((bytes * 4) / 3 - 4)}`);
    expect(of(maxPictureBytes)).toHaveProperty('picture');
    expect(of(maxPictureBytes + 3)).toHaveProperty('problem');
  });
});

it('only a picture inside the record is written into a card', () => {
  expect(pictureParts(`data:image/png;base64,${png}`)).toEqual({ kind: 'PNG', data: png });
  expect(['', 'https://example.com/a.png', 'data:image/svg+xml;base64,AA=='].map(pictureParts)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
