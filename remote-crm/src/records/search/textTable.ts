/** Rows of one chunk: rewriting one costs a fraction of a millisecond. */
const rowsPerChunk = 1024;

interface Chunk {
  /** The rows' texts, each with a line end: one long text is searched several times as fast as a thousand short ones. */
  text: string;
  /** Where each row begins in it, and finally where the last one ends. */
  starts: Uint32Array;
}

/** Folded texts by row number, for finding rows that hold some words. */
export class TextTable {
  readonly #chunks: Chunk[] = [];
  /** The last answer, until a text changes. */
  #last: { readonly words: readonly string[]; readonly rows: Uint32Array<ArrayBuffer> } | undefined;

  /** Replaces the texts of rows; an empty one removes its row. */
  put(rows: Uint32Array, texts: readonly string[]): void {
    this.#last = undefined;
    const changed = new Map<number, Map<number, string>>();
    rows.forEach((row, at) => {
      const no = Math.floor(row / rowsPerChunk);
      const lines = changed.get(no) ?? new Map<number, string>();
      changed.set(no, lines.set(row % rowsPerChunk, (texts[at] ?? '').replaceAll('\n', ' ')));
    });
    for (const [no, lines] of changed) this.#chunks[no] = rewritten(this.#chunks[no], lines);
  }

  /** Rows whose text holds every word, in their order. */
  find(words: readonly string[]): Uint32Array<ArrayBuffer> {
    const rows = this.#fewer(words)?.filter((row) => this.#holds(row, words)) ?? this.#findInAll(words);
    this.#last = { words, rows };
    // A copy, because the answer's memory is handed to the page.
    return rows.slice();
  }

  /** The last answer, if the words only narrow it, as while typing; undefined if it is so long that chunks are faster. */
  #fewer(words: readonly string[]): Uint32Array<ArrayBuffer> | undefined {
    const { words: known, rows } = this.#last ?? {};
    if (!known?.every((one) => words.some((word) => word.includes(one)))) return undefined;
    return rows && rows.length * 4 < this.#chunks.length * rowsPerChunk ? rows : undefined;
  }

  #findInAll(words: readonly string[]): Uint32Array<ArrayBuffer> {
    const found = new Uint32Array(this.#chunks.length * rowsPerChunk);
    // The longest word is the rarest: the others are searched only in rows that contain it.
    const [rarest, ...others] = [...words].sort((one, other) => other.length - one.length);
    let count = 0;
    if (rarest === undefined) return found.subarray(0, count);
    this.#chunks.forEach(({ text, starts }, no) => {
      let line = 0;
      for (let at = text.indexOf(rarest); at >= 0; at = text.indexOf(rarest, starts[line])) {
        while ((starts[line + 1] ?? text.length) <= at) line += 1;
        const row = no * rowsPerChunk + line;
        if (others.length === 0 || this.#holds(row, others)) found[count++] = row;
        line += 1;
      }
    });
    return found.subarray(0, count);
  }

  #holds(row: number, words: readonly string[]): boolean {
    const chunk = this.#chunks[Math.floor(row / rowsPerChunk)];
    const line = row % rowsPerChunk;
    const own = chunk?.text.slice(chunk.starts[line], chunk.starts[line + 1]) ?? '';
    return words.every((word) => own.includes(word));
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
  return { text: [...texts, ''].join('\n'), starts };
}
