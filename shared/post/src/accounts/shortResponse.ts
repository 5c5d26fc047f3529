import { randomUUID } from 'node:crypto';

/** Shorter responses are read whole (bytes). */
const longFrom = 50_000;
/** Most lists side by side that are kept, and the bytes after which only the first of each row is. */
const mostInRow = 500;
const mostBytes = 250_000;

/** The type of a part that stands for all those left out beside it; its size is how many. No sender knows it. */
export const leftOut = `x-left-out/${randomUUID()}`;

/** A response of an IMAP server: its text, with `{size}` and a line end in the place of each literal. */
export interface ImapResponse {
  readonly payload: Buffer;
  readonly literals: readonly Buffer[];
}

const signs = { quote: 0x22, backslash: 0x5c, open: 0x28, close: 0x29, brace: 0x7b };

/**
 * What a server says of a message, without the lists that nobody looks at. The parts of a message and the people in its envelope are
 * lists right beside each other, with no space between (RFC 9051, section 9). A sender can make it 10,000, and imapflow takes 100 MB to
 * read those.
 */
export function shortResponse<Response extends ImapResponse>(response: Response): Response {
  const { payload, literals } = response;
  if (payload.length < longFrom || !/^\* \d+ FETCH /i.test(payload.toString('latin1', 0, 30))) return response;
  const kept: Buffer[] = [];
  const keptLiterals: Buffer[] = [];
  /** How many lists are side by side so far, at each depth. */
  const inRow = [0];
  let [keptBytes, nextLiteral, from] = [0, 0, 0];
  let isStructure = false;
  /** What is being left out: at which depth, and how many lists so far. */
  let gap: { readonly depth: number; lists: number } | undefined;
  for (let at = 0; at < payload.length; at += 1) {
    const sign = payload[at];
    const depth = inRow.length - 1;
    if (sign === signs.quote) {
      at = endOfQuoted(payload, at);
    } else if (sign === signs.brace) {
      const literal = literals[nextLiteral];
      nextLiteral += 1;
      if (literal && !gap) keptLiterals.push(literal);
      at = payload.indexOf('\n', at);
      if (at < 0) return response;
    } else if (sign === signs.open) {
      if (depth === 1) isStructure = payload.toString('latin1', at - 10, at).toUpperCase() === 'STRUCTURE ';
      const isBeside = payload[at - 1] === signs.close;
      const nth = isBeside ? (inRow[depth] ?? 0) + 1 : 1;
      inRow[depth] = nth;
      if (!gap && isBeside && (nth > mostInRow || keptBytes + at - from > mostBytes)) {
        kept.push(payload.subarray(from, at));
        keptBytes += at - from;
        gap = { depth, lists: 0 };
      }
      if (gap?.depth === depth) gap.lists += 1;
      inRow.push(0);
    } else if (sign === signs.close && depth > 0) {
      inRow.pop();
      if (gap?.depth === depth - 1 && payload[at + 1] !== signs.open) {
        if (isStructure) kept.push(Buffer.from(`("${leftOut.replace('/', '" "')}" NIL NIL NIL "7bit" ${gap.lists})`));
        gap = undefined;
        from = at + 1;
      }
    }
  }
  if (kept.length === 0 || gap) return response;
  kept.push(payload.subarray(from));
  return { ...response, payload: Buffer.concat(kept), literals: keptLiterals };
}

/** Where a quoted string ends that begins here. */
function endOfQuoted(payload: Buffer, from: number): number {
  for (let at = from + 1; at < payload.length; at += 1) {
    if (payload[at] === signs.backslash) at += 1;
    else if (payload[at] === signs.quote) return at;
  }
  return payload.length;
}
