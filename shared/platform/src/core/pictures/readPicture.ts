import { maxPictureBytes, maxPicturePixels, pictureTypes } from '../constants';
import { isAnimated } from './animation';

/** Most characters that are kept of one picture: a photograph of 1,600 px has about 600,000. */
const mostCharacters = 1_500_000;
/** How much smaller, and how much coarser, until it is small enough to be kept. */
const attempts = [
  [1, 0.85],
  [0.75, 0.8],
  [0.5, 0.75],
] as const;

const damaged = 'The picture is damaged, or the browser cannot read it.';

/** How large the picture is, read from its beginning: nothing is unpacked for it. */
async function sizeOf(file: Blob): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      const picture = new Image();
      picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
      picture.onerror = () => resolve(undefined);
      picture.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Kinds that a picture is written as. A drawing keeps its clear parts; a photograph is smaller as JPEG. */
const written = {
  web: (type: string, _isClear: () => boolean) => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp'),
  // Outlook on Windows shows neither WebP nor AVIF.
  mail: (type: string, isClear: () => boolean) =>
    type === 'image/png' || type === 'image/gif' || (type !== 'image/jpeg' && isClear()) ? 'image/png' : 'image/jpeg',
};
/** Where a picture is shown. */
type PicturePlace = keyof typeof written;

/** Longest side of the copy in which clear parts are looked for, px: a smaller hole would not be seen. */
const lookedAt = 400;

/** Whether anything behind the picture would be seen through it. */
function hasClearParts(picture: ImageBitmap): boolean {
  const scale = Math.min(1, lookedAt / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return false;
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 250) return true;
  return false;
}

/** A picture that moves as it is: drawn anew it would stand still. `undefined` for one that does not move. */
async function movingPicture(file: Blob, place: PicturePlace): Promise<string | undefined> {
  if (!/gif|png|webp/.test(file.type)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isAnimated(bytes)) return undefined;
  if (place === 'mail' && file.type === 'image/webp')
    throw new Error('A WebP does not move in emails. Choose a GIF, or a picture without movement.');
  const most = mostCharacters * 0.75;
  if (bytes.length > most)
    throw new Error(
      `A moving picture may have ${(most / 1_000_000).toFixed(1)} MB, this has ${(bytes.length / 1_000_000).toFixed(1)} MB. Make it smaller, or choose one without movement.`,
    );
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${file.type};base64,${btoa(binary)}`;
}

/**
 * A picture file as a `data:` address, drawn anew with at most `longestSide` px; one that moves as it is. Otherwise an
 * `Error` for the screen.
 */
export async function readPicture(file: Blob, longestSide: number, place: PicturePlace = 'web'): Promise<string> {
  if (!pictureTypes.split(',').includes(file.type)) throw new Error('Choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  if (file.size > maxPictureBytes) throw new Error('The picture is too large: at most 25 MB.');
  const size = await sizeOf(file);
  if (!size) throw new Error(damaged);
  if (size.width * size.height > maxPicturePixels)
    throw new Error('The picture has more than 40 megapixels. Make it smaller first.');
  const moving = await movingPicture(file, place);
  if (moving) return moving;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error(damaged);
  try {
    const fit = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    const type = written[place](file.type, () => hasClearParts(picture));
    for (const [scale, quality] of attempts) {
      canvas.width = Math.max(1, Math.round(picture.width * fit * scale));
      canvas.height = Math.max(1, Math.round(picture.height * fit * scale));
      const drawing = canvas.getContext('2d');
      if (drawing && type === 'image/jpeg') {
        // A JPEG has no clear parts: they would be black.
        drawing.fillStyle = '#ffffff';
        drawing.fillRect(0, 0, canvas.width, canvas.height);
      }
      drawing?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const data = canvas.toDataURL(type, quality);
      if (data.length <= mostCharacters) return data;
    }
  } finally {
    picture.close();
  }
  throw new Error('The picture is too detailed to be kept. Make it smaller first.');
}
