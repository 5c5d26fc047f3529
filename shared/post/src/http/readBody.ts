import type { IncomingMessage } from 'node:http';
import { Refusal } from './route';

/** Reads a body of at most this many bytes. Rejects with `Refusal` for a longer one, as soon as that is known. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const tooLong = new Refusal(413, `That was too much: at most ${Math.floor(most / 1000)} kB are taken.`);
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLong;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > most) throw tooLong;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
