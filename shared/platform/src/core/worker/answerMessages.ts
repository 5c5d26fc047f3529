import type { Answered, Asked, MessageHandler } from './messages';

/** The program of a worker that `workerThread` starts. `transferred`: buffers of an answer that are handed over, not copied. */
export function answerMessages<Message, Answer>(
  handler: MessageHandler<Message, Answer>,
  transferred: (answer: Answer) => Transferable[] = () => [],
): void {
  const post = (answered: Answered<Answer>, transfer: Transferable[] = []) => postMessage(answered, { transfer });
  addEventListener('message', async ({ data: { id, message } }: MessageEvent<Asked<Message>>) => {
    try {
      const answer = await handler(message);
      post({ id, answer }, transferred(answer));
    } catch (error) {
      post({ id, problem: error instanceof Error ? error.message : String(error) });
    }
  });
}
