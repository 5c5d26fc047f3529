/** Messages and questions from the page to the search worker. Texts are as people wrote them: folding is the worker's job. */
export type SearchQuestion =
  /** One text for each row, line by line. */
  | { readonly kind: 'put'; readonly table: string; readonly rows: Uint32Array<ArrayBuffer>; readonly texts: string }
  | { readonly kind: 'find'; readonly table: string; readonly query: string }
  | { readonly kind: 'forget'; readonly table: string };

/** The rows that contain every word of a question, in order; nothing for a mere message. */
export type FoundRowNumbers = Uint32Array<ArrayBuffer>;
