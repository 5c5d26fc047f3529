import { readPicture } from '@steps/platform/pictures';
import { loadedPicture, painted, pngOf } from '../pictures/paintedPicture';
import { coloursIn } from './brandColourRules';

/** Kinds of files that a logo may be. A drawing (SVG) is painted, so that nothing in it can run. */
export const logoTypes = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';
/** The record of the business is in memory from the start, so its pictures are small. */
export const mostLogoBytes = 5_000_000;
const mostCharacters = 270_000;

/** A logo or an icon of a file as a `data:` address, at most `longest` px. Otherwise an `Error` for the screen. */
export async function readLogo(file: File, longest: number): Promise<string> {
  if (file.type === 'image/svg+xml' && file.size > mostLogoBytes)
    throw new Error('The drawing is too large: at most 5 MB.');
  const picture = file.type === 'image/svg+xml' ? await pngOf(file, longest) : file;
  const data = await readPicture(picture, longest);
  if (data.length > mostCharacters) throw new Error('The picture is too detailed for a logo. Make it smaller first.');
  return data;
}

/** The colours of a logo. Rejects when it cannot be drawn. */
export async function logoColours(logo: string): Promise<readonly string[]> {
  const canvas = painted(await loadedPicture(logo), 96);
  return coloursIn(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []);
}
