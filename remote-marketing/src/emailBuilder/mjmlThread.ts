import { blobWorker } from '@steps/shared';
import type { MjmlAnswer, MjmlQuestion } from './mjmlMessages';

type Convert = (mjml: string) => Promise<string>;
let starting: Promise<Convert> | undefined;

/** MJML as HTML, in a worker that starts with the first email; in the page itself where workers are forbidden. */
export async function mjmlHtml(mjml: string): Promise<string> {
  starting ??= start();
  return (await starting)(mjml);
}

const inPage: Convert = async (mjml) => (await import('./convertMjml')).convertMjml(mjml);

async function start(): Promise<Convert> {
  const asked = new Map<number, { mjml: string; resolve: (html: string) => void; reject: (error: Error) => void }>();
  let count = 0;
  try {
    const { default: text } = await import('./mjmlWorker.ts?worker-text');
    const worker = blobWorker(text, 'mjml');
    let broken = false;
    worker.onmessage = ({ data }: MessageEvent<MjmlAnswer>) => {
      const waiting = asked.get(data.id);
      asked.delete(data.id);
      if ('html' in data) waiting?.resolve(data.html);
      else waiting?.reject(new Error(data.problem));
    };
    worker.onerror = (event) => {
      console.warn('Emails are written in the page: the worker broke.', event.message);
      broken = true;
      worker.terminate();
      for (const { mjml, resolve, reject } of asked.values()) inPage(mjml).then(resolve, reject);
      asked.clear();
    };
    return (mjml) =>
      broken
        ? inPage(mjml)
        : new Promise((resolve, reject) => {
            count += 1;
            asked.set(count, { mjml, resolve, reject });
            worker.postMessage({ id: count, mjml } satisfies MjmlQuestion);
          });
  } catch (error) {
    console.warn('Emails are written in the page: no worker could be started.', error);
    return inPage;
  }
}
