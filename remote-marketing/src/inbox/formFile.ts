import { type AnswerFile, filePartId } from '@steps/business/forms';
import { defineCollection, drop, type put, RuleError } from '@steps/platform';
import * as v from 'valibot';

/**
 * Files that came with the forms of pages, in parts that a server of teams takes. Fetched when somebody wants one: files stay out of memory
 * until then.
 */
const formFiles = defineCollection({
  name: 'formFiles',
  module: ['website', 'marketing'],
  schema: v.object({ id: v.string(), answerId: v.string(), base64: v.string() }),
  version: 1,
  indivisible: true,
});

/** The changes that delete the files of an answer. */
export const filesDropped = (answerId: string): readonly ReturnType<typeof put>[] =>
  formFiles
    .all()
    .filter((part) => part.answerId === answerId)
    .map(({ id }) => drop(formFiles, id));

/** A file of an answer, to be saved: never shown, whatever its sender calls it. `RuleError` while parts of it are missing. */
export async function formFile(answerId: string, nth: number, { parts }: AnswerFile): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let part = 0; part < parts; part++) {
    const row = formFiles.get(filePartId(answerId, nth, part));
    if (!row)
      throw new RuleError(
        'Parts of this file are not here yet. Try again once this browser is connected to the server.',
      );
    pieces.push(Uint8Array.from(atob(row.base64), (sign) => sign.charCodeAt(0)));
  }
  return new Blob(pieces, { type: 'application/octet-stream' });
}
