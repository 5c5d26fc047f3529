import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { mostFiles, mostFormBytes, mostUploadBytes } from '@steps/business/src/nouns/forms/formFields';
import { Refusal } from '../http/route';

export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly data: Buffer;
}

/** What a visitor sent, as received. Of two fields with one name the first counts. */
export interface Submission {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly SentFile[];
}

/** More than the questions of a form and its other fields. */
const mostFields = 40;
/** Allowance for what surrounds the files in a body: boundaries, headers and the other fields. */
const aroundFiles = mostFormBytes + mostFiles * 1_000;

/** Most bytes of a body, by its kind. Throws `Refusal` for one that no form sends. */
export function mostBytes(request: IncomingMessage, takesFiles: boolean): number {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/x-www-form-urlencoded') return mostFormBytes;
  if (type !== 'multipart/form-data') throw new Refusal(415, 'Expected the fields of a form, as a browser sends them.');
  return takesFiles ? mostUploadBytes + aroundFiles : mostFormBytes;
}

export interface Reading {
  /** Most bytes of the body. */
  readonly most: number;
  readonly takesFiles: boolean;
  /** Called with bytes that are kept in memory. Throws `Refusal` if there is no room for them. */
  onBytes(bytes: number): void;
}

/** Reads the fields and files of a form. Rejects with `Refusal` as soon as they are known to be too much. */
export function readSubmission(request: IncomingMessage, { most, takesFiles, onBytes }: Reading): Promise<Submission> {
  const fields = new Map<string, string>();
  const files: SentFile[] = [];
  const tooMuch = new Refusal(
    413,
    takesFiles
      ? 'That was too much: files may have 10 MB together, five at most.'
      : 'That was too much: at most 64 kB are taken.',
  );
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.reject(tooMuch);
  return new Promise((resolve, reject) => {
    let ended = false;
    const end = (problem: Refusal) => {
      ended = true;
      request.unpipe();
      request.pause();
      reject(problem);
    };
    const parser = opened(request, end);
    if (!parser) return;
    let [bytes, fileBytes, read] = [0, 0, 0];
    request.on('data', (part: Buffer) => {
      if (ended) return;
      bytes += part.length;
      if (bytes > most) return end(tooMuch);
      try {
        onBytes(part.length);
      } catch (noRoom) {
        end(noRoom as Refusal);
      }
    });
    request.on('aborted', () => end(new Refusal(400, 'The connection was lost.')));
    parser.on('field', (name, value, nameCut, valueCut) => {
      read += 1;
      if (nameCut || valueCut || read > mostFields) return end(tooMuch);
      if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (field, stream, name, _encoding, type) => {
      const parts: Buffer[] = [];
      // A body that ends in the middle of a file reports it here too; unhandled, that would end the program.
      stream.on('error', () => end(notAForm()));
      stream.on('data', (part: Buffer) => {
        if (ended) return;
        fileBytes += part.length;
        if (fileBytes > mostUploadBytes) return end(tooMuch);
        if (takesFiles) parts.push(part);
      });
      stream.on('limit', () => end(tooMuch));
      // A browser sends an empty one if none was chosen.
      stream.on('end', () => {
        if (parts.length > 0) files.push({ field, name: name ?? '', type, data: Buffer.concat(parts) });
      });
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, () => end(tooMuch));
    parser.on('error', () => end(notAForm()));
    parser.on('finish', () => resolve({ fields, files }));
    request.pipe(parser);
  });
}

const notAForm = () => new Refusal(400, 'Expected the fields of a form, as a browser sends them.');

function opened(request: IncomingMessage, end: (problem: Refusal) => void) {
  try {
    return new Busboy({
      // It needs only this header.
      headers: request.headers as BusboyHeaders,
      limits: {
        fieldNameSize: 400,
        fieldSize: mostFormBytes,
        fields: mostFields + 1,
        files: mostFiles,
        fileSize: mostUploadBytes + 1,
        parts: mostFields + mostFiles,
        headerPairs: 20,
      },
    });
  } catch {
    end(notAForm());
    return undefined;
  }
}
