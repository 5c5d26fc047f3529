import { errors } from '@nats-io/nats-core';
import { TeamError } from '../log/teamLog';
import { connected, type ServerAccess, toTeamError } from './natsConnection';

const answerWithin = 8000;

/** Answers what comes to a subject, until `stop`. `onLost`: the connection is gone, and nothing comes any more. Rejects with `TeamError`. */
export async function hostMeeting(
  access: ServerAccess,
  subject: string,
  answer: (question: Uint8Array) => Promise<Uint8Array>,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const connection = await connected(access);
  const questions = connection.subscribe(subject);
  const answering = new Set<Promise<void>>();
  const work = async () => {
    for await (const question of questions) {
      const turn = answer(question.data).then(
        (data) => void question.respond(data),
        // A message that is not ours gets no answer.
        () => {},
      );
      answering.add(turn);
      void turn.then(() => answering.delete(turn));
    }
  };
  void work();
  void connection.closed().then(onLost);
  // The library goes on waiting for an answer after the end.
  const ended = connection.closed().then(() => {
    throw new TeamError('away', 'The connection was lost.');
  });
  try {
    // The server has the subscription now.
    await Promise.race([connection.flush(), ended]);
  } catch (error) {
    throw toTeamError(error);
  }
  return async () => {
    // Questions that came are still answered: the last answer is the one that matters.
    await Promise.allSettled(answering);
    // A connection that is lost has nothing more to send.
    if (!connection.isClosed()) await connection.drain();
  };
}

/** Asks at a subject; `ask` resolves with `undefined` when nobody answers there. Rejects with `TeamError`. */
export async function askMeeting(
  access: ServerAccess,
  subject: string,
): Promise<{ ask(question: Uint8Array): Promise<Uint8Array | undefined>; close(): Promise<void> }> {
  const connection = await connected(access).catch((error: unknown) => {
    if (!(error instanceof TeamError && error.fault === 'closed')) throw error;
    throw new TeamError('refused', 'This invitation has expired. Ask for a new one.', { cause: error });
  });
  return {
    async ask(question) {
      try {
        return (await connection.request(subject, question, { timeout: answerWithin })).data;
      } catch (error) {
        const nobody =
          error instanceof errors.NoRespondersError || (error instanceof errors.RequestError && error.isNoResponders());
        if (nobody) return undefined;
        throw toTeamError(error);
      }
    },
    close: () => connection.close(),
  };
}
