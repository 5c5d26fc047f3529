/** The text of a file bundled as a worker, by the build's loader (shared/build/rspack/workerText.mjs). */
declare module '*?worker-text' {
  const text: string;
  export default text;
}

/** The address of a file bundled as a worker, by the build's loader (shared/build/rspack/workerFile.mjs). */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** The address of a file that is served as it is. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
