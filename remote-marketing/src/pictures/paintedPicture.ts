const damaged = 'The picture is damaged, or the browser cannot read it.';

/** A picture of an address, ready to be drawn. Rejects when the browser cannot read it. */
export const loadedPicture = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error(damaged));
    picture.src = address;
  });

/** A picture drawn into a square of at most `longest` px. A drawing (SVG) is painted, so that nothing in it can run. */
export function painted(picture: HTMLImageElement, longest: number): HTMLCanvasElement {
  // A drawing without measures of its own has none here either.
  const [width, height] = [picture.naturalWidth || longest, picture.naturalHeight || longest];
  const fit = longest / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * fit));
  canvas.height = Math.max(1, Math.round(height * fit));
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A picture as a PNG, which every PDF and mail program takes, at most `longest` px. */
export const asPng = async (address: string, longest = 640): Promise<string> =>
  painted(await loadedPicture(address), longest).toDataURL('image/png');

/** A drawing as a PNG file. */
export async function pngOf(drawing: Blob, longest: number): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const canvas = painted(await loadedPicture(address), longest);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error(damaged);
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
