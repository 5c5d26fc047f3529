/** Rows of one chunk: rewriting one costs a fraction of a millisecond. */
const rowsPerChunk = 1024;

interface Chunk {
  /** The rows' texts, each with a line end: one long text is searched several times as fast as a thousand short ones. */
  text: string;
  /** Where each row begins in it, and after the last one its end. */
  starts: Uint32Array;
}

/** Folded texts by row number, for finding rows that hold some words. */
export class TextTable {
  readonly #chunks: Chunk[] = [];

  /** Replaces the texts of rows; an empty one takes its row out. */
  put(rows: Uint32Array, texts: readonly string[]): void {
    const changed = new Map<number, Map<number, string>>();
    rows.forEach((row, at) => {
      const no = Math.floor(row / rowsPerChunk);
      const lines = changed.get(no) ?? new Map<number, string>();
      changed.set(no, lines.set(row % rowsPerChunk, (texts[at] ?? '').replaceAll('\n', ' ')));
    });
    for (const [no, lines] of changed) this.#chunks[no] = rewritten(this.#chunks[no], lines);
  }

  #findIn(part: number, words: readonly string[]): number[] {
    const chunk = this.#chunks[part];
    // The longest word is the rarest: the others are looked for only in the rows that hold it.
    const [rarest, ...others] = [...words].sort((one, other) => other.length - one.length);
    if (!chunk || rarest === undefined) return [];
    const { text, starts } = chunk;
    const found: number[] = [];
    let line = 0;
    for (let at = text.indexOf(rarest); at >= 0; at = text.indexOf(rarest, starts[line])) {
      while ((starts[line + 1] ?? text.length) <= at) line += 1;
      const own = others.length > 0 ? text.slice(starts[line], starts[line + 1]) : '';
      if (others.every((word) => own.includes(word))) found.push(part * rowsPerChunk + line);
      line += 1;
    }
    return found;
  }

  /** Rows whose text holds every word, in their order. */
  find(words: readonly string[]): number[] {
    return this.#chunks.flatMap((_chunk, part) => this.#findIn(part, words));
  }
}

function rewritten(chunk: Chunk | undefined, lines: ReadonlyMap<number, string>): Chunk {
  const texts = chunk ? chunk.text.split('\n').slice(0, -1) : [];
  for (const [line, text] of lines) {
    while (texts.length < line) texts.push('');
    texts[line] = text;
  }
  const starts = new Uint32Array(texts.length + 1);
  let end = 0;
  texts.forEach((text, line) => {
    starts[line] = end;
    end += text.length + 1;
  });
  starts[texts.length] = end;
  return { text: `${texts.join('\n')}\n`, starts };
}
