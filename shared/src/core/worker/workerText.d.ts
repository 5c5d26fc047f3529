/** The text of a file bundled as a worker, by the build's loader (shared/build/rspack/workerText.mjs). */
declare module '*?worker-text' {
  const text: string;
  export default text;
}
