/** What the page tells or asks the search worker. Texts are as people wrote them: folding is the worker's work. */
export type SearchQuestion =
  /** One text for each row, line by line. */
  | { readonly kind: 'put'; readonly table: string; readonly rows: Uint32Array<ArrayBuffer>; readonly texts: string }
  | { readonly kind: 'find'; readonly table: string; readonly query: string }
  | { readonly kind: 'forget'; readonly table: string };

/** The rows that hold every word of a question, in their order; none for what is only told. */
export type FoundRowNumbers = Uint32Array<ArrayBuffer>;
