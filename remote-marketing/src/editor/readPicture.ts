/** Longest side of a picture on a page, in px: twice the width of what shows it. */
const longestSide = 1_600;
/** Most bytes of a file that is opened at all, and most pixels: a picture of 50 megapixels takes 200 MB of memory. */
const mostBytes = 25_000_000;
const mostPixels = 40_000_000;

/** A picture file as a `data:` address, made smaller where it is larger than a page needs. An `Error` for the screen otherwise. */
export async function readPicture(file: File): Promise<string> {
  if (!/^image\/(png|jpeg|gif|webp|avif)$/.test(file.type))
    throw new Error('Choose a PNG, JPEG, WebP, GIF or AVIF picture.');
  if (file.size > mostBytes) throw new Error('The picture is too large: at most 25 MB.');
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw new Error('The picture is damaged, or the browser cannot read it.');
  try {
    if (picture.width * picture.height > mostPixels)
      throw new Error('The picture has more than 40 megapixels. Make it smaller first.');
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    // A drawing keeps its clear parts; a photograph is smaller as JPEG.
    return file.type === 'image/jpeg' ? canvas.toDataURL('image/jpeg', 0.82) : canvas.toDataURL('image/webp', 0.85);
  } finally {
    picture.close();
  }
}
