/**
 * Starts a worker from its program text (`import('./thing.ts?worker-text')`). A browser refuses a worker whose file
 * lies on another origin, as a remote's does; a blob belongs to the page. Throws where workers are forbidden.
 */
export function blobWorker(text: string, name: string): Worker {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(url, { name });
  // Not before the first answer: some browsers fetch the program after the constructor has returned.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
