// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxPictureBytes } from '../constants';
import { readPicture } from './readPicture';

const damaged = 'The picture is damaged, or the browser cannot read it.';
const jpeg = new Blob(['x'], { type: 'image/jpeg' });

/** What the browser would make of the file: its size, whether it can be unpacked, and how many characters a pixel takes. */
let browser: { width: number; height: number; opens: boolean; unpacks: boolean; perPixel: number };
const unpack = vi.fn();

beforeEach(() => {
  browser = { width: 4_000, height: 3_000, opens: true, unpacks: true, perPixel: 0.2 };
  unpack
    .mockReset()
    .mockImplementation(() =>
      browser.unpacks
        ? Promise.resolve({ width: browser.width, height: browser.height, close: () => undefined })
        : Promise.reject(new Error('broken')),
    );
  vi.stubGlobal('createImageBitmap', unpack);
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      onerror?: () => void;
      naturalWidth = browser.width;
      naturalHeight = browser.height;
      set src(_: string) {
        queueMicrotask(() => (browser.opens ? this.onload?.() : this.onerror?.()));
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement, type) {
    const start = `data:${type};base64,${this.width}x${this.height}/`;
    return start.padEnd(Math.round(this.width * this.height * browser.perPixel), 'A');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a photograph becomes as small as it is shown, and stays one', async () => {
  expect(await readPicture(jpeg, 1_200)).toMatch(/^data:image\/jpeg;base64,1200x900\//);
  browser = { ...browser, width: 300, height: 200 };
  expect(await readPicture(new Blob(['x'], { type: 'image/gif' }), 1_200)).toMatch(
    /^data:image\/webp;base64,300x200\//,
  );
});

it('in an email a drawing becomes a PNG and anything else a JPEG: Outlook shows no WebP', async () => {
  const read = (type: string) => readPicture(new Blob(['x'], { type }), 1_200, 'mail');
  expect(await read('image/png')).toMatch(/^data:image\/png;/);
  expect(await read('image/webp')).toMatch(/^data:image\/jpeg;/);
});

it('in an email a WebP with clear parts becomes a PNG: nothing gets a white box', async () => {
  const drawn = (alpha: number) =>
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      fillRect: () => undefined,
      getImageData: () => ({ data: Uint8ClampedArray.from([0, 0, 0, 255, 0, 0, 0, alpha]) }),
    } as never);
  drawn(0);
  expect(await readPicture(new Blob(['x'], { type: 'image/webp' }), 1_200, 'mail')).toMatch(/^data:image\/png;/);
  drawn(255);
  expect(await readPicture(new Blob(['x'], { type: 'image/avif' }), 1_200, 'mail')).toMatch(/^data:image\/jpeg;/);
});

it('a picture that moves stays as it is, or it is said why not', async () => {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const head = [...'GIF89a'].map((sign) => sign.charCodeAt(0));
  const moving = Uint8Array.from([...head, 1, 0, 1, 0, 0, 0, 0, ...frame, ...frame, 0x3b]);
  const gif = new Blob([moving], { type: 'image/gif' });
  for (const place of ['web', 'mail'] as const)
    expect(await readPicture(gif, 1_200, place)).toBe(`data:image/gif;base64,${btoa(String.fromCharCode(...moving))}`);
  const large = new Blob([moving, new Uint8Array(1_200_000)], { type: 'image/gif' });
  await expect(readPicture(large, 1_200)).rejects.toThrow('A moving picture may have 1.1 MB, this has 1.2 MB.');
});

it('one that is rich in detail becomes smaller still, and is refused only when that is not enough', async () => {
  browser.perPixel = 2;
  expect(await readPicture(jpeg, 1_200)).toMatch(/^data:image\/jpeg;base64,900x675\//);
  browser.perPixel = 20;
  await expect(readPicture(jpeg, 1_200)).rejects.toThrow(
    'The picture is too detailed to be kept. Make it smaller first.',
  );
});

it('a file that can carry a script, or is none, is refused with a reason', async () => {
  const svg = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' });
  await expect(readPicture(svg, 1_200)).rejects.toThrow('Choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  browser.unpacks = false;
  await expect(readPicture(jpeg, 1_200)).rejects.toThrow(damaged);
  browser.opens = false;
  await expect(readPicture(jpeg, 1_200)).rejects.toThrow(damaged);
});

it('more than 25 MB is not opened, and more than 40 megapixels are not unpacked', async () => {
  const large = new Blob([new Uint8Array(maxPictureBytes + 1)], { type: 'image/png' });
  await expect(readPicture(large, 1_200)).rejects.toThrow('The picture is too large: at most 25 MB.');
  browser = { ...browser, width: 10_000, height: 4_001 };
  await expect(readPicture(jpeg, 1_200)).rejects.toThrow(
    'The picture has more than 40 megapixels. Make it smaller first.',
  );
  expect(unpack).not.toHaveBeenCalled();
});
