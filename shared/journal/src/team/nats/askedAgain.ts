import { JetStreamApiError } from '@nats-io/jetstream';
import { errors } from '@nats-io/nats-core';
import { waited } from '../link/waited';

/** "JetStream system temporarily unavailable": there is no leader. */
const noLeader = 10_008;
/** How long an answer is waited for before it is asked once more, ms; then twice as long, up to the longest. */
const firstPause = 200;
const longestPause = 600;
/** How long an answer to what is asked once is waited for, ms. */
const patience = 1000;

/** Resolves when the line has carried what was written to it, and what came before the answer to that. A large message takes a slow one a minute. */
export type Carried = () => Promise<unknown>;
const atOnce: Carried = async () => {};

/** Whether nobody answered: a node was lost with the question, or no other leader is elected yet. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof JetStreamApiError) return error.code === noLeader;
  if (error instanceof errors.TimeoutError) return true;
  return isForNobody(error) || (error instanceof Error && isForNobody(error.cause));
}

const isForNobody = (error: unknown) => error instanceof errors.RequestError && error.isNoResponders();

/** The answer. Rejects when it has not come within this time (ms) after the line has carried the question. */
export async function answeredIn<T>(answer: Promise<T>, within: number, carried: Carried): Promise<T> {
  const over = new AbortController();
  const late = carried()
    .catch(() => {})
    .then(() => waited(within, over.signal))
    .then(() => Promise.reject(new errors.TimeoutError()));
  late.catch(() => {});
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}

/**
 * Asks for something small until it is answered. The first answer counts, whichever question it is for: a slow line loses none. Rejects with
 * what the server says against it, and when nobody has answered within this time (ms) after the line has carried the first question.
 */
export async function askedAgain<T>(ask: () => Promise<T>, within: number, carried = atOnce): Promise<T> {
  const over = new AbortController();
  const asking = new Promise<T>((resolve, reject) => {
    const repeat = async () => {
      for (let pause = firstPause; !over.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
        ask().then(resolve, (error: unknown) => {
          if (!isUnanswered(error)) reject(error);
        });
        await carried().catch(() => {});
        // Not all devices at once.
        await waited(pause * (0.8 + Math.random() * 0.4), over.signal);
      }
    };
    void repeat();
  });
  try {
    return await answeredIn(asking, within, carried);
  } finally {
    over.abort();
  }
}

/**
 * Asks, and once more where there is no answer though the line has carried the question, and the server is `ready`: it answers something that
 * was asked later. The first answer counts, whichever question it is for.
 */
export async function askedTwice<T>(
  ask: () => Promise<T>,
  ready: () => Promise<unknown>,
  carried = atOnce,
): Promise<T> {
  const over = new AbortController();
  const answer = new Promise<T>((resolve, reject) => {
    let left = 2;
    const count = (asked: Promise<T>) =>
      asked.then(resolve, (error: unknown) => {
        left -= 1;
        if (left === 0 || !isUnanswered(error)) reject(error);
      });
    const first = ask();
    count(first);
    const again = () => (over.signal.aborted ? first : ask());
    const unanswered = first.then(
      () => false,
      (error: unknown) => isUnanswered(error),
    );
    const late = carried()
      .catch(() => {})
      .then(() => waited(patience, over.signal))
      .then(() => true);
    void Promise.race([unanswered, late]).then((isOpen) => {
      if (isOpen) count(ready().then(again));
    });
  });
  return answer.finally(() => over.abort());
}
