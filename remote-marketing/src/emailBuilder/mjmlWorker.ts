import { convertMjml } from './convertMjml';
import type { MjmlAnswer, MjmlQuestion } from './mjmlMessages';

/** Runs away from the page: typing goes on while an email is written. */
addEventListener('message', async ({ data: { id, mjml } }: MessageEvent<MjmlQuestion>) => {
  const answer: MjmlAnswer = await convertMjml(mjml).then(
    (html) => ({ id, html }),
    (error: unknown) => ({ id, problem: error instanceof Error ? error.message : String(error) }),
  );
  postMessage(answer);
});
