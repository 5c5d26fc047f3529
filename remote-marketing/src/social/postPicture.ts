import { commit, defineCollection, drop, put, stamp, useRecord } from '@steps/platform';
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
  module: ['marketing', 'content'],
  schema: postPictureSchema,
  version: 1,
  restorable: true,
});

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
