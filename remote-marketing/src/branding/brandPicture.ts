import { readPicture } from '../pictures/readPicture';
import { coloursIn } from './brandColourRules';

/** Kinds of files that a logo may be. A drawing (SVG) is painted, so that nothing in it can run. */
export const logoTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';
/** The record of the business is in memory from the start, so its pictures are small. */
export const mostLogoBytes = 5_000_000;
const mostCharacters = 270_000;

const damaged = 'The picture is damaged, or the browser cannot read it.';

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error(damaged));
    picture.src = address;
  });

/** A picture drawn into a square of at most `longest` px. */
function painted(picture: HTMLImageElement, longest: number): HTMLCanvasElement {
  // A drawing without measures of its own has none here either.
  const [width, height] = [picture.naturalWidth || longest, picture.naturalHeight || longest];
  const fit = longest / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * fit));
  canvas.height = Math.max(1, Math.round(height * fit));
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A logo or an icon of a file as a `data:` address, at most `longest` px. Otherwise an `Error` for the screen. */
export async function readLogo(file: File, longest: number): Promise<string> {
  const picture = file.type === 'image/svg+xml' ? await drawingAsPicture(file, longest) : file;
  const data = await readPicture(picture, longest);
  if (data.length > mostCharacters) throw new Error('The picture is too detailed for a logo. Make it smaller first.');
  return data;
}

async function drawingAsPicture(file: File, longest: number): Promise<Blob> {
  if (file.size > mostLogoBytes) throw new Error('The drawing is too large: at most 5 MB.');
  const address = URL.createObjectURL(file);
  try {
    const canvas = painted(await loaded(address), longest);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error(damaged);
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The colours of a logo. Rejects when it cannot be drawn. */
export async function logoColours(logo: string): Promise<readonly string[]> {
  const canvas = painted(await loaded(logo), 96);
  return coloursIn(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
}

/** A logo as PNG, the only kind beside JPEG that a PDF takes. */
export const asPng = async (logo: string): Promise<string> => painted(await loaded(logo), 640).toDataURL('image/png');
