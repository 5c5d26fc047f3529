import { commit, defineCollection, drop, put, stamp, useRecord } from '@steps/shared';
import * as v from 'valibot';

const postPictureSchema = v.object({
  /** Of the piece that it belongs to. */
  id: v.string(),
  /** `data:image/jpeg;base64,…`, small enough to be kept. */
  data: v.pipe(v.string(), v.regex(/^data:image\/(?:jpeg|webp|png);base64,[\w+/=]+$/u)),
  /** The file it came from. */
  name: v.string(),
  /** Read to those who do not see it. */
  alt: v.string(),
  updatedAt: v.string(),
});
export type PostPicture = Readonly<v.InferOutput<typeof postPictureSchema>>;

/** Pictures of posts, beside the pieces: a library of thousands opens without them. */
const postPictures = defineCollection({
  name: 'postPictures',
  schema: postPictureSchema,
  version: 1,
  restorable: true,
});

/** Most that is kept of one picture, characters: a photograph of 1,200 px has about 300,000. */
const mostCharacters = 1_500_000;

/** Puts a picture into a post, in place of the one before. Its alt text stays to be written anew. */
export function setPicture(pieceId: string, { data, name }: Pick<PostPicture, 'data' | 'name'>): void {
  const picture = { id: pieceId, data, name, alt: '', updatedAt: stamp() };
  commit({ label: `Add the picture ${name}`, changes: [put(postPictures, picture)] });
}

/** Says what the picture of a post shows. */
export function describePicture(pieceId: string, alt: string): void {
  const picture = postPictures.get(pieceId);
  if (!picture || picture.alt === alt) return;
  commit({
    label: `Describe the picture ${picture.name}`,
    changes: [put(postPictures, { ...picture, alt, updatedAt: stamp() })],
  });
}

/** Takes the picture out of a post; undo brings it back. */
export function removePicture(pieceId: string): void {
  const picture = postPictures.get(pieceId);
  if (picture) commit({ label: `Remove the picture ${picture.name}`, changes: [drop(postPictures, pieceId)] });
}

/** The picture of a post, in render. */
export const usePicture = (pieceId: string | undefined): PostPicture | undefined => useRecord(postPictures, pieceId);

/** Longest side, px: what networks show in a feed. */
const longestSide = 1_200;

/** A file as a small picture; a sentence when it is none. Scripts of an SVG never get here: it is drawn anew, or refused. */
export async function readPicture(file: Blob): Promise<{ readonly data: string } | { readonly problem: string }> {
  if (!/^image\/(?:png|jpeg|webp)$/u.test(file.type)) return { problem: 'Choose a PNG, JPEG or WebP picture.' };
  const drawn = await createImageBitmap(file).catch(() => undefined);
  if (!drawn) return { problem: 'The picture is damaged, or the browser cannot read it.' };
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  drawn.close();
  // A drawing keeps its clear parts; a photograph is smaller as JPEG.
  const data = canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', 0.85);
  return data.length <= mostCharacters ? { data } : { problem: 'The picture is too detailed to be kept.' };
}
