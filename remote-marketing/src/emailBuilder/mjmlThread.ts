import { workerThread } from '@steps/platform/worker';

const inPage = async (mjml: string) => (await import('./convertMjml')).convertMjml(mjml);
const start = () =>
  workerThread({ name: 'mjml', program: () => import('./mjmlWorker.ts?worker-text'), inPage: () => inPage });
let starting: ReturnType<typeof start> | undefined;

/** MJML as HTML, in a worker that starts with the first email; in the page itself where workers are forbidden. */
export async function mjmlHtml(mjml: string): Promise<string> {
  starting ??= start();
  return (await (await starting)(mjml)) ?? inPage(mjml);
}
