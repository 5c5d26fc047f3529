import { maxPicturePixels } from '@steps/platform';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Characters of a `data:` address that are looked at: sizes are written at the beginning, after what a camera adds. */
const looked = 400_000;

/** Whether a picture within a document says that it has more pixels than are unpacked. Nothing of it is unpacked for that. */
export function isHugePicture(address: string): boolean {
  const [, data] = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+)/iu.exec(address.slice(0, looked)) ?? [];
  if (data === undefined) return false;
  const whole = data.slice(0, data.length - (data.length % 4));
  const size = sizeOf(Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0)));
  return size !== undefined && size.width * size.height > maxPicturePixels;
}

/** Width and height as the file says them; `undefined` when it is none of the kinds that pages show. */
function sizeOf(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer);
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (bytes.length < 32) return undefined;
  if (text(1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (text(0, 3) === 'GIF') return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (text(8, 4) === 'WEBP') return webpSize(view, text(12, 4));
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  const ispe = text(0, Math.min(bytes.length, 4_000)).indexOf('ispe');
  if (text(4, 4) !== 'ftyp' || ispe < 0 || ispe + 16 > bytes.length) return undefined;
  return { width: view.getUint32(ispe + 8), height: view.getUint32(ispe + 12) };
}

function webpSize(view: DataView, chunk: string): Size | undefined {
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (chunk === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** A JPEG is a row of parts, each with its length; one of them begins with the size. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const mark = view.getUint8(at + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
