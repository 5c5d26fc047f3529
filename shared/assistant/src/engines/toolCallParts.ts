import type { ToolCall } from './modelPort';

/** A piece of a call of a tool, as a server sent it. */
export interface CallPiece {
  readonly index: number | undefined;
  readonly id: string;
  readonly name: string;
  readonly json: string;
}

interface Growing {
  index: number | undefined;
  id: string;
  name: string;
  json: string;
}

/**
 * Puts calls together from their pieces. The protocol tells calls apart by `index`; servers leave it out, give each the same,
 * or repeat id and name with each piece. So a piece with a name begins a call where the call it would go on with is another.
 */
export class ToolCallParts {
  readonly #calls: Growing[] = [];

  /** @param toolNames the tools that were offered */
  constructor(private readonly toolNames: ReadonlySet<string>) {}

  /** The pieces of one message, in its order. */
  add(pieces: readonly CallPiece[]): void {
    for (const [place, piece] of pieces.entries()) {
      const call = this.#goesOn(piece, pieces.length > 1 ? place : undefined);
      if (!call || this.#begins(call, piece)) this.#calls.push({ ...piece });
      else if (!isAgain(call, piece)) {
        call.id ||= piece.id;
        if (piece.name !== call.name) call.name += piece.name;
        call.json += piece.json;
      }
    }
  }

  /** The calls in the order they began, each with an id of its own. */
  assembled(): readonly ToolCall[] {
    const ids = new Set<string>();
    return this.#calls
      .filter(({ name }) => name)
      .map(({ id, name, json }, at) => {
        const own = id && !ids.has(id) ? id : `call-${at}`;
        ids.add(own);
        return { id: own, name: cleanName(name), json: json || '{}' };
      });
  }

  /** The call that a piece may belong to. */
  #goesOn({ index, id, name }: CallPiece, place: number | undefined): Growing | undefined {
    const latest = this.#calls.at(-1);
    if (index !== undefined) return this.#calls.findLast((call) => call.index === index) ?? (name ? undefined : latest);
    const sameId = id ? this.#calls.findLast((call) => call.id === id) : undefined;
    return sameId ?? (place === undefined ? latest : this.#calls.at(place));
  }

  #begins(call: Growing, { id, name, json }: CallPiece): boolean {
    if (!name || !call.name) return false;
    if (id && call.id && id !== call.id) return true;
    // Id and name again with each piece, or the next call of the same tool.
    if (name === call.name) return json !== '' && json !== call.json && isWhole(call.json);
    return call.json !== '' || this.toolNames.has(call.name);
  }
}

/** A whole call that is sent once more. */
const isAgain = (call: Growing, { name, json }: CallPiece): boolean =>
  name === call.name && json === call.json && isWhole(json);

/** Models that write in channels let their marks, and the name of a channel, into the name of a tool. */
const cleanName = (name: string): string =>
  name
    .replace(/<\|[\s\S]*$/, '')
    .replace(/^functions\./, '')
    .trim();

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
