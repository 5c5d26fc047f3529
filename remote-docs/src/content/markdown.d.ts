declare module '*/contents.md' {
  const folder: import('./article').ArticleFolder;
  export default folder;
}

declare module '*/contents.md?search' {
  /** A MiniSearch index as JSON, read with the options of `search/indexOptions.mjs`. */
  const index: string;
  export default index;
}
