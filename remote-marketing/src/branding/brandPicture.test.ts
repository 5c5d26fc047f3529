// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mostLogoBytes, readLogo } from './brandPicture';

/** What the browser would make of the file. */
let size = { width: 600, height: 200 };
const unpack = vi.fn();

beforeEach(() => {
  size = { width: 600, height: 200 };
  unpack.mockReset().mockImplementation(() => Promise.resolve({ ...size, close: () => undefined }));
  vi.stubGlobal('createImageBitmap', unpack);
  vi.stubGlobal(
    'Image',
    class {
      onload?: () => void;
      naturalWidth = size.width;
      naturalHeight = size.height;
      set src(_: string) {
        queueMicrotask(() => this.onload?.());
      }
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) => `data:${type};base64,AAAA`);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, take) {
    take(new Blob([`${this.width}x${this.height}`], { type: 'image/png' }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a drawing with a script becomes a picture: only what was painted is kept', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  const kept = await readLogo(new File([drawing], 'logo.svg', { type: 'image/svg+xml' }), 640);
  expect(kept).toBe('data:image/webp;base64,AAAA');
  const [painted] = unpack.mock.calls.at(-1) ?? [];
  expect(await painted.text()).toBe('640x213');
});

it('a logo of 50 megapixels is refused with the reason and never unpacked', async () => {
  size = { width: 10_000, height: 5_000 };
  await expect(readLogo(new File(['x'], 'logo.png', { type: 'image/png' }), 640)).rejects.toThrow(
    'The picture has more than 40 megapixels. Make it smaller first.',
  );
  expect(unpack).not.toHaveBeenCalled();
});

it('a drawing of more than 5 MB, and a file that is no picture, are refused with the reason', async () => {
  const large = new File([new Uint8Array(mostLogoBytes + 1)], 'logo.svg', { type: 'image/svg+xml' });
  await expect(readLogo(large, 640)).rejects.toThrow('The drawing is too large: at most 5 MB.');
  await expect(readLogo(new File(['<script>'], 'logo.html', { type: 'text/html' }), 640)).rejects.toThrow(
    'Choose a PNG, JPEG, WebP, GIF or AVIF picture.',
  );
});
